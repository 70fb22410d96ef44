import { i18n } from '@folioflow/flows/testing/texts';
import { createDiagnosedProvider, type IntegrationError } from '@folioflow/api/diagnostics';
import { createAppDiagnostics } from '@folioflow/wiring/diagnostics';
import { press, typeText } from '@folioflow/wiring/testing/gestures';
import { inject } from 'vitest';
import { expect, page, READY, replaceParts, test, visit, waitForPath } from '../../testing/app-test.tsx';
import { askForCode, enterCode, mobileField, requestCodeButton } from '../../testing/steps/access.ts';

test('an origin that the provider does not allow is reported in one sentence, and the page shows its own', async () => {
  const errors: IntegrationError[] = [];
  const baseUrl = `${inject('foreignSandbox')}/api/v1`;
  replaceParts({
    connect: (settings) =>
      createDiagnosedProvider({ ...settings, baseUrl }, { onIntegrationError: (error) => errors.push(error) }),
  });
  visit('/signin');
  await typeText(mobileField(), READY);
  await press(requestCodeButton());
  await expect.poll(() => errors.length).toBe(1);
  expect(errors.map(({ code, sentence, help }) => [code, sentence, help])).toEqual([
    [
      'cors-refused',
      `The browser refused the answers of ${baseUrl} to this page: the provider must allow the origin ${location.origin}, and the headers content-type, bb-access-token and idempotency-key.`,
      'docs/integration-errors.md#cors-refused',
    ],
  ]);
  await expect.element(page.getByText(i18n._('common.notice.connectivity'))).toBeVisible();
});

test('a sound journey of the app reports nothing: sign-in, portfolio, orders and schemes', async ({ investor }) => {
  await investor.sandbox.session(READY);
  const errors: IntegrationError[] = [];
  replaceParts(createAppDiagnostics((error) => errors.push(error)));
  await askForCode(investor.mobile);
  await enterCode('123456');
  await waitForPath(/\/portfolio\/$/);
  for (const path of ['/orderList', '/schemeList', '/accounts', '/bankAccountList']) {
    visit(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(errors).toEqual([]);
});
