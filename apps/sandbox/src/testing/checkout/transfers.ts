import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { listField, resultOf } from '../journeys.ts';

/** Reads the schemes into which an order can be transferred. */
export const readStpOffer = (on: Bench, token: string, order: Fields): Promise<Fields> =>
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

export interface StpRequest extends Fields {
  readonly source_scheme: Fields;
}

/** Creates the body of a valid STP into SC21 or `target`; `rest` changes its fields. */
export const createValidStp = async (
  on: Bench,
  token: string,
  order: Fields,
  rest: Fields = {},
  target = 'SC21',
): Promise<StpRequest> => {
  const schemes = listField(resultOf(await readStpOffer(on, token, order)), 'stp_scheme_list');
  const scheme = schemes.find(({ scheme_code }) => scheme_code === target) ?? {};
  const [target_scheme = {}] = listField(scheme, 'stp_scheme_specifications');
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

export const registerStp = (on: Bench, token: string, body: Fields, key = newSubmissionKey()): Promise<Fields> =>
  on.ask('/stp/register', body, { token, method: 'PUT', key });

/** Reads the STP list of the caller, newest first. */
export const readStpList = async (on: Bench, token: string): Promise<readonly Fields[]> =>
  listField(await on.ask('/order/list', { order_type: 'stp' }, { token }));
