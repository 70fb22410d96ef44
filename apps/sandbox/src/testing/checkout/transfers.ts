import { stpRequestOf } from '@folioflow/api/contract';
import { orderSchema, stpTargetSchemeSchema } from '@folioflow/api/schemas';
import * as v from 'valibot';
import { type Fields } from '../../kit/json.ts';
import { type Bench, newSubmissionKey } from '../bench.ts';
import { listField, required, resultOf } from '../journeys.ts';

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

/** Creates the body of a valid STP into SC21 or `target`; `rest` changes its terms. */
export const createValidStp = async (
  on: Bench,
  token: string,
  order: Fields,
  rest: Fields = {},
  target = 'SC21',
): Promise<Fields & { readonly source_scheme: Fields }> => {
  const schemes = listField(resultOf(await readStpOffer(on, token, order)), 'stp_scheme_list');
  const scheme = v.parse(
    stpTargetSchemeSchema,
    schemes.find(({ scheme_code }) => scheme_code === target),
  );
  const specification = required(scheme.stp_scheme_specifications[0], 'specification');
  const { scheme_code: code, scheme_name: name, stp_frequency: frequency } = specification;
  const draft = {
    frequency,
    scheme: { code, name, mfapiCode: scheme.mfapi_scheme_code },
    installments: 6,
    amount: '500',
    day: 7,
    firstDay: '2026-12-07',
  };
  const request = stpRequestOf({ source: v.parse(orderSchema, order), target: specification, draft }, '1234');
  // As given: a test may post terms that no client sends.
  return {
    ...request,
    source_scheme: { ...request.source_scheme },
    stp_order: { ...request.stp_order, ...rest },
  };
};

export const registerStp = (on: Bench, token: string, body: Fields, key = newSubmissionKey()): Promise<Fields> =>
  on.ask('/stp/register', body, { token, method: 'PUT', key });

/** Reads the STP list of the caller, newest first. */
export const readStpList = async (on: Bench, token: string): Promise<readonly Fields[]> =>
  listField(await on.ask('/order/list', { order_type: 'stp' }, { token }));
