import {
  type CalendarDay,
  type CheckoutFlags,
  type GetSchemeStatisticsRequest,
  type ListBankAccountsRequest,
  type Mandate,
  type Order,
  type SchemeChart,
  type SipOption,
  timeOfDay,
} from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { required } from '../../kit/required.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import type { MandateChoiceInput } from '../../parts/mandate-choice/index.ts';
import { isDateBlocked, listsRequest, mandateIn } from '../../parts/mandate-choice/mandate-lists.ts';
import { mandateRowOf } from '../../parts/mandate-choice/mandate-row.ts';
import type { ClosedGate } from '../../parts/order-confirmation/index.ts';
import { mayOrder, redirectOf } from '../../parts/order-gate.ts';
import { areInstallmentsTaken, isWithin, sipLimits } from '../../parts/order-limits.ts';
import { primaryIn } from '../../parts/primary-account.ts';
import type { AgreedTerms } from '../../parts/sip-terms/agreed-sip.ts';
import { startDayOf, startWindow } from '../../parts/sip-terms/sip-days.ts';
import type { AskedSip } from './sip-checkout.state.ts';
import type {
  NotOffered,
  PlacedSip,
  SipCheckoutContext,
  SipCheckoutOutput,
  SipChoice,
  SipOffer,
  SipProblem,
  SipReview,
  SipSubject,
  SipSummary,
} from './sip-checkout.types.ts';

export function termsRequest({ asked }: SipCheckoutContext): GetSchemeStatisticsRequest {
  const { scheme } = required(asked);
  return { param_isin: scheme.isin, param_scheme_code: scheme.code, param_scheme_name: scheme.name };
}

/** Null while orders are accepted (INV-21). */
export function gateIn(flags: CheckoutFlags): ClosedGate | null {
  if (mayOrder(flags)) return null;
  return {
    message: flags.order_checkout_validation_message,
    redirect: redirectOf(flags) ?? (flags.is_pending_order ? 'orderList' : 'schemeList'),
  };
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The provider's option for the request. */
function optionIn({ sip_order_terms }: SchemeChart, { option: asked, frequency }: AskedSip): SipOption | undefined {
  const offered = sip_order_terms.filter(
    (option) => option.scheme_code === asked.code && isSame(option.sip_frequency, frequency),
  );
  return offered.length === 1 ? offered[0] : offered.find(({ display_text }) => display_text === asked.name);
}

function isDayOffered(chart: SchemeChart, option: SipOption, day: CalendarDay, today: CalendarDay): boolean {
  const window = startWindow(today, { minimum: chart.sip_minimum_date, maximum: chart.sip_maximum_date });
  const excluded = [...chart.sip_exclude_date_list, ...option.sip_exclude_date_list];
  const thatDay = { minimum: day, maximum: day };
  return (
    day >= window.minimum &&
    day <= window.maximum &&
    startDayOf(Number(day.slice(8)), thatDay, { sipDates: option.sip_dates, excluded }) !== null
  );
}

/** Compares the request with the provider's present offer (INV-23, INV-26). */
export function offerIn(
  chart: SchemeChart,
  asked: AskedSip,
  today: CalendarDay,
): { offer: SipOffer } | { notOffered: NotOffered } {
  const option = optionIn(chart, asked);
  if (option === undefined) return { notOffered: 'option' };
  if (!isWithin(asked.amount, sipLimits(option))) return { notOffered: 'amount' };
  if (!areInstallmentsTaken(option, asked.installments)) return { notOffered: 'installments' };
  if (!isDayOffered(chart, option, asked.firstDay, today)) return { notOffered: 'day' };
  return {
    offer: {
      scheme: {
        isin: chart.scheme_isin || option.scheme_isin || asked.scheme.isin,
        code: chart.scheme_code,
        name: chart.scheme_name || option.scheme_name,
      },
      option,
      nominees: chart.nominee_list,
      isNoneRegistered: chart.is_no_nominee_registered,
      noNomineeForm: chart.no_nominee_form,
      clientCode: chart.client_code,
    },
  };
}

/** Returns the data that every step after loading needs. */
export function loadedIn({ asked, offer, lists }: SipCheckoutContext) {
  if (asked === null || offer === null || lists === null)
    throw new Error('Missing context value: request, offer or lists');
  return { asked, offer, lists };
}

/** DO-333. */
export const needsMandate = ({ offer }: SipCheckoutContext): boolean => offer?.option.is_nach_mandate === true;

export function choiceIn(context: SipCheckoutContext): SipChoice | null {
  const { nominee, mandateId } = context;
  if (nominee === null) return null;
  if (!needsMandate(context)) return { nominee, mandateId: '' };
  return mandateId === null ? null : { nominee, mandateId };
}

export function problemIn({ lists }: SipCheckoutContext): SipProblem | null {
  if (lists === null || primaryIn(lists.customer_bank_list) === undefined) return 'noPrimaryAccount';
  return isDateBlocked(lists) ? 'dateBlocked' : null;
}

export const sipOf = ({
  asked,
  offer,
}: Pick<ReturnType<typeof loadedIn>, 'asked' | 'offer'>): NonNullable<MandateChoiceInput['sip']> => ({
  schemeName: offer.scheme.name,
  schemeCode: offer.scheme.code,
  dayOfMonth: Number(asked.firstDay.slice(8)),
  startDay: asked.firstDay,
});

export const accountsRequest = ({ asked, offer }: SipCheckoutContext): ListBankAccountsRequest =>
  listsRequest(sipOf({ asked: required(asked), offer: required(offer) }));

/** The subject of the code, once everything is chosen. */
export const subjectIn = (context: SipCheckoutContext): SipSubject => ({
  ...loadedIn(context),
  choice: required(choiceIn(context)),
});

/** A SIP from the order list, which has only the order. */
export const listedSip = (order: Order): PlacedSip => ({ order, html: '', navigateScreen: undefined });

/**
 * Leads to the page that the server names if it is an app route, else to the response page (DO-331), with the agreed
 * terms.
 */
export const placedAt = (
  context: SipCheckoutContext,
  { order, html, navigateScreen }: PlacedSip,
): SipCheckoutOutput => ({
  kind: 'placed',
  exit: {
    to: routeOf(navigateScreen, investorRoutes) ?? 'sipResponse',
    state: { selected_order: order, display_html: html, agreed_sip: agreedIn(context) },
    replace: true,
  },
});

export function summaryOf(context: SipCheckoutContext): SipSummary {
  const { asked, offer, lists } = loadedIn(context);
  const account = primaryIn(lists.customer_bank_list);
  return {
    schemeName: offer.scheme.name,
    optionName: offer.option.display_text,
    amount: asked.amount,
    frequency: offer.option.sip_frequency,
    installments: asked.installments,
    firstDay: asked.firstDay,
    account: account ? payingAccountOf(account) : null,
    cutOff: timeOfDay(offer.option.purchase_cutoff_time),
    needsMandate: needsMandate(context),
  };
}

const paysFor = (context: SipCheckoutContext): Mandate | undefined =>
  needsMandate(context) ? mandateIn(context.lists, context.mandateId) : undefined;

/** The terms that the review and the page after the order show. */
export function agreedIn(context: SipCheckoutContext): AgreedTerms {
  const { asked, offer, lists } = loadedIn(context);
  const { amount, installments, firstDay } = asked;
  const mandate = paysFor(context);
  return {
    terms: {
      amount,
      installments,
      firstDay,
      frequency: offer.option.sip_frequency,
      isFirstToday: lists.is_first_order_today,
    },
    account: summaryOf(context).account,
    mandate: mandate ? { id: mandate.mandate_id, amount: mandate.amount, limitUsed: mandate.limit_used } : null,
  };
}

export function reviewOf(context: SipCheckoutContext): SipReview {
  const { offer } = loadedIn(context);
  const mandate = paysFor(context);
  return {
    nominee: { name: offer.nominees.find(({ id }) => id === context.nominee?.nomineeId)?.name ?? null },
    mandate: mandate ? mandateRowOf(mandate) : null,
    agreed: agreedIn(context),
  };
}
