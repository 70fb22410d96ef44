import type {
  Amount,
  CalendarDay,
  Option,
  Order,
  RegisterStpAnswer,
  StpOrder,
  StpScheme,
} from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { AmountLimits } from '../../parts/order-limits.ts';
import type { PinConfirmationOutput, PinConfirmationView } from '../../parts/pin-confirmation/index.ts';

export interface StpRegistrationInput {
  /** The order that is to be transferred, as the provider answered it; null where the page was opened without one. */
  readonly order: Order | null;
  readonly newSubmission: NewSubmission;
}

/** What the PIN confirms. */
export interface Transfer {
  readonly source: Order;
  readonly target: StpScheme;
  readonly order: StpOrder;
}
export type TransferEnd = PinConfirmationOutput<RegisterStpAnswer>;

/** Why a transfer that was submitted is not asked the PIN for; `limit` is rupees with two decimals (W13). */
export type TransferProblem = { readonly kind: 'invalid' } | { readonly kind: 'overAvailable'; readonly limit: string };

export interface StpRegistrationContext extends StpRegistrationInput {
  readonly targets: readonly StpScheme[];
  readonly frequencies: readonly Option[];
  /** Labels of numbers of transfers. */
  readonly countLabels: readonly Option[];
  /** The first day on which a transfer may be made; null where the provider tells none. */
  readonly earliest: CalendarDay | null;
  readonly target: StpScheme | null;
  /** The nine fields that go to the provider (DO-362). */
  readonly draft: StpOrder;
  readonly problem: TransferProblem | null;
  readonly notice: Notice | null;
  /** A registration whose answer never came, and of what: the same one goes on with its key (INV-04). */
  readonly lost: { readonly of: string; readonly submission: string } | null;
  /** What the provider says of a registration that it has taken. */
  readonly placed: { readonly html: string; readonly text: string };
}

export type StpRegistrationEvent =
  | { type: 'schemes.reloadRequested' }
  | { type: 'targetList.opened' }
  | { type: 'targetList.closed' }
  | { type: 'target.selected'; id: string }
  /** What is not offered changes nothing; `amount` is rupees as they stand in the field. */
  | { type: 'draft.changed'; frequency?: string; scheme?: string; installments?: number; amount?: string }
  | { type: 'datePicker.opened' }
  | { type: 'datePicker.closed' }
  | { type: 'day.picked'; day: number }
  | { type: 'transfer.submitted' };
export type StpRegistrationChart = ChartTypes<StpRegistrationContext, StpRegistrationEvent, StpRegistrationInput>;

export type StpRegistrationPorts = OperationPorts<'listStpSchemes' | 'registerStp'>;

/** The order that is transferred; money as the provider wrote it. */
export interface TransferSource {
  readonly schemeName: string;
  readonly invested: Amount;
  readonly returns: Amount;
  readonly difference: Amount;
  readonly percent: Amount;
  readonly available: Amount;
}

/** A scheme that takes transfers. */
export interface TransferTarget {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

export interface TransferForm {
  readonly frequency: string;
  readonly frequencies: readonly Option[];
  /** Code of the scheme among those of the frequency; '' before one is chosen. */
  readonly scheme: string;
  readonly schemes: readonly { readonly code: string; readonly name: string }[];
  readonly installments: number | null;
  readonly counts: readonly { readonly count: number; readonly label: string }[];
  readonly day: number | null;
  /** Days 1 to 30; those above 28 only where they are allowed (DO-246, DO-248). */
  readonly days: readonly { readonly day: number; readonly isAllowed: boolean }[];
  readonly canPickDate: boolean;
  readonly amount: string;
  /** Null until a scheme is chosen. */
  readonly limits: AmountLimits | null;
}

/** What is agreed to, before the PIN. Amounts are paise. */
export interface TransferAgreement {
  readonly each: number;
  readonly installments: number;
  readonly total: number;
  readonly frequency: string;
  /** Day of the month; null until it is picked. */
  readonly day: number | null;
  /** Working day of the first transfer; null where the provider tells too little to promise any. */
  readonly firstDay: CalendarDay | null;
  /** Percent that the exit load of the source takes of each transfer, and at most how much that is. */
  readonly loadPercent: number;
  readonly fee: number;
  /** What reaches the target each time. */
  readonly arrives: number;
  /** What of today's value stays in the source. */
  readonly left: number;
  /** Another STP runs out of the source: what it still takes is told by no order, and not counted. */
  readonly isShared: boolean;
}

interface Choosing {
  readonly step: 'scheme_transfer_from';
  readonly source: TransferSource;
  readonly targets: readonly TransferTarget[];
  /** The list of targets stands over the page. */
  readonly isPickingTarget: boolean;
}

export type StpRegistrationView =
  | { readonly screen: 'orderMissing'; readonly link: 'orderList' }
  | { readonly screen: 'loading'; readonly source: TransferSource }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | ({ readonly screen: 'sourceShown' } & Choosing)
  | ({
      readonly screen: 'drafting' | 'confirming';
      readonly target: TransferTarget;
      readonly form: TransferForm;
      /** Null until everything but the day is there. */
      readonly agreement: TransferAgreement | null;
      readonly isPickingDate: boolean;
      readonly canSubmit: boolean;
      readonly problem: TransferProblem | null;
      readonly notice: Notice | null;
      readonly pin: PinConfirmationView | undefined;
    } & Choosing)
  | {
      readonly screen: 'completed';
      readonly step: 'scheme_transfer_completed';
      readonly schemeName: string;
      readonly html: string;
      readonly text: string;
    };
