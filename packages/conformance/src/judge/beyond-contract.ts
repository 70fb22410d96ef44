/**
 * Fields that the project added after version 1 of the contract, by their path: a provider may omit them, and the apps
 * show a dash.
 */
const ADDED_FIELDS: readonly RegExp[] = [
  /^(scheme_name|scheme_isin|scheme_amc|scheme_category|sub_category|risk|stp_minimum_date)$/,
  /\.(cutoff_time|purchase|credit_working_days|is_payment_failed)$/,
];

export const isBeyondContract = (path: string): boolean => ADDED_FIELDS.some((added) => added.test(path));
