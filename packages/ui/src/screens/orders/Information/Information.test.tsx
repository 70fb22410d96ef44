import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { Information } from './Information.tsx';

test('the page shows the text of the provider as sanitised HTML under its heading [OM-179 OM-180]', async () => {
  await render(<Information html={'<h3>SIP paused</h3><p>Until May.</p><img src="x" onerror="document.title = 1">'} />);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('For Your Information');
  await expect.element(page.getByText('Until May.')).toBeVisible();
  expect(document.querySelector('[onerror]')).toBeNull();
  await expect.element(page.getByRole('link', { name: 'Ok, Go to list' })).toHaveAttribute('href', '/sipList/');
});

test('the page shows a loading text with the expected duration for an empty text [OM-181 DO-463]', async () => {
  await render(<Information html="" />);
  await expect.element(page.getByText('We are fetching your information')).toBeVisible();
  await expect
    .element(page.getByText('Please do not press Back or Refresh. Processing takes about 1 to 5 seconds.'))
    .toBeVisible();
});

test('the page shows the not-found text and a link to the schemes without navigation state [OM-182]', async () => {
  await render(<Information html={null} />);
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/schemeList');
});
