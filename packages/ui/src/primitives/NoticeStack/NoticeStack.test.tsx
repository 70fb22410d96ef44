import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { NoticeStack, type StackedNotice } from './NoticeStack.tsx';

const danger: StackedNotice = { id: 'a', kind: 'danger', text: 'The order could not be cancelled.' };
const success: StackedNotice = { id: 'b', kind: 'success', text: 'Added to Retirement.' };

test('announces a refusal as an alert and a success as a status', async () => {
  await render(<NoticeStack notices={[danger, success]} onDismiss={() => undefined} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The order could not be cancelled.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Added to Retirement.');
});

test('each notice can be dismissed separately, in any order', async () => {
  function DismissibleStack() {
    const [notices, setNotices] = useState([danger, success]);
    return <NoticeStack notices={notices} onDismiss={(id) => setNotices(notices.filter((each) => each.id !== id))} />;
  }
  await render(<DismissibleStack />);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first());
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

/** A page with a notice with an action, and a dialog above the page. */
function PageWithDialog({ onReload }: { onReload: () => void }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Open</button>
      <NoticeStack
        notices={[{ ...danger, action: { label: 'Reload', onPress: onReload } }]}
        onDismiss={() => undefined}
      />
      <Dialog open={isOpen} title="Mandate" onClose={() => setIsOpen(false)}>
        <label>
          PIN <input />
        </label>
      </Dialog>
    </>
  );
}

test('a notice above a modal dialog is visible, can be pressed and focused, and remains when the dialog closes', async () => {
  const onReload = vi.fn();
  await render(<PageWithDialog onReload={onReload} />);
  const reload = page.getByRole('button', { name: 'Reload' });
  await userEvent.fill(page.getByLabelText('PIN'), '12');
  await userEvent.click(reload);
  expect(onReload).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByLabelText('PIN'));
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onReload).toHaveBeenCalledTimes(2);
  await expect.element(page.getByLabelText('PIN')).toHaveValue('12');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(reload);
  expect(onReload).toHaveBeenCalledTimes(3);
});

test('is above the topmost dialog, and remains when the dialogs are unmounted', async () => {
  const pageWith = (dialogs: readonly ('PIN' | 'note')[], id = 'a') => (
    <>
      <NoticeStack notices={[{ ...danger, id }]} onDismiss={() => undefined} />
      {dialogs.includes('PIN') && (
        <Dialog open title="PIN" onClose={() => undefined}>
          Which
        </Dialog>
      )}
      {dialogs.includes('note') && (
        <AlertDialog open title="Please note" onClose={() => undefined}>
          Not just now.
        </AlertDialog>
      )}
    </>
  );
  const said = page.getByRole('alert');
  const pressDismiss = () => userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  const { rerender } = await render(pageWith(['PIN', 'note']));
  await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent(danger.text);
  await pressDismiss();
  await rerender(pageWith(['PIN']));
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent(danger.text);
  await pressDismiss();
  await rerender(pageWith([], 'b'));
  await expect.element(said).toHaveTextContent(danger.text);
  await pressDismiss();
  await expect.element(said).toHaveLength(1);
});

test('a success is inserted into a live region that exists before it', async () => {
  const { rerender } = await render(<NoticeStack notices={[]} onDismiss={() => undefined} />);
  const region = document.querySelector('[aria-live=polite]');
  expect(region).not.toBeNull();
  await rerender(<NoticeStack notices={[success]} onDismiss={() => undefined} />);
  await expect.element(page.getByText('Added to Retirement.')).toBeVisible();
  expect(region?.contains(page.getByText('Added to Retirement.').element())).toBe(true);
});
