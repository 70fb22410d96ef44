import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { NoticeStack, type StackedNotice } from './NoticeStack.tsx';

const danger: StackedNotice = { id: 'a', kind: 'danger', text: 'The order could not be cancelled.' };
const success: StackedNotice = { id: 'b', kind: 'success', text: 'Added to Retirement.' };

test('says a refusal as an alert and a success as a status', async () => {
  await render(<NoticeStack notices={[danger, success]} onDismiss={() => undefined} />);
  await expect.element(page.getByRole('alert')).toHaveTextContent('The order could not be cancelled.');
  await expect.element(page.getByRole('status')).toHaveTextContent('Added to Retirement.');
});

test('each can be dismissed by itself, in any order', async () => {
  function Kept() {
    const [notices, setNotices] = useState([danger, success]);
    return <NoticeStack notices={notices} onDismiss={(id) => setNotices(notices.filter((each) => each.id !== id))} />;
  }
  await render(<Kept />);
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }).first());
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  await expect.element(page.getByRole('status')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
});

/** A page with a notice that takes a press, and a dialog that a person opens above it. */
function WithDialog({ onReload }: { onReload: () => void }) {
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

test('a modal dialog keeps nobody from it: it is seen above, pressed and reached by the keys, and stays when the dialog goes', async () => {
  const onReload = vi.fn();
  await render(<WithDialog onReload={onReload} />);
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

test('lies above the newest of several dialogs, and outlives those that are taken out with their page', async () => {
  const at = (dialogs: readonly ('PIN' | 'note')[], id = 'a') => (
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
  const isPressed = () => userEvent.click(page.getByRole('button', { name: 'Dismiss' }));
  const { rerender } = await render(at(['PIN', 'note']));
  await expect.element(page.getByRole('alertdialog').getByRole('alert')).toHaveTextContent(danger.text);
  await isPressed();
  await rerender(at(['PIN']));
  await expect.element(page.getByRole('dialog').getByRole('alert')).toHaveTextContent(danger.text);
  await isPressed();
  await rerender(at([], 'b'));
  await expect.element(said).toHaveTextContent(danger.text);
  await isPressed();
  await expect.element(said).toHaveLength(1);
});
