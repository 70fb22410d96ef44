import { expect, waitForPath, page, test, visit } from '../../testing/app-test.tsx';
import { scheme } from '../../testing/test-data.ts';
import { codeConfirmation } from '../../testing/steps/order.ts';
import {
  askForSipCode,
  changeMandateButton,
  createSipState,
  confirmSip,
  firstSipDay,
  reviewSip,
  settleSipNominee,
} from '../../testing/steps/sip.ts';

/** Persona with orders of every kind and mandates in every state. */
const WITH_MANDATES = '9000000101';

test('the sent SIP has every documented key, the scheme name of the provider and the chosen mandate [DO-007 DO-282 DO-325 DO-327 DO-328 DO-329 DO-332 DO-365 DO-409 DO-413 OM-228]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_MANDATES);
  await reviewSip();
  await expect.element(page.getByText('Sarkari Guaranteed 18% Fund')).not.toBeInTheDocument();
  const lists = network.callsTo('master/bankaccountlist').map(({ body }) => body);
  expect(lists).toEqual(lists.map(() => ({ sip_date: 5, scheme_name: scheme.name, scheme_code: scheme.code })));
  expect(lists).not.toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Create SIP Order', exact: true })).toBeEnabled();
  await askForSipCode();
  expect(network.callsTo('user/2factor/sendotp').at(-1)?.body).toMatchObject({
    client_info: { request_action: 'sip order registration', is_otp_email_required: false },
  });
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  const [call] = network.callsTo('xsip/create');
  expect(call?.body['order_type']).toBe('xsip');
  expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
  expect(call?.body['two_factor_authentication']).toMatchObject(codeConfirmation);
  const sip = call?.body['client_info'] as Record<string, unknown>;
  expect(Object.keys(sip).sort()).toEqual([
    'bank_account_information',
    'buy_sell',
    'buy_sell_type',
    'is_first_order_today',
    'is_pause_allowed',
    'mandate_id',
    'maximum_installment_amount',
    'mfapi_scheme_code',
    'minimum_installment_amount',
    'nominee_id',
    'nominee_option',
    'pause_maximum_installments',
    'pause_minimum_installments',
    'scheme_code',
    'scheme_name',
    'selected_order',
    'sip_folio_no',
    'sip_frequency_type',
    'sip_id',
    'sip_installment_amount',
    'sip_mode',
    'sip_no_of_installments',
    'sip_start_date',
    'sip_type',
    'transaction_mode',
  ]);
  expect(sip).toMatchObject({
    scheme_name: scheme.name,
    mfapi_scheme_code: expect.stringMatching(/^\d+$/) as string,
    sip_installment_amount: '5000',
    sip_start_date: firstSipDay(),
  });
});

test('a retry after an answer that was lost after its effect sends the same key', async ({ investor, network }) => {
  await investor.signIn(WITH_MANDATES);
  await reviewSip();
  await askForSipCode();
  await investor.sandbox.injectFault({
    operation: 'createSipOrder',
    kind: 'httpStatus',
    value: { status: 500, when: 'after' },
  });
  await confirmSip();
  await expect.element(page.getByRole('alert').filter({ hasText: /cannot tell/ })).toBeVisible();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  const keys = network.callsTo('xsip/create').map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('a SIP that the provider does not offer shows the reason and a link to the scheme', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_MANDATES);
  visit('/sipCheckout', createSipState({ sip_amount: '1' }));
  await expect.element(page.getByText('The amount is outside the current limits.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Choose again' }))
    .toHaveAttribute('href', expect.stringContaining(`/charts/${scheme.isin}/${scheme.code}/`));
  expect(network.callsTo('master/bankaccountlist')).toEqual([]);
});

test('a state without nominees leads to their list, requested with the name and code of the scheme [DO-291 DO-412]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_MANDATES);
  const { nominee_list: _, ...state } = createSipState();
  visit('/sipCheckout', state);
  await settleSipNominee();
  await expect.element(changeMandateButton()).toBeVisible();
  expect(network.callsTo('master/nomineelist').map(({ body }) => body)).toEqual([
    { scheme_name: scheme.name, scheme_code: scheme.code },
  ]);
});
