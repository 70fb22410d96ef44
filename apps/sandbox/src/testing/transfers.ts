import { type Fields } from '../kit/json.ts';
import { type Bench, newKey } from './bench.ts';
import { listIn, resultOf } from './journeys.ts';

/** What an order may be transferred into, as the provider answers. */
export const stpOffer = (on: Bench, token: string, order: Fields): Promise<Fields> =>
  on.ask(
    '/master/stplist',
    {
      file_index: 0,
      scheme_filter: { scheme_amc: order['scheme_amc'] },
      request_for: 'stp schemes',
      selected_order: order,
    },
    { token },
  );

export interface Transfers extends Fields {
  readonly source_scheme: Fields;
}

/** Good in every respect for SC21, unless `rest` says otherwise. */
export const goodTransfers = async (
  on: Bench,
  token: string,
  order: Fields,
  rest: Fields = {},
  target = 'SC21',
): Promise<Transfers> => {
  const schemes = listIn(resultOf(await stpOffer(on, token, order)), 'stp_scheme_list');
  const scheme = schemes.find(({ scheme_code }) => scheme_code === target) ?? {};
  const [target_scheme = {}] = listIn(scheme, 'stp_scheme_specifications');
  return {
    source_scheme: order,
    target_scheme,
    stp_order: {
      stp_frequency: target_scheme['stp_frequency'],
      stp_scheme: target_scheme['scheme_name'],
      stp_scheme_code: target_scheme['scheme_code'],
      mfapi_scheme_code: scheme['mfapi_scheme_code'],
      stp_installments: 6,
      stp_amount: '500',
      stp_date: 7,
      stp_date_value: '07/12/2026',
      validation_message_text: '',
      ...rest,
    },
    pin_verification_value: '1234',
  };
};

export const registerTransfers = (on: Bench, token: string, body: Fields, key = newKey()): Promise<Fields> =>
  on.ask('/stp/register', body, { token, method: 'PUT', key });

/** The STP list of whoever holds a token, newest first. */
export const stpList = async (on: Bench, token: string): Promise<readonly Fields[]> =>
  listIn(await on.ask('/order/list', { order_type: 'stp' }, { token }));
