import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { ThemeSwitch, type Theme } from './ThemeSwitch.tsx';

test('a theme is selected from three, by a 44 px touch target or by keyboard', async () => {
  const chosen: Theme[] = [];
  await render(<ThemeSwitch value="light" onValue={(theme) => chosen.push(theme)} />);
  const field = page.getByRole('combobox', { name: 'Theme' });
  await expect.element(field).toHaveValue('light');
  expect(
    page
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['System', 'Light', 'Dark']);
  const { width, height } = (field.element().parentElement ?? document.body).getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await userEvent.selectOptions(field, 'dark');
  await userEvent.selectOptions(field, 'System');
  expect(chosen).toEqual(['dark', 'system']);
});
