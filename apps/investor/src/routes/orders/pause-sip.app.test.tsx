import { i18n } from '@folioflow/flows/testing/texts';
import { calendarDayOf } from '@folioflow/api/contract';
import { formatDay } from '@folioflow/ui';
import {
  pressDialogOk,
  button,
  closeAlert,
  expect,
  field,
  waitForPath,
  page,
  test,
  visit,
} from '../../testing/app-test.tsx';
import {
  choosePause,
  startPause,
  skipInstalments,
  submitPauseButton,
  fetchOrders,
  orderMenuButton,
} from '../../testing/steps/order-actions.ts';
import { cancelPinButton, confirmPin, pinDialog, pinField } from '../../testing/steps/pin.ts';

/** The persona with SIPs of every state. */
const WITH_SIPS = '9000000101';
const pausePath = 'xsip/pause';
const mainRegion = () => page.getByRole('main');

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_SIPS);
});

test('a SIP is paused by a number and the PIN, and the next page shows the answer of the provider [ON-074 OM-003 OM-022 OM-049 OM-077 OM-083 OM-084 OM-085 OM-086 OM-087 OM-180]', async ({
  network,
}) => {
  const sip = await startPause(network);
  const numbers = [...(field('Instalments to skip').element() as HTMLSelectElement).options];
  expect(numbers.map(({ value }) => value).filter((value) => value !== '')).toEqual(['1', '2', '3']);
  await expect.element(submitPauseButton()).toBeDisabled();
  await skipInstalments(2);
  await expect
    .element(pinDialog())
    .toMatchTextContent(/The next 2 instalments, from .* are skipped\. You do not pay ₹10,000/);
  expect(network.callsTo(pausePath)).toEqual([]);

  await confirmPin('1111');
  await closeAlert(/PIN/);
  await expect.element(pinField()).toHaveValue('');
  await confirmPin('1234');
  await waitForPath(/\/fyInformation\/$/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('For Your Information');
  await expect.element(mainRegion()).toMatchTextContent(/The next 2 instalments are skipped/);
  // The day before the PIN is that of the provider.
  const resumption = calendarDayOf(sip?.upcoming_installment_dates?.[2] ?? '') ?? '';
  await expect.element(mainRegion()).toMatchTextContent(`resumes on ${formatDay(i18n, resumption)}.`);
  expect(network.callsTo(pausePath).at(-1)?.body).toEqual({
    order_type: 'xsip',
    client_info: {
      sip_type: 'xsip',
      order_id: sip?.order_id,
      order_registration_no: sip?.mf_order_registration_no,
      pause_no_of_installments: 2,
      pin_verification_value: '1234',
    },
  });
  await page.getByRole('link', { name: 'Ok, Go to list' }).click();
  await waitForPath(/\/sipList\/?$/);
});

test('a retry of a pause with a lost answer sends the same key, also after the dialog was closed, and pauses once', async ({
  network,
  investor,
}) => {
  await startPause(network);
  await skipInstalments(1);
  network.loseAnswer(pausePath);
  await confirmPin('1234');
  await pressDialogOk();
  const { rows } = await investor.sandbox.effects();
  await cancelPinButton().click();
  await skipInstalments(1);
  await confirmPin('1234');
  await waitForPath(/\/fyInformation\/$/);
  const [first, second] = network.callsTo(pausePath).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('a SIP that another tab has paused is refused with the reason, and its row is updated', async ({ network }) => {
  const sip = await startPause(network);
  await skipInstalments(1);
  await confirmPin('1234');
  await waitForPath(/\/fyInformation\/$/);
  // The list as the other tab shows it.
  network.rewriteAnswer('order/list', (answer) => ({ ...answer, result: [sip] }));
  visit('/sipList');
  await choosePause(0);
  await skipInstalments(2);
  await confirmPin('1234');
  await closeAlert('This is no longer possible for this order.');
  await cancelPinButton().click();
  await button('Close').last().click();
  await expect
    .element(page.getByRole('article').filter({ hasText: sip?.mf_order_registration_no ?? '' }))
    .toMatchTextContent('Paused');
});

test('the menu offers a pause only for a SIP that can be paused, and Close closes the dialog [OM-083]', async ({
  network,
}) => {
  await startPause(network);
  await button('Close').last().click();
  await expect.element(page.getByRole('dialog', { name: 'Pause Order' })).not.toBeInTheDocument();
  const sips = await fetchOrders(network, '/sipList');
  const place = sips.findIndex(({ mf_order_is_pause_allowed: may }) => !may);
  await orderMenuButton(place).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Pause Order' })).toHaveLength(0);
  expect(network.callsTo(pausePath)).toEqual([]);
});
