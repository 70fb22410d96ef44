import { inject, onTestFinished } from 'vitest';
import { button, closeAlert, expect, field, isAt, page, reload, test, visit } from '../../testing/app-test.tsx';
import { PLACED } from '../../wiring/use-placed-elsewhere.ts';
import { press } from '@folioflow/wiring/testing/hands';
import { firstNominee, repeatQuestion } from '../../testing/steps/order.ts';
import {
  askForSipCode,
  askedSip,
  chooseMandate,
  confirmSip,
  firstDay,
  reviewSip,
  sipsOf,
  WITH_ONE_MANDATE,
} from '../../testing/steps/sip.ts';

const create = 'xsip/create';
let before: number;

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_ONE_MANDATE);
  before = await sipsOf(investor);
});

test('a page that is asked for again before the code is confirmed begins with what was asked for, and places one SIP', async ({
  investor,
  network,
}) => {
  await reviewSip();
  await askForSipCode();
  reload();
  await firstNominee().click();
  await chooseMandate().click();
  await button('Review').click();
  await expect.element(page.getByRole('region', { name: 'What you agree to' })).toMatchTextContent('₹5,000.00');
  await askForSipCode();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  reload();
  await expect.element(page.getByRole('main')).toMatchTextContent('₹60,000.00');
  expect(network.to(create)).toHaveLength(1);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('Back from a placed SIP leads past its checkout', async ({ investor }) => {
  visit('/sipList');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('SIP List');
  await reviewSip();
  await askForSipCode();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  history.back();
  await isAt(/\/sipList\/?$/);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('a double click on the last button places one SIP', async ({ investor, network }) => {
  await reviewSip();
  await askForSipCode();
  await field('OTP').fill('123456');
  const confirm = button('Confirm Sip Order').element() as HTMLButtonElement;
  confirm.click();
  confirm.click();
  await isAt(/\/sipResponse\/?$/);
  expect(network.to(create)).toHaveLength(1);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('a wrong code places none, keeps what was chosen, and the right one places one', async ({ investor }) => {
  await reviewSip();
  await askForSipCode();
  await confirmSip('654321');
  await expect.element(field('OTP')).toHaveValue('');
  expect(await sipsOf(investor)).toBe(before);
  const dialog = page.getByRole('alertdialog');
  if (dialog.query() !== null) await closeAlert(/./);
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('an answer that was lost after its effect is found in the list, and there is one SIP', async ({
  investor,
  network,
}) => {
  await reviewSip();
  await askForSipCode();
  network.loseAnswer(create);
  await confirmSip();
  await closeAlert(/./);
  await button('Check again').click();
  await isAt(/\/sipResponse\/?$/);
  await expect.element(page.getByRole('main')).toMatchTextContent('₹60,000.00');
  expect(network.to(create)).toHaveLength(1);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('of two tabs with the same SIP the one whose code was asked for last places it; the code of the other is worth nothing', async ({
  investor,
  network,
}) => {
  const sent = network.answerTo<{ twofactor_id: string }>('user/2factor/sendotp');
  await reviewSip();
  await askForSipCode();
  const { twofactor_id: ofTheFirstTab } = await sent;
  await reviewSip();
  await askForSipCode();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  const [placed] = network.to(create);
  const other = { ...(placed?.body['two_factor_authentication'] as object), twofactor_token_id: ofTheFirstTab };
  const answer = await fetch(`${inject('appConfig').providerUrl}/${create}`, {
    method: 'PUT',
    headers: { ...placed?.headers, 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify({ ...placed?.body, two_factor_authentication: other }),
  });
  expect(((await answer.json()) as { code: string }).code).toMatch(/^03[123]$/);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('a SIP that is placed in one window waits in no other one: its checkout leads to the list and says why, another SIP stays', async ({
  investor,
  network,
}) => {
  const elsewhere = new BroadcastChannel(PLACED);
  onTestFinished(() => elsewhere.close());
  const told: unknown[] = [];
  elsewhere.addEventListener('message', ({ data }) => told.push(data));
  await reviewSip();
  expect(told).toEqual([]);
  await askForSipCode();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  await expect.poll(() => told).toHaveLength(1);

  await reviewSip({ sip_amount: '6000' });
  elsewhere.postMessage(told[0]);
  await askForSipCode();
  await reviewSip();
  await press(button('Create Sip Order'));
  await expect.element(repeatQuestion()).toBeVisible();
  elsewhere.postMessage(told[0]);
  await isAt(/\/sipList\/?$/);
  await expect.element(page.getByText('This SIP was placed in another window. It is in your list.')).toBeVisible();
  expect(network.to(create)).toHaveLength(1);
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('a day that is closed takes no SIP and no mandate, and the page says why [DO-320 OM-226]', async ({
  investor,
  network,
}) => {
  visit('/sipCheckout', askedSip({ sip_date: 15, sip_date_value: firstDay(15) }));
  await firstNominee().click();
  await chooseMandate().click();
  await expect
    .element(page.getByText('No debit can be made on this day. Choose another day for your SIP.'))
    .toBeVisible();
  await expect.element(page.getByRole('checkbox', { name: 'Is First Order Today' })).not.toBeChecked();
  await button('Review').click();
  await expect.element(button('Create Sip Order')).toBeDisabled();
  expect(network.to('user/2factor/sendotp')).toEqual([]);
  expect(await sipsOf(investor)).toBe(before);
});

test('a first order today opens a day that is closed, is said before the code, and comes with the order [DO-320 DO-321 OM-226 OM-227]', async ({
  investor,
  network,
}) => {
  visit('/sipCheckout', askedSip({ sip_date: 13, sip_date_value: firstDay(13) }));
  await firstNominee().click();
  await chooseMandate().click();
  const first = page.getByRole('checkbox', { name: 'Is First Order Today' });
  await expect.element(first).toBeChecked();
  await expect.element(first).toBeDisabled();
  await button('Review').click();
  const agreed = page.getByRole('region', { name: 'What you agree to' });
  await expect.element(agreed).toMatchTextContent(/The first instalment is debited today, the second on/);
  await askForSipCode();
  await expect.element(agreed).toMatchTextContent(/The first instalment is debited today, the second on/);
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  await expect.element(page.getByRole('main')).toMatchTextContent(/With the order\s*the second on/);
  expect(network.to(create)[0]?.body['client_info']).toMatchObject({ is_first_order_today: true });
  expect(await sipsOf(investor)).toBe(before + 1);
});

test('a SIP that is on its way when its page is reloaded is told of, and asked about before it is placed again', async ({
  investor,
  network,
}) => {
  await reviewSip();
  await askForSipCode();
  const arrived = network.arrives(create);
  await confirmSip();
  await arrived;
  reload();
  await closeAlert(/may have gone through/);
  await firstNominee().click();
  await chooseMandate().click();
  await button('Review').click();
  await press(button('Create Sip Order'));
  await expect.element(repeatQuestion()).toMatchTextContent(/^You placed the same SIP at /);
  await press(button('Go back'));
  expect(network.to(create)).toHaveLength(1);
  expect(await sipsOf(investor)).toBe(before + 1);
});
