import { i18n } from '@folioflow/flows/testing/texts';
import { pressDialogOk, button, expect, waitForPath, page, reload, test, visit } from '../../testing/app-test.tsx';

test.beforeEach(async ({ investor }) => {
  await investor.signIn();
});

test('a slow answer shows a loading text [DO-015]', async ({ network }) => {
  const deliver = network.delayNextCall('master/schemelist');
  visit('/schemeList');
  await expect.element(page.getByText('We are fetching the schemes')).toBeVisible();
  deliver();
  await expect.element(page.getByRole('link', { name: 'Amaltas Flexi Cap Fund (SC01)' })).toBeVisible();
  await expect.element(page.getByText('We are fetching the schemes')).toHaveLength(0);
});

test('another code shows an alert with the server text and ends loading [DO-018 DO-422]', async ({ investor }) => {
  await investor.sandbox.injectFault({
    operation: 'listSchemes',
    kind: 'code',
    value: { code: '011', messageText: 'x is missing' },
  });
  visit('/schemeList');
  await expect.element(page.getByRole('alertdialog').getByText('x is missing')).toBeVisible();
  await expect.element(page.getByText('We are fetching the schemes')).toHaveLength(0);
  await pressDialogOk();
  await button(i18n._('schemes.list.retry')).click();
  await expect.element(page.getByRole('link', { name: 'Amaltas Flexi Cap Fund (SC01)' })).toBeVisible();
});

test('a failed request shows each message for a few seconds, and the settings routes require a sign-in [DO-426 DO-440 OM-326 ON-438]', async ({
  investor,
}) => {
  await investor.sandbox.injectFault({
    operation: 'listSchemes',
    kind: 'httpStatus',
    value: { status: 400, errors: ['First thing', 'Second thing'] },
  });
  visit('/schemeList');
  const notifications = page.getByRole('button', { name: 'Dismiss' });
  await expect.element(notifications).toHaveLength(2);
  for (const text of ['First thing', 'Second thing'])
    await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();
  await expect.element(notifications).toHaveLength(0);
  // Nothing is lost when a notification ends: the place of the list has each message.
  for (const text of ['First thing', 'Second thing'])
    await expect.element(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  history.pushState({}, '', '/settings');
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  await waitForPath(/\/signin\/$/);
});

test('a lost connection shows an alert, and a retry loads the schemes [DO-439 OM-325]', async ({ network }) => {
  network.dropNextCall('master/schemelist');
  visit('/schemeList');
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await button(i18n._('schemes.list.retry')).click();
  await expect.element(page.getByRole('link', { name: 'Amaltas Flexi Cap Fund (SC01)' })).toBeVisible();
});

test('filters without a match show "No results found" [DO-016 DO-437]', async () => {
  visit('/schemeList');
  await expect.element(page.getByText('74 schemes')).toBeVisible();
  sessionStorage.setItem('filters_schemeList', JSON.stringify({ amc: ['no such house'] }));
  reload();
  await expect.element(page.getByText('No results found')).toBeVisible();
});

test('a failed chart shows its messages and no stale value [DO-069 DO-427 OM-328]', async ({ investor }) => {
  await investor.sandbox.injectFault({
    operation: 'getSchemeStatistics',
    kind: 'httpStatus',
    value: { status: 500, errors: ['Chart failure'] },
  });
  visit('/charts/INFZZZ000011/SC01/SC01');
  await expect.element(page.getByText('Chart failure').first()).toBeVisible();
  await expect.element(page.getByText(/^₹\d/)).toHaveLength(0);
});
