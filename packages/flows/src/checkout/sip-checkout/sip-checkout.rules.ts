import {
  type CalendarDay,
  type GetSchemeStatisticsRequest,
  type ListBankAccountsRequest,
  type Mandate,
  type Order,
  type SchemeChart,
  type RequestedSip,
  rupeesOfPaise,
  type SipOffer,
  type SipOption,
  timeOfDay,
} from '@folioflow/api/contract';
import { payingAccountOf } from '../../banking/paying-account.ts';
import { requiredValue } from '../../kit/required-value.ts';
import { investorRoutes, routeOf } from '../../kit/routes.ts';
import type { ScheduledSip, SipOfMandate } from '../../parts/mandate/mandate-choice/mandate-choice.types.ts';
import {
  isMandateDateBlocked,
  mandateListsRequest,
  findMandate,
} from '../../parts/mandate/mandate-choice/mandate-lists.ts';
import { mandateStateOf } from '../../parts/mandate/mandate-choice/mandate-state.ts';
import { isWithinLimits, isInstallmentCountAllowed, sipLimits } from '../../parts/order/order-limits.ts';
import { findPrimaryAccount } from '../../parts/bank/primary-account.ts';
import { nomineeNameOf, createOrderOffer } from '../../parts/order/order-offer/order-offer.ts';
import { statisticsRequestOf } from '../../parts/scheme/statistics-request.ts';
import type { AgreedSipTerms } from '../../parts/order/sip-terms/agreed-sip.ts';
import { findOfferedStartDate, sipStartWindow } from '../../parts/order/sip-terms/sip-days.ts';
import type {
  UnofferedSipPart,
  PlacedSip,
  SipCheckoutContext,
  SipCheckoutOutput,
  SipChoice,
  SipProblem,
  SipReview,
  SipConfirmationSubject,
  SipSummary,
} from './sip-checkout.types.ts';

export const schemeStatisticsRequest = ({ requestedSip }: SipCheckoutContext): GetSchemeStatisticsRequest =>
  statisticsRequestOf(requiredValue(requestedSip, 'requestedSip').scheme);

const isEqualIgnoringCase = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/** The provider's option for the request. */
function findOfferedOption(
  { sip_order_terms }: SchemeChart,
  { option: requestedOption, frequency }: RequestedSip,
): SipOption | undefined {
  const offered = sip_order_terms.filter(
    (option) => option.scheme_code === requestedOption.code && isEqualIgnoringCase(option.sip_frequency, frequency),
  );
  return offered.length === 1 ? offered[0] : offered.find(({ display_text }) => display_text === requestedOption.name);
}

function isStartDayOffered(chart: SchemeChart, option: SipOption, day: CalendarDay, today: CalendarDay): boolean {
  const window = sipStartWindow(today, { minimum: chart.sip_minimum_date, maximum: chart.sip_maximum_date });
  const excluded = [...chart.sip_exclude_date_list, ...option.sip_exclude_date_list];
  const thatDay = { minimum: day, maximum: day };
  return (
    day >= window.minimum &&
    day <= window.maximum &&
    findOfferedStartDate(Number(day.slice(8)), thatDay, { sipDates: option.sip_dates, excluded }) !== null
  );
}

/** Compares the request with the provider's present offer (INV-23, INV-26). */
export function findOffer(
  chart: SchemeChart,
  requestedSip: RequestedSip,
  today: CalendarDay,
): { offer: SipOffer } | { notOffered: UnofferedSipPart } {
  const found = findOfferedOption(chart, requestedSip);
  const offer = found && createOrderOffer(chart, requestedSip, found);
  if (!offer) return { notOffered: 'option' };
  const { option } = offer;
  if (!isWithinLimits(requestedSip.amountInPaise, sipLimits(option))) return { notOffered: 'amount' };
  if (!isInstallmentCountAllowed(option, requestedSip.installments)) return { notOffered: 'installments' };
  if (!isStartDayOffered(chart, option, requestedSip.firstDay, today)) return { notOffered: 'day' };
  return { offer: { ...offer, mfapiCode: chart.mfapi_scheme_code } };
}

type OfferedSip = Pick<SipCheckoutContext, 'requestedSip' | 'offer'>;
type LoadedSip = Pick<SipCheckoutContext, 'requestedSip' | 'offer' | 'lists'>;

/** The requested SIP and the provider's offer for it. */
export const requireOfferedSip = ({ requestedSip, offer }: OfferedSip) => ({
  requestedSip: requiredValue(requestedSip, 'requestedSip'),
  offer: requiredValue(offer, 'offer'),
});

/** Returns the data that every step after loading needs. */
export const requireOfferAndBankLists = (context: LoadedSip) => ({
  ...requireOfferedSip(context),
  lists: requiredValue(context.lists, 'lists'),
});

/** DO-333. */
export const isMandateRequired = ({ offer }: Pick<OfferedSip, 'offer'>): boolean =>
  offer?.option.is_nach_mandate === true;

export function completeChoiceOf(context: SipCheckoutContext): SipChoice | null {
  const { nominee, mandateNumber } = context;
  if (nominee === null) return null;
  if (!isMandateRequired(context)) return { nominee, payment: { kind: 'byHand' } };
  return mandateNumber === null ? null : { nominee, payment: { kind: 'mandate', mandateNumber } };
}

export function sipProblemOf({ lists }: SipCheckoutContext): SipProblem | null {
  if (lists === null || findPrimaryAccount(lists.customer_bank_list) === undefined) return 'noPrimaryAccount';
  return isMandateDateBlocked(lists) ? 'dateBlocked' : null;
}

interface SipOfScheme {
  readonly requestedSip: Pick<RequestedSip, 'firstDay'>;
  readonly offer: Pick<SipOffer, 'scheme'>;
}

export const scheduledSipOf = ({ requestedSip, offer }: SipOfScheme): ScheduledSip => ({
  schemeName: offer.scheme.name,
  schemeCode: offer.scheme.code,
  dayOfMonth: Number(requestedSip.firstDay.slice(8)),
  startDay: requestedSip.firstDay,
});

export const sipOfMandateOf = ({ requestedSip, offer }: ReturnType<typeof requireOfferedSip>): SipOfMandate => ({
  ...scheduledSipOf({ requestedSip, offer }),
  selectedOrder: offer.option,
});

export const accountsRequest = (context: SipCheckoutContext): ListBankAccountsRequest =>
  mandateListsRequest(scheduledSipOf(requireOfferedSip(context)));

/** The subject of the code, once everything is chosen. */
export const requireSipSubject = (context: SipCheckoutContext): SipConfirmationSubject => ({
  ...requireOfferAndBankLists(context),
  choice: requiredValue(completeChoiceOf(context), 'completeChoice'),
});

/** A SIP from the order list, which has only the order. */
export const placedSipOfListedOrder = (order: Order): PlacedSip => ({ order, html: '', navigateScreen: undefined });

/**
 * Leads to the page that the server names if it is an app route, else to the response page (DO-331), with the agreed
 * terms.
 */
export const placedOutput = (
  context: SipCheckoutContext,
  { order, html, navigateScreen }: PlacedSip,
): SipCheckoutOutput => ({
  kind: 'placed',
  exit: {
    to: routeOf(navigateScreen, investorRoutes) ?? 'sipResponse',
    state: { selected_order: order, display_html: html, agreed_sip: computeAgreedTerms(context) },
    replace: true,
  },
});

export function sipSummaryOf(context: LoadedSip): SipSummary {
  const { requestedSip, offer, lists } = requireOfferAndBankLists(context);
  const account = findPrimaryAccount(lists.customer_bank_list);
  return {
    schemeName: offer.scheme.name,
    optionName: offer.option.display_text,
    amount: rupeesOfPaise(requestedSip.amountInPaise),
    frequency: offer.option.sip_frequency,
    installments: requestedSip.installments,
    firstDay: requestedSip.firstDay,
    account: account ? payingAccountOf(account) : null,
    cutOff: timeOfDay(offer.option.purchase_cutoff_time),
    needsMandate: isMandateRequired(context),
  };
}

const findPayingMandate = (context: SipCheckoutContext): Mandate | undefined =>
  isMandateRequired(context) ? findMandate(context.lists, context.mandateNumber) : undefined;

/** The terms that the review and the page after the order show. */
export function computeAgreedTerms(context: SipCheckoutContext): AgreedSipTerms {
  const { requestedSip, offer, lists } = requireOfferAndBankLists(context);
  const { amountInPaise, installments, firstDay } = requestedSip;
  const mandate = findPayingMandate(context);
  return {
    terms: {
      amount: rupeesOfPaise(amountInPaise),
      installments,
      firstDay,
      frequency: offer.option.sip_frequency,
      isFirstToday: lists.is_first_order_today,
    },
    account: sipSummaryOf(context).account,
    mandate: mandate ? { id: mandate.mandate_id, amount: mandate.amount, limitUsed: mandate.limit_used } : null,
  };
}

export function sipReviewOf(context: SipCheckoutContext): SipReview {
  const { offer } = requireOfferAndBankLists(context);
  const mandate = findPayingMandate(context);
  return {
    nominee: { name: nomineeNameOf(offer.investor, context.nominee?.nomineeId) },
    mandate: mandate ? { id: mandate.mandate_id, state: mandateStateOf(mandate) } : null,
    agreed: computeAgreedTerms(context),
  };
}
