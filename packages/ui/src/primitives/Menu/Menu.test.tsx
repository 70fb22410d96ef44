import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../testing/render.tsx';

import { Menu } from './Menu.tsx';

async function renderOpenMenu() {
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
  await userEvent.click(openerButton());
  return done;
}
const openerButton = () => page.getByRole('button', { name: 'Actions' });
const menuItem = (name: string) => page.getByRole('menuitem', { name });

test('opens with the focus on its first action; arrow keys move between the enabled actions', async () => {
  await renderOpenMenu();
  await expect.element(menuItem('Statement')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuItem('Cancel')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(menuItem('Statement')).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.element(menuItem('Cancel')).toHaveFocus();
});

test('Escape closes it and restores the focus', async () => {
  await renderOpenMenu();
  await userEvent.keyboard('{Escape}');
  await expect.element(openerButton()).toHaveAttribute('aria-expanded', 'false');
  await expect.element(openerButton()).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  await renderOpenMenu();
  await userEvent.click(page.getByText('Elsewhere'));
  await expect.element(openerButton()).toHaveAttribute('aria-expanded', 'false');
});

test('a selected action is called once and closes the menu', async () => {
  const done = await renderOpenMenu();
  await userEvent.click(menuItem('Cancel'));
  expect(done).toEqual(['cancel']);
  await expect.element(openerButton()).toHaveAttribute('aria-expanded', 'false');
});
