import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { AlertDialog } from './AlertDialog.tsx';

test('has a name and a description, and its only button is focused', async () => {
  const closed: string[] = [];
  await render(
    <AlertDialog open title="Please note" onClose={() => closed.push('closed')}>
      The minimum amount is Rs.500
    </AlertDialog>,
  );
  const dialog = page.getByRole('alertdialog', { name: 'Please note' });
  await expect.element(dialog).toHaveAccessibleDescription('The minimum amount is Rs.500');
  await expect.element(page.getByRole('button', { name: 'OK' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Escape}');
  expect(closed).toEqual(['closed', 'closed']);
});
