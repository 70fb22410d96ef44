import { schemes } from '@folioflow/flows/words/schemes';
import { button, expect, page, replaceConfig, test, visit } from '../../testing/app-test.tsx';

const errors = ['First thing', 'Second thing'];
const shownError = (text: string) => page.getByText(text, { exact: true });
const isAnythingAbove = () => document.querySelector('[popover]:popover-open, dialog[open]') !== null;

test.beforeEach(async ({ investor }) => {
  replaceConfig({ errorPlacement: 'inPlace' });
  await investor.signIn();
});

test('each error of a failed list is shown once, in place, until Try again loads the list', async ({ investor }) => {
  await investor.sandbox.injectFault({
    operation: 'listSchemes',
    kind: 'httpStatus',
    value: { status: 400, errors },
  });
  visit('/schemeList');
  for (const text of errors) {
    await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
    expect(shownError(text).elements()).toHaveLength(1);
  }
  expect(isAnythingAbove()).toBe(false);
  await button(schemes['list.retry']).click();
  await expect.element(page.getByRole('link', { name: 'Amaltas Flexi Cap Fund (SC01)' })).toBeVisible();
  await expect.element(shownError('First thing')).toHaveLength(0);
});

test('a list that gets no answer shows the reason in place, without a dialog', async ({ network }) => {
  network.dropNextCall('master/schemelist');
  visit('/schemeList');
  await expect.element(button(schemes['list.retry'])).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
  expect(isAnythingAbove()).toBe(false);
  await button(schemes['list.retry']).click();
  await expect.element(page.getByRole('link', { name: 'Amaltas Flexi Cap Fund (SC01)' })).toBeVisible();
});
