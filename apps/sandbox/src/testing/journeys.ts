import {
  lumpsumRequestOf,
  type EnteredCodes,
  type NomineeAndAccountChoice,
  type SchemeChart,
} from '@folioflow/api/contract';
import { schemeChartSchema } from '@folioflow/api/schemas';
import * as v from 'valibot';
import { type Fields, isFields } from '../kit/json.ts';
import { type Bench, newSubmissionKey } from './bench.ts';

/** Sandbox whose operations can be called, in this process or another. */
export type AskedSandbox = Pick<Bench, 'ask'>;

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

/** Returns a value that the sample data must contain. */
export const required = <Value>(value: Value | null | undefined, name: string): Value => {
  if (value === null || value === undefined) throw new Error(`The sample data has no ${name}.`);
  return value;
};

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
  on: AskedSandbox,
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

/** Requests the mobile code of an action and returns it, entered correctly. */
export const requestMobileCode = async (on: AskedSandbox, token: string, action?: string): Promise<EnteredCodes> => ({
  ticket: await requestTwoFactorId(on, token, action),
  codes: { mobile: '123456' },
});

/** Reads the chart of a scheme, with the accounts and the nominees of the caller. */
export const readSchemeChart = async (on: AskedSandbox, token: string, schemeCode: string): Promise<SchemeChart> =>
  v.parse(
    schemeChartSchema,
    await on.ask(
      '/master/scheme/statistics',
      { param_isin: '', param_scheme_code: schemeCode, param_scheme_name: '' },
      { token },
    ),
  );

/** Returns the first account and the first nominee of a chart. */
export const firstChoiceOf = ({ bank_account_list, nominee_list }: SchemeChart): NomineeAndAccountChoice => ({
  account: required(bank_account_list[0], 'account'),
  nominee: { option: 'existing', nomineeId: nominee_list[0]?.id ?? '' },
});

/**
 * Creates the body of a valid lumpsum order, with new codes. Its names are false: the provider uses only ids (C-80).
 */
export const createValidOrder = async (on: AskedSandbox, token: string, amount = '5000', schemeCode = 'SC01') => {
  const chart = await readSchemeChart(on, token, schemeCode);
  const option = required(chart.general_order_terms[0], 'option');
  const lumpsum = {
    amountInPaise: 0,
    scheme: { isin: '', code: schemeCode, name: 'as posted' },
    option: { ...option, information: { ...option.information, param_scheme_name: 'as posted' } },
    ...firstChoiceOf(chart),
  };
  const codes = await requestMobileCode(on, token);
  const { client_info, two_factor_authentication } = lumpsumRequestOf(lumpsum, codes);
  return {
    // As given: a test may post an amount that no client sends.
    client_info: { ...client_info, order_amount: amount } as Record<string, unknown>,
    two_factor_authentication,
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
