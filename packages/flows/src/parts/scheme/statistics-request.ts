import type { GetSchemeStatisticsRequest, SchemeIdentity } from '@folioflow/api/contract';

/** Returns the request for the chart of a scheme (DO-064). */
export const statisticsRequestOf = ({ isin, code, name }: SchemeIdentity): GetSchemeStatisticsRequest => ({
  param_isin: isin,
  param_scheme_code: code,
  param_scheme_name: name,
});
