import type { CalendarDay, ListedOrderType, Order } from '@folioflow/api/contract';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { PendingRetry } from '../../parts/order/order-confirmation/pending-retry.ts';
import type { PinConfirmationView } from '../../parts/identity/pin-confirmation/pin-confirmation.types.ts';

/** The pause of a SIP, by its `_id`. */
export interface SipPauseDraft {
  readonly orderId: string;
  readonly count: number | null;
}

export interface SipPauseInput {
  readonly order: Order;
  /** Type of the list, for an order without a type. */
  readonly listType: ListedOrderType;
  readonly newSubmission: SubmissionKeySource;
  /** From an earlier dialog of the list. */
  readonly retry: PendingRetry<SipPauseDraft> | null;
}
export interface SipPauseContext extends SipPauseInput {
  /** Number of skipped instalments; null before the choice. */
  readonly count: number | null;
  readonly wasTried: boolean;
  readonly outcome: SipPauseOutput;
}
export type SipPauseEvent =
  | { type: 'installments.chosen'; count: number }
  | { type: 'pause.submitted' }
  | { type: 'pause.closed' };

export type SipPauseOutput =
  /** `orders`: the list with the SIP, if the provider returns it. */
  | { readonly kind: 'paused'; readonly orders: readonly Order[] | null; readonly exit: Exit }
  /** `wasTried`: a PIN was refused or its answer lost, so the SIP may have changed. */
  | { readonly kind: 'closed'; readonly retry: PendingRetry<SipPauseDraft> | null; readonly wasTried: boolean }
  | { readonly kind: 'notPermitted' };

export type SipPausePorts = OperationPorts<'pauseSip'>;

/** The subject of the PIN. */
export interface PausedSip extends Pick<SipPauseInput, 'order' | 'listType'> {
  readonly count: number;
}

/** The consequences that the investor agrees to before the PIN. */
export interface PauseMeaning {
  readonly count: number;
  /** Paise that are not debited; null if the provider returns no amount. */
  readonly skippedInPaise: number | null;
  /** Days of the skipped instalments; empty if the provider returns none. */
  readonly days: readonly CalendarDay[];
  /** The instalment after the pause: its day, none, or unknown to the provider. */
  readonly next: { readonly is: 'on'; readonly day: CalendarDay } | { readonly is: 'never' | 'unknown' };
}

export type SipPauseView =
  | {
      readonly screen: 'choosing' | 'confirming';
      readonly schemeName: string;
      readonly counts: readonly number[];
      readonly count: number | null;
      readonly canSubmit: boolean;
      /** Null until a number is chosen. */
      readonly meaning: PauseMeaning | null;
      readonly pin: PinConfirmationView | undefined;
    }
  | { readonly screen: 'closed' };
