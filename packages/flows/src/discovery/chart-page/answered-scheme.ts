import type { GetSchemeStatisticsAnswer, GetSchemeStatisticsRequest } from '@folioflow/api/contract';
import type { SchemeParameters } from '../scheme-address.ts';

type Named = Pick<
  GetSchemeStatisticsAnswer,
  'scheme_code' | 'scheme_name' | 'scheme_isin' | 'sip_order_terms' | 'general_order_terms'
>;

/** What the provider calls the scheme: in its own words, else in those of an option; '' where it says nothing. */
const nameIn = ({ scheme_name, sip_order_terms: [sip], general_order_terms: [lumpsum] }: Named): string =>
  [scheme_name, sip?.scheme_name, lumpsum?.information.param_scheme_name].find(Boolean) ?? '';

/**
 * The scheme an answer is about, under the provider's names; null when it is another than was asked for. An answer to a pair
 * of ISIN and code affirms the pair, so that an ISIN which it does not repeat is the one that was asked for.
 */
export const answeredScheme = (answer: Named, asked: GetSchemeStatisticsRequest): SchemeParameters | null =>
  answer.scheme_code === asked.param_scheme_code
    ? { code: answer.scheme_code, name: nameIn(answer), isin: answer.scheme_isin || asked.param_isin }
    : null;
