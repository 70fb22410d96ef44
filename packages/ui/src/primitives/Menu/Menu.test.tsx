import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Menu } from './Menu.tsx';

async function opened() {
  const done: string[] = [];
  await render(
    <>
      <Menu
        trigger="Actions"
        items={[
          { label: 'Statement', to: '#statement' },
          { label: 'Pause', onSelect: () => done.push('pause'), disabled: true },
          { label: 'Cancel', onSelect: () => done.push('cancel') },
        ]}
      />
      <p>Elsewhere</p>
    </>,
  );
  await userEvent.click(opener());
  return done;
}
const opener = () => page.getByRole('button', { name: 'Actions' });
const item = (name: string) => page.getByRole('menuitem', { name });

test('opens on its first action; arrows move over what can be done', async () => {
  await opened();
  await expect.element(item('Statement')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Cancel')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Statement')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(item('Cancel')).toHaveFocus();
});

test('Escape closes it and gives the focus back', async () => {
  await opened();
  await userEvent.keyboard('{Escape}');
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(opener()).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  await opened();
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
});

test('a chosen action is done once and closes it', async () => {
  const done = await opened();
  await userEvent.click(item('Cancel'));
  expect(done).toEqual(['cancel']);
  await expect.element(opener()).toHaveAttribute('aria-expanded', 'false');
});
