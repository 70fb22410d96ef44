import { type Fields, isFields } from '../kit/json.ts';
import { type Bench, newKey } from './bench.ts';

export const byMobile = (mobile: string): Fields => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  screen_name: 'signin',
  login_request_mode: 'sendotp',
});

export const byPassword = (email: string, password: string, role = 'customer'): Fields => ({
  login_email: email,
  login_role: role,
  login_hint: password,
  login_request_from: 'email',
  screen_name: 'signin',
  login_request_mode: 'verifypassword',
});

export const mobileCode = (mobile: string, code: string): Fields => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  login_request_mode: 'verifyotp',
  login_otp: code,
  is_password_reset: false,
});

export const emailCode = (email: string, code: string, role = 'customer', isReset = false): Fields => ({
  login_email: email,
  login_role: role,
  login_request_from: 'email',
  login_request_mode: 'verifyotp',
  login_otp: code,
  is_password_reset: isReset,
});

export const routeParams = (mobile: string, email: string, from: 'mobile' | 'email'): Fields => ({
  login_mobile_number: mobile,
  login_email: email,
  login_role: 'customer',
  login_request_from: from,
});

export const resultOf = (answer: Fields): Fields => (isFields(answer['result']) ? answer['result'] : {});

export const listIn = (answer: Fields, name = 'result'): readonly Fields[] => {
  const list = answer[name];
  return Array.isArray(list) ? list.filter(isFields) : [];
};

export const textIn = (fields: Fields, name: string): string => {
  const text = fields[name];
  return typeof text === 'string' ? text : '';
};

/** Asks for the codes of an action and answers the id they belong to. */
export const twoFactorId = async (on: Bench, token: string, action = 'single order registration'): Promise<string> => {
  const isEmail = action === 'nominee update';
  const answer = await on.ask(
    '/user/2factor/sendotp',
    { login_role: 'customer', client_info: { request_action: action, is_otp_email_required: isEmail } },
    { token },
  );
  return textIn(answer, 'twofactor_id');
};

/** The account and the nominees of whoever holds a token, as the chart of a scheme tells them. */
const chartOf = (on: Bench, token: string, schemeCode: string): Promise<Fields> =>
  on.ask(
    '/master/scheme/statistics',
    { param_isin: '', param_scheme_code: schemeCode, param_scheme_name: '' },
    { token },
  );

/** The body of a lumpsum order that is good in every respect, with codes that were just sent. */
export const goodOrder = async (on: Bench, token: string, amount = '5000', schemeCode = 'SC01') => {
  const chart = await chartOf(on, token, schemeCode);
  const [account = {}] = listIn(chart, 'bank_account_list');
  const [nominee = {}] = listIn(chart, 'nominee_list');
  const twofactor_token_id = await twoFactorId(on, token);
  return {
    client_info: {
      scheme_code: schemeCode,
      scheme_name: 'as posted',
      scheme_isin: '',
      buy_sell: 'P',
      buy_sell_type: 'FRESH',
      order_amount: amount,
      bank_account_information: { beneficiary_account_no: '', ...account },
      selected_order: { param_scheme_name: 'as posted', param_scheme_code: schemeCode },
      nominee_option: 'existing',
      nominee_id: textIn(nominee, 'id'),
    } as Record<string, unknown>,
    two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id },
  };
};

/** Places a good lumpsum order and answers it as the provider did. */
export const placeOrder = async (on: Bench, token: string, amount = '5000', schemeCode = 'SC01'): Promise<Fields> => {
  const body = await goodOrder(on, token, amount, schemeCode);
  return on.ask('/order/create', body, { token, method: 'PUT', key: newKey() });
};

export const paymentOf = (order: Fields, amount: string, rest: Fields = {}): Fields => ({
  order_no: order['mf_order_number'],
  order_registration_no: order['mf_order_registration_no'],
  order_type: 'single',
  order_start_date: order['order_start_date'],
  order_amount: amount,
  payment_mode: 'DIRECT',
  upi_id: '',
  ...rest,
});

/** The one lumpsum order with a number, as the list shows it now. */
export const orderNumbered = async (on: Bench, token: string, number: unknown): Promise<Fields> => {
  const list = listIn(await on.ask('/order/list', { order_type: 'single' }, { token }));
  return list.find((order) => order['mf_order_number'] === number) ?? {};
};
