import { acknowledge, button, closeAlert, expect, field, isAt, page, test, visit } from '../../testing/app-test.tsx';
import { confirmPin } from '../../testing/steps/accounts.ts';
import { askToPause, choose, leaveOut, ordersAt } from '../../testing/steps/order-actions.ts';

/** The persona with SIPs of every state. */
const WITH_SIPS = '9000000101';
const pause = 'xsip/pause';
const main = () => page.getByRole('main');

test.beforeEach(async ({ investor }) => {
  await investor.signIn(WITH_SIPS);
});

test('a SIP is paused by a number, Submit and the PIN, and the page after it says what the provider says [ON-074 OM-003 OM-022 OM-049 OM-077 OM-083 OM-084 OM-085 OM-086 OM-087 OM-180]', async ({
  network,
}) => {
  const sip = await askToPause(network);
  const numbers = [...(field('Instalments to skip').element() as HTMLSelectElement).options];
  expect(numbers.map(({ value }) => value).filter((value) => value !== '')).toEqual(['1', '2', '3']);
  await expect.element(button('Submit')).toBeDisabled();
  await leaveOut(2);
  const dialog = page.getByRole('dialog', { name: 'Two Factor Authentication' });
  await expect
    .element(dialog)
    .toMatchTextContent(/The next 2 instalments, from .* are skipped\. You do not pay ₹10,000\.00/);
  expect(network.to(pause)).toEqual([]);

  await confirmPin('1111');
  await closeAlert(/PIN/);
  await expect.element(field('PIN')).toHaveValue('');
  await confirmPin('1234');
  await isAt(/\/fyInformation\/$/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('For Your Information');
  await expect.element(main()).toMatchTextContent(/The next 2 instalments are skipped/);
  // The day that was told before the PIN is the provider's own.
  await expect.element(main()).toMatchTextContent(new RegExp(`resumes on ${sip?.upcoming_installment_dates?.[2]}`));
  expect(network.to(pause).at(-1)?.body).toEqual({
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
  await isAt(/\/sipList\/?$/);
});

test('a pause whose answer was lost goes on with its key, also after its dialog was left, and counts once', async ({
  network,
  investor,
}) => {
  await askToPause(network);
  await leaveOut(1);
  network.loseAnswer(pause);
  await confirmPin('1234');
  await acknowledge();
  const { rows } = await investor.sandbox.effects();
  await button('Cancel').click();
  await leaveOut(1);
  await confirmPin('1234');
  await isAt(/\/fyInformation\/$/);
  const [first, second] = network.to(pause).map(({ headers }) => headers['idempotency-key']);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toBe(first);
  expect((await investor.sandbox.effects()).rows).toEqual(rows);
});

test('a SIP that another tab has paused is refused with the reason, and the row follows', async ({ network }) => {
  const sip = await askToPause(network);
  await leaveOut(1);
  await confirmPin('1234');
  await isAt(/\/fyInformation\/$/);
  // The list as it stood in the other tab.
  network.rewriteAnswer('order/list', (answer) => ({ ...answer, result: [sip] }));
  visit('/sipList');
  await choose(0, 'Pause Order');
  await leaveOut(2);
  await confirmPin('1234');
  await closeAlert('This is no longer possible for this order.');
  await button('Cancel').click();
  await button('Close').last().click();
  await expect
    .element(page.getByRole('article').filter({ hasText: sip?.mf_order_registration_no ?? '' }))
    .toMatchTextContent('Paused');
});

test('a SIP that may not be paused does not offer it, and the dialog of one that may is left by its button [OM-083]', async ({
  network,
}) => {
  await askToPause(network);
  await button('Close').last().click();
  await expect.element(page.getByRole('dialog', { name: 'Pause Order' })).not.toBeInTheDocument();
  const sips = await ordersAt(network, '/sipList');
  const place = sips.findIndex(({ mf_order_is_pause_allowed: may }) => !may);
  await page
    .getByRole('button', { name: /^More for/ })
    .nth(place)
    .click();
  await expect.element(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
  await expect.element(page.getByRole('menuitem', { name: 'Pause Order' })).toHaveLength(0);
  expect(network.to(pause)).toEqual([]);
});
