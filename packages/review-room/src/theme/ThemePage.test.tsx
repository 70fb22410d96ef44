import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../ui/src/testing/render.tsx';
import '../../../ui/src/tokens/tokens.css';
import { EMPTY_DRAFT } from './theme-draft.ts';
import { ThemePage } from './ThemePage.tsx';

const pane = (shown: 'light' | 'dark') => page.getByRole('region', { name: `Preview, ${shown}` });
const accentOf = (shown: 'light' | 'dark') =>
  getComputedStyle(pane(shown).element()).getPropertyValue('--accent').trim();
const exported = () => JSON.parse(page.getByLabelText('theme.json').element().textContent) as unknown;

test('an illegible brand colour changes nothing until its nearest legible one is used', async () => {
  await page.viewport(1280, 900);
  await render(<ThemePage start={EMPTY_DRAFT} />);
  expect([accentOf('light'), accentOf('dark')]).toEqual(['#3d49c4', '#a3acff']);
  const brand = page.getByLabelText('Brand colour', { exact: true });
  await userEvent.fill(brand, '#f58220');
  await expect.element(page.getByText(/would be illegible on a light page\. On .* instead of 4\.5\./)).toBeVisible();
  expect(accentOf('light')).toBe('#3d49c4');
  expect(exported()).toEqual({});
  await userEvent.click(page.getByRole('button', { name: 'Use #a65300, the nearest' }));
  await expect.element(brand).toHaveValue('#a65300');
  expect(accentOf('light')).toBe('#a65300');
  expect(exported()).toEqual({ brand: '#a65300' });
  await expect.element(page.getByText('would be illegible')).not.toBeInTheDocument();
});

test('a sample brand fills all fields and is shown in both themes', async () => {
  await render(<ThemePage start={EMPTY_DRAFT} />);
  await userEvent.click(page.getByRole('button', { name: 'Sagar Funds' }));
  await expect.element(page.getByLabelText('Radius')).toHaveValue('10');
  expect(accentOf('light')).toBe('#0f6b70');
  expect(accentOf('dark')).not.toBe('#a3acff');
  expect(getComputedStyle(pane('dark').element()).colorScheme).toBe('dark');
  await expect.element(pane('light').getByText(/Sagar Funds/)).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Reset' }));
  expect(accentOf('light')).toBe('#3d49c4');
});

test('the style sheet to download is the one that is shown', async () => {
  await render(<ThemePage start={{ ...EMPTY_DRAFT, brand: '#14532d', radius: '4' }} />);
  const css = page.getByLabelText('theme.css').element().textContent;
  expect(css).toContain('--accent: #14532d;');
  expect(css).toContain('--radius-card: 7px;');
});
