import type { GetSchemeStatisticsAnswer, GetSchemeStatisticsRequest, SchemeIdentity } from '@folioflow/api/contract';

type SchemeNameFields = Pick<
  GetSchemeStatisticsAnswer,
  'scheme_code' | 'scheme_name' | 'scheme_isin' | 'sip_order_terms' | 'general_order_terms'
>;

/** Returns the scheme name of the answer, otherwise the name in an option; '' where the provider gives none. */
const schemeNameOfAnswer = ({
  scheme_name,
  sip_order_terms: [sip],
  general_order_terms: [lumpsum],
}: SchemeNameFields): string =>
  [scheme_name, sip?.scheme_name, lumpsum?.information.param_scheme_name].find(Boolean) ?? '';

/**
 * Returns the scheme of an answer, with the provider's names; null when the answer is about another scheme than the
 * requested one. An answer to a pair of ISIN and code confirms the pair: if it omits the ISIN, the requested ISIN
 * applies.
 */
export const findConfirmedScheme = (
  answer: SchemeNameFields,
  requested: GetSchemeStatisticsRequest,
): SchemeIdentity | null =>
  answer.scheme_code === requested.param_scheme_code
    ? { code: answer.scheme_code, name: schemeNameOfAnswer(answer), isin: answer.scheme_isin || requested.param_isin }
    : null;
