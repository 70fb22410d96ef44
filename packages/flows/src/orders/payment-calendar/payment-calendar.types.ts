import type { AnswerOf, CalendarDay, ListedOrderType } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { PayingAccount } from '../../banking/paying-account.ts';

/** The lists of the provider from which the calendar is computed. */
export const PAYMENT_SOURCES = ['single', 'xsip', 'stp', 'mandates'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Answers by list; null for a list that is not loaded. */
export interface PaymentSources extends Readonly<Record<ListedOrderType, AnswerOf<'listOrders'> | null>> {
  readonly mandates: AnswerOf<'listBankAccounts'> | null;
}

/** The lists of an answer, null where one failed, and the reason of each failure. */
export interface LoadedSources {
  readonly sources: PaymentSources;
  readonly notices: readonly Notice[];
}

/**
 * `debit`: taken from the bank account under a mandate; `handPayment`: an instalment that the investor pays; `payout`:
 * a payout of a SWP; `redemption`: the money of a redemption; `transfer`: between two schemes, without a bank account.
 */
export type PaymentKind = 'debit' | 'handPayment' | 'payout' | 'redemption' | 'transfer';

/** `named`: the provider names the day; `expected`: the day is computed from the frequency or from working days. */
export type DayCertainty = 'named' | 'expected';

/** One payment of an order on a day. */
export interface PlannedPayment {
  /** Stable for the same payment: order, kind and day. */
  readonly id: string;
  readonly day: CalendarDay;
  readonly certainty: DayCertainty;
  readonly kind: PaymentKind;
  /** The list that contains the order. */
  readonly listType: ListedOrderType;
  readonly schemeName: string;
  /** Null if the provider returns no amount. */
  readonly amountInPaise: number | null;
  /** Null if the provider does not name the account. */
  readonly account: PayingAccount | null;
}

/** A plan or a redemption that runs without a known day. */
export type UndatedPayment = Omit<PlannedPayment, 'day' | 'certainty'>;

/** An order that the investor has to pay. */
export interface WaitingOrder {
  readonly id: string;
  readonly schemeName: string;
  /** Null if the provider returns no amount. */
  readonly amountInPaise: number | null;
  /** The last attempt to pay failed. */
  readonly isFailed: boolean;
  /** Leads to the payment. */
  readonly payNow: Exit;
}

/** Totals in whole paise, without transfers and without amounts that the provider does not return. */
export interface PaymentTotals {
  /** Debits, and instalments that the investor pays. */
  readonly outgoingInPaise: number;
  readonly incomingInPaise: number;
}

export interface PaymentDay extends PaymentTotals {
  readonly day: CalendarDay;
  readonly payments: readonly PlannedPayment[];
  /**
   * The debits up to this day exceed the available limits of all approved mandates together; null if they do not, or
   * if the mandates are not known.
   */
  readonly shortfall: { readonly debitsInPaise: number; readonly limitInPaise: number } | null;
}

export interface PaymentMonth extends PaymentTotals {
  /** `yyyy-mm`. */
  readonly month: string;
  readonly days: readonly PaymentDay[];
}

/** The first debit, with the others of the same day. */
export interface NextDebit {
  readonly day: CalendarDay;
  readonly certainty: DayCertainty;
  /** The sum of the day; null if an amount is not known. */
  readonly amountInPaise: number | null;
  /** The number of debits on the day. */
  readonly count: number;
  /** The scheme of a single debit; null if several are due on the day. */
  readonly schemeName: string | null;
}

/**
 * The mandates under which SIPs are debited: `approved` if there is at least one, `missing` if SIPs need one,
 * `unknown` if the list is not loaded.
 */
export type MandateCover = 'approved' | 'missing' | 'notNeeded' | 'unknown';

export interface PaymentPlan {
  readonly waiting: readonly WaitingOrder[];
  readonly months: readonly PaymentMonth[];
  readonly undated: readonly UndatedPayment[];
  readonly nextDebit: NextDebit | null;
  readonly mandateCover: MandateCover;
}

export interface PaymentCalendarInput {
  /** Returns the present calendar day in India; called after an answer, which names the provider's time. */
  readonly today: () => CalendarDay;
  /** The lists to load; all of them by default. */
  readonly sources?: readonly PaymentSource[];
}

export interface PaymentCalendarContext {
  readonly today: () => CalendarDay;
  /** First day of the calendar; null before the lists are loaded. */
  readonly firstDay: CalendarDay | null;
  /** The lists that the calendar needs. */
  readonly wanted: readonly PaymentSource[];
  readonly sources: PaymentSources;
  /** The lists whose last request failed. */
  readonly failed: readonly PaymentSource[];
  readonly notice: Notice | null;
}

export interface PaymentCalendarEvent {
  type: 'reload.requested';
}

export type PaymentCalendarChart = ChartTypes<PaymentCalendarContext, PaymentCalendarEvent, PaymentCalendarInput>;
export type PaymentCalendarPorts = OperationPorts<'listOrders' | 'listBankAccounts'>;

export type PaymentCalendarView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | {
      readonly screen: 'loaded';
      readonly plan: PaymentPlan;
      /** First and last day of the calendar. */
      readonly from: CalendarDay;
      readonly until: CalendarDay;
      /** The lists whose last request failed: their payments are missing or as they were before. */
      readonly missing: readonly PaymentSource[];
      readonly isBusy: boolean;
      readonly notice: Notice | null;
    };
