import { inject, onTestFinished } from 'vitest';
import { closeAlert, expect, waitForPath, page, reload, test, visit } from '../../testing/app-test.tsx';
import { PLACED_ORDER_CHANNEL } from '../../wiring/use-placed-order-channel.ts';
import { press } from '@folioflow/wiring/testing/gestures';
import { checkAgainButton } from '../../testing/steps/messages.ts';
import { leaveRepetitionButton, orderCodeField, repeatQuestion } from '../../testing/steps/order.ts';
import {
  askForSipCode,
  createSipState,
  changeMandateButton,
  suggestedMandate,
  confirmSip,
  confirmSipButton,
  createSipButton,
  firstSipDay,
  reviewSip,
  reviewSipButton,
  fetchSipCount,
  WITH_ONE_MANDATE,
  settleSipNominee,
} from '../../testing/steps/sip.ts';

const creationPath = 'xsip/create';
let sipCountBefore: number;

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ONE_MANDATE);
  sipCountBefore = await fetchSipCount(investor);
});

test('a reload before the code is confirmed restores the requested SIP, and one SIP is placed', async ({
  investor,
  network,
}) => {
  await reviewSip();
  await askForSipCode();
  reload();
  await settleSipNominee();
  await expect.element(changeMandateButton()).toBeVisible();
  await reviewSipButton().click();
  await expect.element(page.getByRole('region', { name: 'What you agree to' })).toMatchTextContent('₹5,000');
  await askForSipCode();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  reload();
  await expect.element(page.getByRole('main')).toMatchTextContent('₹60,000');
  expect(network.callsTo(creationPath)).toHaveLength(1);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('Back from a placed SIP skips its checkout', async ({ investor }) => {
  visit('/sipList');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('SIP List');
  await reviewSip();
  await askForSipCode();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  history.back();
  await waitForPath(/\/sipList\/?$/);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('a double click on the last button places one SIP', async ({ investor, network }) => {
  await reviewSip();
  await askForSipCode();
  await orderCodeField().fill('123456');
  const confirm = confirmSipButton().element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await waitForPath(/\/sipResponse\/?$/);
  expect(network.callsTo(creationPath)).toHaveLength(1);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('a wrong code places no SIP and preserves the choices, and the right code places one', async ({ investor }) => {
  await reviewSip();
  await askForSipCode();
  await confirmSip('654321');
  await expect.element(orderCodeField()).toHaveValue('');
  expect(await fetchSipCount(investor)).toBe(sipCountBefore);
  const dialog = page.getByRole('alertdialog');
  if (dialog.query() !== null) await closeAlert(/./);
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('a SIP with a lost answer is found in the list, and there is one SIP', async ({ investor, network }) => {
  await reviewSip();
  await askForSipCode();
  network.loseAnswer(creationPath);
  await confirmSip();
  await closeAlert(/./);
  await checkAgainButton().click();
  await waitForPath(/\/sipResponse\/?$/);
  await expect.element(page.getByRole('main')).toMatchTextContent('₹60,000');
  expect(network.callsTo(creationPath)).toHaveLength(1);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('of two tabs with the same SIP only the code that was requested last is valid', async ({ investor, network }) => {
  const sent = network.captureAnswer<{ twofactor_id: string }>('user/2factor/sendotp');
  await reviewSip();
  await askForSipCode();
  const { twofactor_id: ofTheFirstTab } = await sent;
  await reviewSip();
  await askForSipCode();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  const [placed] = network.callsTo(creationPath);
  const other = { ...(placed?.body['two_factor_authentication'] as object), twofactor_token_id: ofTheFirstTab };
  const answer = await fetch(`${inject('appConfig').providerUrl}/${creationPath}`, {
    method: 'PUT',
    headers: { ...placed?.headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ ...placed?.body, two_factor_authentication: other }),
  });
  expect(((await answer.json()) as { code: string }).code).toMatch(/^03[123]$/);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('a SIP that is placed in another window closes its checkout with a notice; the checkout of another SIP remains', async ({
  investor,
  network,
}) => {
  const elsewhere = new BroadcastChannel(PLACED_ORDER_CHANNEL);
  onTestFinished(() => elsewhere.close());
  const told: unknown[] = [];
  elsewhere.addEventListener('message', ({ data }) => told.push(data));
  await reviewSip();
  expect(told).toEqual([]);
  await askForSipCode();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  await expect.poll(() => told).toHaveLength(1);

  await reviewSip({ sip_amount: '6000' });
  elsewhere.postMessage(told[0]);
  await askForSipCode();
  await reviewSip();
  await press(createSipButton());
  await expect.element(repeatQuestion()).toBeVisible();
  elsewhere.postMessage(told[0]);
  await waitForPath(/\/sipList\/?$/);
  await expect.element(page.getByText('This SIP was placed in another window. It is in your list.')).toBeVisible();
  expect(network.callsTo(creationPath)).toHaveLength(1);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('a closed day accepts no SIP and shows the reason [DO-320 OM-226]', async ({ investor, network }) => {
  visit('/sipCheckout', createSipState({ sip_date: 15, sip_date_value: firstSipDay(15) }));
  await settleSipNominee();
  await expect.element(suggestedMandate()).toBeVisible();
  await expect
    .element(page.getByText('No debit can be made on this day. Choose another day for your SIP.'))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Is First Order Today' })).not.toBeChecked();
  await reviewSipButton().click();
  await expect.element(createSipButton()).toBeDisabled();
  expect(network.callsTo('user/2factor/sendotp')).toEqual([]);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore);
});

test('a first order today allows a closed day, is shown before the code, and is sent with the order [DO-320 DO-321 OM-226 OM-227]', async ({
  investor,
  network,
}) => {
  visit('/sipCheckout', createSipState({ sip_date: 13, sip_date_value: firstSipDay(13) }));
  await settleSipNominee();
  await expect.element(suggestedMandate()).toBeVisible();
  const first = page.getByRole('checkbox', { name: 'Is First Order Today' });
  await expect.element(first).toBeChecked();
  await expect.element(first).toBeDisabled();
  await reviewSipButton().click();
  const agreed = page.getByRole('region', { name: 'What you agree to' });
  await expect.element(agreed).toMatchTextContent(/The first instalment is debited today, the second on/);
  await askForSipCode();
  await expect.element(agreed).toMatchTextContent(/The first instalment is debited today, the second on/);
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  await expect.element(page.getByRole('main')).toMatchTextContent(/With the order\s*the second on/);
  expect(network.callsTo(creationPath)[0]?.body['client_info']).toMatchObject({ is_first_order_today: true });
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});

test('a reload during a SIP shows a warning, and the SIP asks before it is repeated', async ({ investor, network }) => {
  await reviewSip();
  await askForSipCode();
  const arrived = network.deliverWithoutAnswer(creationPath);
  await confirmSip();
  await arrived;
  reload();
  await closeAlert(/may have gone through/);
  await settleSipNominee();
  await expect.element(changeMandateButton()).toBeVisible();
  await reviewSipButton().click();
  await press(createSipButton());
  await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same SIP at /);
  await press(leaveRepetitionButton());
  expect(network.callsTo(creationPath)).toHaveLength(1);
  expect(await fetchSipCount(investor)).toBe(sipCountBefore + 1);
});
