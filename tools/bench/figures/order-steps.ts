import {
  accessOperations,
  chartOperations,
  discoveryOperations,
  checkoutOperations,
  ordersOperations,
  paymentsOperations,
} from '@folioflow/api/schemas';
import { type Request } from 'autocannon';

type JsonObject = Readonly<Record<string, unknown>>;

/** Data that one virtual investor has so far; each round of the steps is another investor. */
interface VirtualInvestor {
  mobile?: string;
  token?: string;
  account?: JsonObject;
  nominee?: string;
  twoFactor?: string;
  key?: string;
  order?: JsonObject;
}

interface LoadStep {
  readonly name: string;
  readonly path: string;
  readonly method: 'POST' | 'PUT';
  /** Request body, or null when the investor lacks the required data: then another one begins. */
  readonly body: (investor: VirtualInvestor) => JsonObject | null;
  /** Reads an accepted answer. */
  readonly read?: (answer: JsonObject, investor: VirtualInvestor) => void;
}

const objectOrEmpty = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
const firstObjectOf = (value: unknown): JsonObject => (Array.isArray(value) ? objectOrEmpty(value[0]) : {});
const textOrEmpty = (value: unknown): string => (typeof value === 'string' ? value : '');

const AMOUNT = '5000';
const SCHEME = 'SC01';

const operations = {
  ...accessOperations,
  ...discoveryOperations,
  ...chartOperations,
  ...checkoutOperations,
  ...ordersOperations,
  ...paymentsOperations,
};

/** Path and method of an operation of the contract. */
const endpointOf = (name: keyof typeof operations): Pick<LoadStep, 'path' | 'method'> => {
  const { path, method } = operations[name];
  return { path: `/api/v1${path}`, method: method === 'PUT' ? 'PUT' : 'POST' };
};

const bodyIfKnown = (facts: readonly unknown[], body: () => JsonObject): JsonObject | null =>
  facts.every((fact) => fact !== undefined) ? body() : null;

/** From a mobile number to a paid order, in the order in which a person goes. */
const orderSteps: readonly LoadStep[] = [
  {
    name: 'a new customer',
    path: '/__sandbox/token',
    method: 'POST',
    body: () => ({ like: '9000000100' }),
    read: (answer, investor) => (investor.mobile = textOrEmpty(answer['mobile'])),
  },
  {
    name: 'sign-in: code',
    ...endpointOf('login'),
    body: ({ mobile }) =>
      bodyIfKnown([mobile], () => ({
        login_mobile_number: mobile,
        login_role: 'customer',
        login_request_from: 'mobile',
        screen_name: 'signin',
        login_request_mode: 'sendotp',
      })),
  },
  {
    name: 'sign-in',
    ...endpointOf('validateOtp'),
    body: ({ mobile }) =>
      bodyIfKnown([mobile], () => ({
        login_mobile_number: mobile,
        login_role: 'customer',
        login_request_from: 'mobile',
        login_request_mode: 'verifyotp',
        login_otp: '123456',
        is_password_reset: false,
      })),
    read: (answer, investor) => (investor.token = textOrEmpty(answer['token_id'])),
  },
  { name: 'list', ...endpointOf('listSchemes'), body: ({ token }) => bodyIfKnown([token], () => ({ file_index: 0 })) },
  {
    name: 'chart',
    ...endpointOf('getSchemeStatistics'),
    body: ({ token }) =>
      bodyIfKnown([token], () => ({ param_isin: '', param_scheme_code: SCHEME, param_scheme_name: '' })),
    read: (answer, investor) => {
      investor.account = firstObjectOf(answer['bank_account_list']);
      investor.nominee = textOrEmpty(firstObjectOf(answer['nominee_list'])['id']);
    },
  },
  {
    name: 'order: code',
    ...endpointOf('sendTwoFactorOtp'),
    body: ({ token, account }) =>
      bodyIfKnown([token, account], () => ({
        login_role: 'customer',
        client_info: { request_action: 'single order registration', is_otp_email_required: false },
      })),
    read: (answer, investor) => (investor.twoFactor = textOrEmpty(answer['twofactor_id'])),
  },
  {
    name: 'order',
    ...endpointOf('createSingleOrder'),
    body: (investor) => {
      const { token, account, nominee, twoFactor } = investor;
      return bodyIfKnown([token, account, twoFactor], () => {
        investor.key = crypto.randomUUID();
        return {
          client_info: {
            scheme_code: SCHEME,
            scheme_name: '',
            scheme_isin: '',
            buy_sell: 'P',
            buy_sell_type: 'FRESH',
            order_amount: AMOUNT,
            bank_account_information: account,
            selected_order: { param_scheme_name: '', param_scheme_code: SCHEME },
            nominee_option: 'existing',
            nominee_id: nominee,
          },
          two_factor_authentication: { mobile_otp: '123456', email_otp: '', twofactor_token_id: twoFactor },
        };
      });
    },
    read: (answer, investor) => (investor.order = objectOrEmpty(answer['result'])),
  },
  {
    name: 'orders',
    ...endpointOf('listOrders'),
    body: ({ order }) => bodyIfKnown([order], () => ({ order_type: 'single' })),
  },
  {
    name: 'payment',
    ...endpointOf('initiatePayment'),
    body: ({ order }) =>
      bodyIfKnown([order], () => ({
        order_no: order?.['mf_order_number'],
        order_registration_no: order?.['mf_order_registration_no'],
        order_type: 'single',
        order_start_date: order?.['order_start_date'],
        order_amount: AMOUNT,
        payment_mode: 'UPI',
        upi_id: 'success@upi',
      })),
  },
];

/** Characters of a wrong answer that are shown. */
const MAX_SHOWN_CHARACTERS = 200;

const parseAnswer = (body: string): JsonObject => {
  try {
    return objectOrEmpty(JSON.parse(body));
  } catch {
    return {};
  }
};

/**
 * The way as autocannon sends it, over and over; `onStep` hears the name of each step that was answered, and what is
 * wrong with it.
 */
export const createRequests = (onStep: (name: string, wrong: string | null) => void): Request[] =>
  orderSteps.map(({ name, path, method, body, read }) => ({
    path,
    method,
    setupRequest: (request, context) => {
      const investor = context as VirtualInvestor;
      const sent = body(investor);
      // A falsy answer makes autocannon begin the way again, which its types do not know.
      if (sent === null) return undefined as unknown as Request;
      return {
        ...request,
        headers: {
          'content-type': 'application/json',
          'bb-access-token': investor.token ?? '',
          'idempotency-key': name === 'order' ? (investor.key ?? '') : crypto.randomUUID(),
        },
        body: JSON.stringify(sent),
      };
    },
    onResponse: (status, text, context) => {
      const investor = context as VirtualInvestor;
      const answer = parseAnswer(text);
      const isGood = status === 200 && (answer['code'] === undefined || answer['code'] === '000');
      if (isGood) read?.(answer, investor);
      onStep(name, isGood ? null : `${String(status)} ${text.slice(0, MAX_SHOWN_CHARACTERS)}`);
    },
  }));
