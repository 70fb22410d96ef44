import { describe, expect, test } from 'vitest';
import { type Fields, parseFields } from '../../kit/json.ts';
import { benchPerTest, SANDBOX_ORIGIN } from '../../testing/bench.ts';
import { investMore } from '../../testing/checkout/additions.ts';
import { pngFile } from '../../testing/documents.ts';
import {
  mobileLogin,
  passwordLogin,
  emailCodeCheck,
  createValidOrder,
  listField,
  mobileCodeCheck,
  createPaymentRequest,
  placeOrder,
  resultOf,
  routeParams,
  textField,
  requestTwoFactorId,
} from '../../testing/journeys.ts';
import { parseAnswer as read } from '../../testing/contract.ts';

const on = benchPerTest();

const verifyEmail = (mode: string, token: string, rest: Fields = {}) =>
  on.ask(
    '/user/verifyemail',
    {
      login_email: 'new@sandbox.example',
      login_role: 'customer',
      login_request_from: mode === 'verifypin' ? 'pin' : 'email',
      login_request_mode: mode,
      ...rest,
    },
    { token },
  );

describe('the access operations answer by the contract', () => {
  test('login by mobile and by e-mail [ON-460]', async () => {
    read('login', await on.ask('/user/login', mobileLogin('9000000100')));
    expect(
      read('login', await on.ask('/user/login', passwordLogin('i100@sandbox.example', 'Sandbox@1'))),
    ).toMatchObject({
      is_authenticated: false,
      navigateScreen: 'otp-2',
    });
  });

  test('sendOtp and validateOtp [ON-461 ON-462]', async () => {
    await on.ask('/user/login', mobileLogin('9000000100'));
    read('sendOtp', await on.ask('/user/sendotp', routeParams('9000000100', '', 'mobile')));
    const answer = read('validateOtp', await on.ask('/user/validateotp', mobileCodeCheck('9000000100', '123456')));
    expect(answer).toMatchObject({ is_authenticated: true, navigateScreen: 'portfolio' });
  });

  test('verifyEmail in its three modes [ON-464]', async () => {
    await on.ask('/user/login', mobileLogin('9812345678'));
    const token = textField(await on.ask('/user/validateotp', mobileCodeCheck('9812345678', '123456')), 'token_id');
    expect(read('verifyEmail', await verifyEmail('sendotp', token))).toMatchObject({ verify_otp: true });
    await on.ask('/user/validateotp', emailCodeCheck('new@sandbox.example', '654321'), { token });
    const set = read('verifyEmail', await verifyEmail('verifypassword', token, { login_hint: 'Fresh@123' }));
    expect(set).toMatchObject({ navigateScreen: 'verify-pin' });
    const last = read(
      'verifyEmail',
      await verifyEmail('verifypin', textField(set, 'token_id'), { login_hint: '4321' }),
    );
    expect(last).toMatchObject({ is_authenticated: true, navigateScreen: 'panVerification' });
  });

  test('verify_otp and verify_password inside state_parameters with the switch verifyPlace', async () => {
    await on.control('/switches', { verifyPlace: 'state_parameters' });
    await on.ask('/user/login', mobileLogin('9812345678'));
    const token = textField(await on.ask('/user/validateotp', mobileCodeCheck('9812345678', '123456')), 'token_id');
    const answer = read('verifyEmail', await verifyEmail('sendotp', token));
    expect(answer).toMatchObject({ state_parameters: { verify_otp: true } });
    expect(answer['verify_otp']).toBeUndefined();
  });

  test('resetPassword [ON-465]', async () => {
    const start = {
      login_email: 'i100@sandbox.example',
      login_role: 'customer',
      login_request_from: 'email',
      login_request_mode: 'sendotp',
    };
    expect(read('resetPassword', await on.ask('/user/resetpassword', start))).toMatchObject({ verify_otp: true });
  });

  test('sendTwoFactorOtp for orders and for nominees [ON-463 ON-474 OM-299]', async () => {
    const token = await on.token('9000000106');
    const sendTwoFactor = (request_action: string, is_otp_email_required: boolean) =>
      on.ask(
        '/user/2factor/sendotp',
        {
          login_role: 'customer',
          client_info: {
            request_action,
            is_otp_email_required,
            two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
          },
        },
        { token },
      );
    for (const [action, isEmail] of [
      ['swp registration', false],
      ['sip order registration', false],
      ['nominee update', true],
    ] as const) {
      expect(textField(read('sendTwoFactorOtp', await sendTwoFactor(action, isEmail)), 'twofactor_id')).toMatch(
        /^[\w-]{1,64}$/,
      );
    }
  });

  test('activateAccount and logout [ON-477]', async () => {
    const token = await on.token('9000000100');
    read('logout', await on.ask('/user/logout', {}, { token }));
    expect((await on.ask('/user/verifyaccount', {}, { token: 'unknown' }))['code']).toBe('061');
  });
});

describe('the ordering operations answer by the contract', () => {
  test('validateNomineeTwoFactor [ON-475 OM-300]', async () => {
    const token = await on.token('9000000106');
    const twofactor_token_id = await requestTwoFactorId(on, token, 'nominee update');
    const codes = { mobile_otp: '123456', email_otp: '654321', twofactor_token_id };
    const answer = await on.ask('/validation/nominee/2factor', { two_factor_authentication: codes }, { token });
    expect(read('validateNomineeTwoFactor', answer)).toMatchObject({
      result: { is_bse_nominee_verified: true },
      is_order_checkout_allowed: true,
      is_bse_client_code_approved: true,
      order_checkout_validation_message: '',
    });
  });

  test('uploadNominee for the declaration [OM-301]', async () => {
    const form = new FormData();
    const file = pngFile('NOMINEE_OPTING_OUT_DECLARATION_ABC123.png');
    form.set('file', file);
    form.set('id_type', 'no-nominee');
    form.set('imageName', file.name);
    form.set('imageType', file.type);
    form.set('nominee_information', JSON.stringify({ id: 'none' }));
    const headers = { 'bb-access-token': await on.token('9000000113') };
    const response = await on.sandbox.fetch(
      new Request(`${SANDBOX_ORIGIN}/api/v1/validation/nominee/upload`, { method: 'POST', headers, body: form }),
    );
    const answer = read('uploadNominee', parseFields(await response.text()));
    expect(answer['state_parameters']).toMatchObject({ is_no_nominee_registered: true });
  });

  test('listNominees [OM-302]', async () => {
    const token = await on.token('9000000100');
    const answer = await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: 'SC01' }, { token });
    expect(Object.keys(read('listNominees', answer))).toEqual(
      expect.arrayContaining(['nominee_list', 'is_no_nominee_registered', 'no_nominee_form']),
    );
  });

  test('createSingleOrder [OM-291]', async () => {
    const token = await on.token('9000000100');
    const body = await createValidOrder(on, token);
    read('createSingleOrder', await on.ask('/order/create', body, { token, method: 'PUT' }));
  });

  test('the chart and the list of schemes', async () => {
    const token = await on.token('9000000101');
    read('listSchemes', await on.ask('/master/schemelist', { file_index: 0 }, { token }));
    const chart = { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' };
    const answer = read('getSchemeStatistics', await on.ask('/master/scheme/statistics', chart, { token }));
    expect(listField(answer, 'bank_account_list').map(({ is_primary }) => is_primary)).toEqual([true, false]);
  });
});

describe('the operations of orders and payments answer by the contract', () => {
  test.each(['single', 'xsip', 'stp'])('listOrders of %s [OM-286]', async (order_type) => {
    const token = await on.token('9000000101');
    const answer = read('listOrders', await on.ask('/order/list', { order_type }, { token }));
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(['code', 'messageText', 'result', 'bank_information', 'status_filter_list']),
    );
  });

  test('getOrderStatus [OM-287]', async () => {
    const token = await on.token('9000000101');
    const [order = {}] = listField(await on.ask('/order/list', { order_type: 'single' }, { token }));
    const request = {
      request_mode: 'order_payment_status',
      order_type: 'single',
      order_number: order['mf_order_number'],
      order_id: order['order_id'],
      selected_order: order,
      check_mandate_status: false,
    };
    expect(resultOf(read('getOrderStatus', await on.ask('/order/payment/status', request, { token })))).toMatchObject({
      order_id: order['order_id'],
    });
  });

  test('createAdditionalOrder [OM-292]', async () => {
    const token = await on.token('9000000101');
    const orders = listField(await on.ask('/order/list', { order_type: 'single' }, { token }));
    const order = orders.find(({ mf_order_is_invest_more: may }) => may === true) ?? {};
    const answer = resultOf(read('createAdditionalOrder', await investMore(on, token, order, '5000')));
    expect(Object.keys(answer)).toEqual(
      expect.arrayContaining(['request_mode', 'bank_information', 'pay_bank_mode_list']),
    );
  });

  test('getPortfolio with orders and without [OM-305]', async () => {
    for (const mobile of ['9000000101', '9000000102']) {
      const answer = await on.ask('/order/portfolio', {}, { token: await on.token(mobile) });
      expect(read('getPortfolio', answer)['is_portfolio_available']).toBe(mobile === '9000000101');
    }
  });

  test('initiatePayment and getPaymentStatus [OM-146 OM-161 OM-290 OM-304]', async () => {
    const token = await on.token('9000000100');
    const order = resultOf(await placeOrder(on, token));
    const payment = await on.ask('/order/payment/initiate', createPaymentRequest(order, '5000'), { token });
    expect(Object.keys(read('initiatePayment', payment)).sort()).toEqual(
      ['actionUrl', 'code', 'input_html', 'is_redirect', 'messageText', 'order_number', 'payment_reference'].sort(),
    );
    const request = {
      request_from: 'paymentResponse',
      request_mode: 'order_payment_status',
      order_number: order['mf_order_number'],
    };
    const status = read('getPaymentStatus', await on.ask('/order/payment/status', request, { token }));
    expect(textField(status, 'notification_html')).not.toBe('');
    const log = await on.list('/log');
    expect(log[0]).toMatchObject({ operation: 'getPaymentStatus', code: '000', body: request });
  });

  test('createPaymentOrder for an unpaid order of the caller [OM-303]', async () => {
    const token = await on.token('9000000100');
    const { mf_order_number: order_no } = resultOf(await placeOrder(on, token));
    const body = { order_no, order_type: 'single', order_amount: '5000' };
    const ask = (rest: Fields = {}, as = token) => on.ask('/order/payment/create', { ...body, ...rest }, { token: as });
    expect(resultOf(read('createPaymentOrder', await ask()))).toEqual({ order_number: order_no });
    expect(await ask({ order_amount: '4999.99' })).toMatchObject({ code: '071' });
    expect(await ask({}, await on.token('9000000101'))).toMatchObject({ code: '061' });
    await on.control('/advance', { entity: 'order', id: textField(body, 'order_no'), to: 'paid' });
    expect(await ask()).toMatchObject({ code: '071' });
  });

  test('getOrderResponse, of a payment and of a plan [OM-288]', async () => {
    const token = await on.token('9000000101');
    const readOrderResponse = async (order_type: 'single' | 'xsip' | 'stp') => {
      const orders = listField(await on.ask('/order/list', { order_type }, { token }));
      const selected_order =
        orders.find(({ mf_order_number, mf_order_is_allotted }) => mf_order_number !== '' && mf_order_is_allotted) ??
        {};
      const request = {
        request_from: 'orderResponse',
        request_mode: 'order_payment_status',
        order_type,
        order_number: selected_order['mf_order_number'],
        selected_order,
      };
      const answer = read('getOrderResponse', await on.ask('/order/payment/status', request, { token }));
      expect(resultOf(answer)['mf_order_number']).toBe(selected_order['mf_order_number']);
      return textField(answer, 'notification_html');
    };
    expect(await readOrderResponse('single')).toMatch(/^<h3>Payment successful.*your units are allotted/);
    expect(await readOrderResponse('xsip')).toMatch(/^<h3>SIP/);
    expect(await readOrderResponse('stp')).toMatch(/<p>Registration /);
  });
});
