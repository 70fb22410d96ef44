import {
  accessOperations,
  chartOperations,
  discoveryOperations,
  orderingOperations,
  ordersOperations,
  paymentsOperations,
} from '@folioflow/api/contract';
import { type Request } from 'autocannon';
import { type Ledger } from './ledger.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What one virtual investor knows by now; each turn of the way is another investor. */
interface Investor {
  mobile?: string;
  token?: string;
  account?: Fields;
  nominee?: string;
  twoFactor?: string;
  key?: string;
  order?: Fields;
}

interface Step {
  readonly name: string;
  readonly path: string;
  readonly method: 'POST' | 'PUT';
  /** What is sent, or null where the investor does not know enough any more: then another one begins. */
  readonly body: (investor: Investor) => Fields | null;
  /** Reads an accepted answer. */
  readonly read?: (answer: Fields, investor: Investor) => void;
  readonly refused?: (investor: Investor) => void;
}

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const firstOf = (value: unknown): Fields => (Array.isArray(value) ? fieldsOf(value[0]) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const AMOUNT = '5000';
const SCHEME = 'SC01';

const operations = {
  ...accessOperations,
  ...discoveryOperations,
  ...chartOperations,
  ...orderingOperations,
  ...ordersOperations,
  ...paymentsOperations,
};

/** Where an operation of the contract is asked. */
export const placeOf = (name: keyof typeof operations): Pick<Step, 'path' | 'method'> => {
  const { path, method } = operations[name];
  return { path: `/api/v1${path}`, method: method === 'PUT' ? 'PUT' : 'POST' };
};

const known = (facts: readonly unknown[], body: () => Fields): Fields | null =>
  facts.every((fact) => fact !== undefined) ? body() : null;

/** From a mobile number to a paid order, in the order in which a person goes. */
export const steps = (ledger: Ledger): readonly Step[] => [
  {
    name: 'a new customer',
    path: '/__sandbox/token',
    method: 'POST',
    body: () => ({ like: '9000000100' }),
    read: (answer, investor) => (investor.mobile = textOf(answer['mobile'])),
  },
  {
    name: 'sign-in: code',
    ...placeOf('login'),
    body: ({ mobile }) =>
      known([mobile], () => ({
        login_mobile_number: mobile,
        login_role: 'customer',
        login_request_from: 'mobile',
        screen_name: 'signin',
        login_request_mode: 'sendotp',
      })),
  },
  {
    name: 'sign-in',
    ...placeOf('validateOtp'),
    body: ({ mobile }) =>
      known([mobile], () => ({
        login_mobile_number: mobile,
        login_role: 'customer',
        login_request_from: 'mobile',
        login_request_mode: 'verifyotp',
        login_otp: '123456',
        is_password_reset: false,
      })),
    read: (answer, investor) => (investor.token = textOf(answer['token_id'])),
  },
  { name: 'list', ...placeOf('listSchemes'), body: ({ token }) => known([token], () => ({ file_index: 0 })) },
  {
    name: 'chart',
    ...placeOf('getSchemeStatistics'),
    body: ({ token }) => known([token], () => ({ param_isin: '', param_scheme_code: SCHEME, param_scheme_name: '' })),
    read: (answer, investor) => {
      investor.account = firstOf(answer['bank_account_list']);
      investor.nominee = textOf(firstOf(answer['nominee_list'])['id']);
    },
  },
  {
    name: 'order: code',
    ...placeOf('sendTwoFactorOtp'),
    body: ({ token, account }) =>
      known([token, account], () => ({
        login_role: 'customer',
        client_info: { request_action: 'single order registration', is_otp_email_required: false },
      })),
    read: (answer, investor) => (investor.twoFactor = textOf(answer['twofactor_id'])),
  },
  {
    name: 'order',
    ...placeOf('createSingleOrder'),
    body: (investor) => {
      const { mobile = '', token = '', account, nominee, twoFactor } = investor;
      return known([investor.token, account, twoFactor], () => {
        const key = crypto.randomUUID();
        const body = {
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
        investor.key = key;
        ledger.send(key, { mobile, token, body });
        return body;
      });
    },
    read: (answer, investor) => {
      investor.order = fieldsOf(answer['result']);
      ledger.acknowledge(investor.key ?? '', textOf(investor.order['mf_order_number']));
    },
    refused: ({ key = '' }) => ledger.refuse(key),
  },
  { name: 'orders', ...placeOf('listOrders'), body: ({ order }) => known([order], () => ({ order_type: 'single' })) },
  {
    name: 'payment',
    ...placeOf('initiatePayment'),
    body: ({ order }) =>
      known([order], () => ({
        order_no: order?.['mf_order_number'],
        order_registration_no: order?.['mf_order_registration_no'],
        order_type: 'single',
        order_start_date: order?.['order_start_date'],
        order_amount: AMOUNT,
        payment_mode: 'UPI',
        upi_id: 'success@upi',
      })),
    read: (_answer, { key = '' }) => ledger.pay(key),
  },
];

/** Characters of a wrong answer that are shown. */
const WRONG_SHOWN = 200;

const answerOf = (body: string): Fields => {
  try {
    return fieldsOf(JSON.parse(body));
  } catch {
    return {};
  }
};

/** The way as autocannon sends it, over and over; `onStep` hears the name of each step that was answered, and what is wrong with it. */
export const requestsOf = (ledger: Ledger, onStep: (name: string, wrong: string | null) => void): Request[] =>
  steps(ledger).map(({ name, path, method, body, read, refused }) => ({
    path,
    method,
    setupRequest: (request, context) => {
      const investor = context as Investor;
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
      const investor = context as Investor;
      const answer = answerOf(text);
      const isGood = status === 200 && (answer['code'] === undefined || answer['code'] === '000');
      if (isGood) read?.(answer, investor);
      else refused?.(investor);
      onStep(name, isGood ? null : `${String(status)} ${text.slice(0, WRONG_SHOWN)}`);
    },
  }));
