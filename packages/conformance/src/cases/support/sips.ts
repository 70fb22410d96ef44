import {
  calendarDayOf,
  eachDayBetween,
  excludedDayOf,
  LAST_SIP_DAY_OF_MONTH,
  MANDATE_DATE_MESSAGE_THRESHOLD,
  sipRequestOf,
  type BankListResult,
  type CalendarDay,
  type Mandate,
  type SchemeChart,
  type SipOption,
} from '@folioflow/api/contract';
import { requireAccepted } from '../../judge/judge-answer.ts';
import { type CallOptions } from '../../http/call.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { type Fields } from '../../ground/fields.ts';
import { NotTried } from '../../ground/verdicts.ts';
import { type Investor, type Person } from '../../people/person.ts';
import { choiceOf, readChart, requireOffered } from './schemes.ts';
import { requestCodes, withoutCodes } from './two-factor.ts';

/** Reads a documented date of an answer. */
export const dayOf = (wire: string, what: string): CalendarDay => requireOffered(calendarDayOf(wire), what);

const isExcluded = (day: CalendarDay, entries: readonly string[]): boolean =>
  entries.some((entry) => {
    const excluded = excludedDayOf(entry);
    if (excluded === null) return false;
    return 'day' in excluded ? excluded.day === day : excluded.dayOfMonth === Number(day.slice(8));
  });

/** The days on which a SIP may start by the answers of the provider. */
export const startDaysOf = (chart: SchemeChart, option: SipOption): readonly CalendarDay[] => {
  const offered = option.sip_dates.split(',').map(Number);
  const [first, last] = [
    dayOf(chart.sip_minimum_date, 'sip_minimum_date'),
    dayOf(chart.sip_maximum_date, 'sip_maximum_date'),
  ];
  const closed = [...chart.sip_exclude_date_list, ...option.sip_exclude_date_list];
  return eachDayBetween(first, last).filter((day) => {
    const date = Number(day.slice(8));
    return offered.includes(date) && date <= LAST_SIP_DAY_OF_MONTH && !isExcluded(day, closed);
  });
};

/** Reads accounts and mandates. */
export const readBankLists = async (person: Person, request: Fields = {}): Promise<BankListResult> =>
  requireAccepted(await person.call('listBankAccounts', request)).result;

const findOpenDay = async (person: Person, days: readonly CalendarDay[]): Promise<CalendarDay> => {
  for (const day of days) {
    const { mandate_date_validation: validation } = await readBankLists(person, { sip_date: Number(day.slice(8)) });
    if (validation.message_text.length <= MANDATE_DATE_MESSAGE_THRESHOLD) return day;
  }
  throw new NotTried('the test system offers no day on which a SIP may start');
};

const isUsable = (mandate: Mandate, rupees: number): boolean =>
  mandate.is_processed && mandate.is_active && !mandate.is_cancelled && mandate.amount - mandate.limit_used >= rupees;

/** Creates the request of a valid SIP with new codes; `change` replaces fields of its `client_info`. */
export const sipRequest = async (
  on: CaseContext,
  investor: Investor,
  kind: 'mandate' | 'byHand',
  change: Fields = {},
): Promise<Fields & { readonly client_info: Fields; readonly order_type: string }> => {
  const code = on.value(kind === 'mandate' ? 'sipScheme' : 'plainSipScheme');
  const chart = await readChart(investor, code);
  const option = requireOffered(chart.sip_order_terms[0], 'SIP option of the scheme');
  const rupees = Math.max(option.minimum_installment_amount, 1000);
  const firstDay = await findOpenDay(investor, startDaysOf(chart, option));
  const { customer_mandate_list: mandates } = await readBankLists(investor);
  const mandate = mandates.find((each) => isUsable(each, rupees));
  const payment =
    kind === 'byHand'
      ? ({ kind } as const)
      : ({ kind, mandateNumber: requireOffered(mandate, 'approved mandate').mandate_id } as const);
  const schedule = {
    amountInPaise: rupees * 100,
    installments: Math.max(option.sip_minimum_installment_numbers, 12),
    firstDay,
  };
  const scheme = { isin: chart.scheme_isin, code, name: chart.scheme_name };
  const { mfapi_scheme_code: mfapiCode } = chart;
  const purchase = { ...schedule, scheme, mfapiCode, option, ...choiceOf(chart), payment, isFirstOrderToday: false };
  const { client_info: order } = sipRequestOf(purchase, withoutCodes);
  return {
    order_type: option.sip_type,
    client_info: { ...order, ...change },
    two_factor_authentication: await requestCodes(on, investor, 'sip order registration'),
  };
};

export const sendSip = async (
  on: CaseContext,
  investor: Investor,
  kind: 'mandate' | 'byHand',
  change: Fields = {},
  options: CallOptions = {},
) => investor.call('createSipOrder', await sipRequest(on, investor, kind, change), options);
