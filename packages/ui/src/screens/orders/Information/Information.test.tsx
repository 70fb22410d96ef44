import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Information } from './Information.tsx';

test('shows the words of the provider under its heading, and nothing in them runs [OM-179 OM-180]', async () => {
  await render(<Information html={'<h3>SIP paused</h3><p>Until May.</p><img src="x" onerror="document.title = 1">'} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('For Your Information');
  await expect.element(page.getByText('Until May.')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Ok, Go to list' })).toHaveAttribute('href', '/sipList/');
});

test('says while there are none that they are fetched, and how long that takes [OM-181 DO-463]', async () => {
  await render(<Information html="" />);
  await expect.element(page.getByText('We are fetching your information')).toBeVisible();
  await expect
    .element(page.getByText('Please do not press Back or Refresh. Processing takes about 1 to 5 seconds.'))
    .toBeVisible();
});

test('opened without them is the not-found text with a way back [OM-182]', async () => {
  await render(<Information html={null} />);
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/schemeList');
});
