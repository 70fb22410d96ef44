import { type Fields, isFields } from '../kit/json.ts';
import { type Bench, newSubmissionKey } from './bench.ts';

export const mobileLogin = (mobile: string): Fields => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  screen_name: 'signin',
  login_request_mode: 'sendotp',
});

export const passwordLogin = (email: string, password: string, role = 'customer'): Fields => ({
  login_email: email,
  login_role: role,
  login_hint: password,
  login_request_from: 'email',
  screen_name: 'signin',
  login_request_mode: 'verifypassword',
});

export const mobileCodeCheck = (mobile: string, code: string): Fields => ({
  login_mobile_number: mobile,
  login_role: 'customer',
  login_request_from: 'mobile',
  login_request_mode: 'verifyotp',
  login_otp: code,
  is_password_reset: false,
});

export const emailCodeCheck = (email: string, code: string, role = 'customer', isReset = false): Fields => ({
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

export const listField = (answer: Fields, name = 'result'): readonly Fields[] => {
  const list = answer[name];
  return Array.isArray(list) ? list.filter(isFields) : [];
};

export const textField = (fields: Fields, name: string): string => {
  const text = fields[name];
  return typeof text === 'string' ? text : '';
};

/** Requests the codes of an action and returns their id. */
export const requestTwoFactorId = async (
  on: Bench,
  token: string,
  action = 'single order registration',
): Promise<string> => {
  const isEmail = action === 'nominee update';
  const answer = await on.ask(
    '/user/2factor/sendotp',
    { login_role: 'customer', client_info: { request_action: action, is_otp_email_required: isEmail } },
    { token },
  );
  return textField(answer, 'twofactor_id');
};

/** Reads the chart of a scheme, with the account and the nominees of the caller. */
const readSchemeChart = (on: Bench, token: string, schemeCode: string): Promise<Fields> =>
  on.ask(
    '/master/scheme/statistics',
    { param_isin: '', param_scheme_code: schemeCode, param_scheme_name: '' },
    { token },
  );

/** Creates the body of a valid lumpsum order, with new codes. */
export const createValidOrder = async (on: Bench, token: string, amount = '5000', schemeCode = 'SC01') => {
  const chart = await readSchemeChart(on, token, schemeCode);
  const [account = {}] = listField(chart, 'bank_account_list');
  const [nominee = {}] = listField(chart, 'nominee_list');
  const twofactor_token_id = await requestTwoFactorId(on, token);
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
      nominee_id: textField(nominee, 'id'),
    } as Record<string, unknown>,
    two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id },
  };
};

/** Places a valid lumpsum order and returns the answer. */
export const placeOrder = async (on: Bench, token: string, amount = '5000', schemeCode = 'SC01'): Promise<Fields> => {
  const body = await createValidOrder(on, token, amount, schemeCode);
  return on.ask('/order/create', body, { token, method: 'PUT', key: newSubmissionKey() });
};

export const createPaymentRequest = (order: Fields, amount: string, rest: Fields = {}): Fields => ({
  order_no: order['mf_order_number'],
  order_registration_no: order['mf_order_registration_no'],
  order_type: 'single',
  order_start_date: order['order_start_date'],
  order_amount: amount,
  payment_mode: 'DIRECT',
  upi_id: '',
  ...rest,
});

/** Reads a lumpsum order from the list by its number. */
export const readOrderByNumber = async (on: Bench, token: string, number: unknown): Promise<Fields> => {
  const list = listField(await on.ask('/order/list', { order_type: 'single' }, { token }));
  return list.find((order) => order['mf_order_number'] === number) ?? {};
};
