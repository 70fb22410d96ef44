import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { useState } from 'react';
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

test('lies above an open dialog', async () => {
  const { rerender } = await render(<NoticeStack notices={[]} onDismiss={() => undefined} />);
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  dialog.showModal();
  await rerender(<NoticeStack notices={[danger]} onDismiss={() => undefined} />);
  const { x, y, width, height } = page.getByText(danger.text).element().getBoundingClientRect();
  dialog.style.cssText = 'inset: 0; width: 100%; height: 100%; max-width: none; max-height: none';
  const painted = document.elementsFromPoint(x + width / 2, y + height / 2);
  dialog.remove();
  expect(painted.includes(dialog)).toBe(true);
  expect(document.querySelector('[popover]')?.matches(':popover-open')).toBe(true);
});
