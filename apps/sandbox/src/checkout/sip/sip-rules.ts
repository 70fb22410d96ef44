import { LAST_SIP_DAY_OF_MONTH, MANDATE_SIP, type SipOption, type SipOrderPayload } from '@folioflow/api/contract';
import { isSipDayClosed } from '../../banking/mandates/bank-lists.ts';
import { remainingLimitOf, isMandateUsable } from '../../banking/mandates/mandate-rules.ts';
import { type MandateRow } from '../../banking/mandates/mandate-tables.ts';
import { type SchemeTerms, computeSipWindow } from '../../catalogue/port.ts';
import { Refusal } from '../../ground/refusal.ts';
import { type Day, formatWireDay } from '../../kit/days.ts';
import { parseWireDay } from '../../kit/wire-day.ts';

const createInputRefusal = (text: string): Refusal => new Refusal('invalid', text);
const isSameText = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Terms of the scheme for the chosen frequency. @throws Refusal 020 (no SIPs), 051 (frequency not offered) */
export const findSipOption = (terms: SchemeTerms, order: SipOrderPayload): SipOption => {
  if (terms.sip_order_terms.length === 0) throw new Refusal('preconditionFailed', 'This scheme does not accept SIPs.');
  const option = terms.sip_order_terms.find(({ sip_frequency }) => isSameText(sip_frequency, order.sip_frequency_type));
  if (!option || option.sip_type !== order.sip_type)
    throw createInputRefusal('Please choose a frequency from the list.');
  return option;
};

/** @throws Refusal 051 */
export const checkInstallmentCount = (option: SipOption, count: number): void => {
  const { sip_minimum_installment_numbers: fewest, sip_maximum_installment_numbers: most } = option;
  if (Number.isInteger(count) && count >= fewest && count <= most) return;
  throw createInputRefusal(`Please choose ${fewest} to ${most} instalments.`);
};

/**
 * First day of a SIP: within the window, a day of the scheme, not an excluded day (sandbox.md, section 8).
 * @throws Refusal 051 (day), 020 (the exchange closes the day)
 */
export const parseStartDay = (terms: SchemeTerms, option: SipOption, typed: string, today: Day): Day => {
  const day = parseWireDay(typed);
  const date = Number(day.slice(8));
  const { minimum, maximum } = computeSipWindow(today, terms.announcedSipDay);
  const isOffered =
    date <= LAST_SIP_DAY_OF_MONTH && option.sip_dates.split(',').some((offered) => Number(offered) === date);
  const isExcluded = option.sip_exclude_date_list.some(
    (excluded) => excluded === formatWireDay(day) || excluded === day,
  );
  if (!isOffered || isExcluded || day < minimum || day > maximum)
    throw createInputRefusal('The SIP cannot start on this day.');
  if (isSipDayClosed(date)) throw new Refusal('preconditionFailed', 'No debit can be made on this day.');
  return day;
};

/**
 * Mandate that pays a SIP; undefined for a SIP that is paid by hand.
 * @throws Refusal 020 (no usable mandate), 051 (more than its remaining limit)
 */
export const findPayingMandate = (
  order: SipOrderPayload,
  mandates: readonly MandateRow[],
  amount: number,
): MandateRow | undefined => {
  if (order.sip_type !== MANDATE_SIP) return undefined;
  const mandate = mandates.find(({ number }) => number === order.mandate_id);
  if (!mandate || !isMandateUsable(mandate))
    throw new Refusal('preconditionFailed', 'Please choose an approved mandate.');
  if (amount > remainingLimitOf(mandate))
    throw createInputRefusal('The instalment is more than the remaining limit of the mandate.');
  return mandate;
};
