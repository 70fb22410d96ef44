import type {
  Amount,
  CalendarDay,
  Envelope,
  Option,
  Order,
  RegisterStpAnswer,
  StpDraft,
  StpTargetScheme,
} from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { AmountLimits } from '../../parts/order/order-limits.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../parts/order/recent-order/recent-order.types.ts';
import type {
  PinConfirmationOutput,
  PinConfirmationView,
} from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';

export interface StpRegistrationInput {
  /** The source order in the provider's answer; null if the page was opened without an order. */
  readonly order: Order | null;
  readonly newSubmission: SubmissionKeySource;
}

/** Identifies the transfers of a source: their target and terms. */
export interface TransferDraft {
  readonly targetId: string | undefined;
  readonly terms: StpDraft;
}

/** The subject of the PIN. */
export interface Transfer {
  readonly source: Order;
  readonly target: StpTargetScheme;
  readonly draft: StpDraft;
}
/** The target is not offered: no request was sent (DO-260). */
export interface UnmatchedTransfer extends Envelope {
  readonly kind: 'unmatched';
}
/** Result of a confirmed STP. */
export type TransferResult = RegisterStpAnswer | UnmatchedTransfer;
export type TransferEnd = PinConfirmationOutput<TransferResult>;

/** The reason that a submitted transfer does not reach the PIN; `limit` is rupees with two decimals. */
export type TransferProblem = { readonly kind: 'invalid' } | { readonly kind: 'overAvailable'; readonly limit: string };

export interface StpRegistrationContext extends StpRegistrationInput, RepeatConfirmation {
  readonly targets: readonly StpTargetScheme[];
  readonly frequencies: readonly Option[];
  /** Labels of the numbers of transfers. */
  readonly countLabels: readonly Option[];
  /** The first possible day of a transfer; null if the provider names none. */
  readonly earliest: CalendarDay | null;
  readonly target: StpTargetScheme | null;
  readonly draft: StpDraft;
  readonly problem: TransferProblem | null;
  readonly notice: Notice | null;
  readonly retry: PendingRetry<TransferDraft> | null;
  /** The provider's answer to an accepted registration. */
  readonly placed: { readonly html: string; readonly text: string };
}

export type StpRegistrationEvent =
  | { type: 'schemes.reloadRequested' }
  | { type: 'targetList.opened' }
  | { type: 'targetList.closed' }
  | { type: 'target.selected'; id: string }
  /** Values that are not offered are ignored; `amount` is the text of the field, in rupees. */
  | { type: 'draft.changed'; frequency?: string; scheme?: string; installments?: number; amount?: string }
  | { type: 'datePicker.opened' }
  | { type: 'datePicker.closed' }
  | { type: 'day.picked'; day: number }
  | { type: 'transfer.submitted' };
/** Leads from a refused STP back to its terms. */
export type StpRegistrationChart = ChartTypes<StpRegistrationContext, StpRegistrationEvent, StpRegistrationInput>;

export type StpRegistrationPorts = OperationPorts<'listStpSchemes' | 'registerStp' | 'listOrders'>;

/** The source order; amounts as the provider returned them. */
export interface TransferSource {
  readonly schemeName: string;
  readonly invested: Amount;
  readonly returns: Amount;
  readonly difference: Amount;
  readonly percent: Amount;
  readonly available: Amount;
}

/** A scheme that accepts transfers. */
export interface TransferTarget {
  readonly id: string;
  readonly name: string;
  readonly category: string;
}

export interface TransferForm {
  readonly frequency: string;
  readonly frequencies: readonly Option[];
  /** Code of the chosen scheme of the frequency; '' before the choice. */
  readonly scheme: string;
  readonly schemes: readonly { readonly code: string; readonly name: string }[];
  readonly installments: number | null;
  readonly counts: readonly { readonly count: number; readonly label: string }[];
  readonly day: number | null;
  /** Days 1 to 30; days above 28 only if they are allowed (DO-246, DO-248). */
  readonly days: readonly { readonly day: number; readonly isAllowed: boolean }[];
  readonly canPickDate: boolean;
  readonly amount: string;
  /** Null until a scheme is chosen. */
  readonly limits: AmountLimits | null;
}

/** The terms that the investor agrees to before the PIN. Amounts are paise. */
export interface TransferAgreement {
  readonly amountInPaise: number;
  readonly installments: number;
  readonly totalInPaise: number;
  readonly frequency: string;
  /** Day of the month; null until it is picked. */
  readonly day: number | null;
  /** Working day of the first transfer; null if the provider's data is not sufficient. */
  readonly firstDay: CalendarDay | null;
  /** Exit load of the source: percent of each transfer, and the highest possible fee. */
  readonly loadPercent: number;
  readonly feeInPaise: number;
  /** Paise that reach the target with each transfer. */
  readonly receivedInPaise: number;
  /** Paise of today's value that remain in the source. */
  readonly remainingInPaise: number;
  /** Another STP runs on the source; no order names its remaining amount, so it is not deducted. */
  readonly isShared: boolean;
}

interface TargetSelectionView {
  readonly step: 'scheme_transfer_from';
  readonly source: TransferSource;
  readonly targets: readonly TransferTarget[];
  /** True while the list of targets is open over the page. */
  readonly isPickingTarget: boolean;
}

export type StpRegistrationView =
  | { readonly screen: 'orderMissing'; readonly link: 'orderList' }
  | { readonly screen: 'loading'; readonly source: TransferSource }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  | ({ readonly screen: 'sourceShown' } & TargetSelectionView)
  | ({
      readonly screen: 'drafting' | 'confirming';
      readonly target: TransferTarget;
      readonly form: TransferForm;
      /** Null until everything except the day is entered. */
      readonly agreement: TransferAgreement | null;
      readonly isPickingDate: boolean;
      readonly canSubmit: boolean;
      readonly problem: TransferProblem | null;
      readonly notice: Notice | null;
      /** The check for a recent identical order: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      readonly pin: PinConfirmationView | undefined;
    } & TargetSelectionView)
  /** The provider refused the STP: it is not registered. */
  | {
      readonly screen: 'completed';
      readonly step: 'scheme_transfer_completed';
      readonly schemeName: string;
      /** The registered terms. */
      readonly agreement: TransferAgreement | null;
      readonly html: string;
      readonly text: string;
    };
