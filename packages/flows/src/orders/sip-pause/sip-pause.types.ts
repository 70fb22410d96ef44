import type { CalendarDay, ListedOrderType, Order } from '@folioflow/api/contract';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { PinConfirmationView } from '../../parts/pin-confirmation/index.ts';

/** A pause whose answer never came: the same one goes on with its key (INV-04). */
export interface LostPause {
  readonly count: number;
  readonly submission: string;
}

export interface SipPauseInput {
  readonly order: Order;
  /** Where the order names no type of its own. */
  readonly listType: ListedOrderType;
  readonly newSubmission: NewSubmission;
  /** Of an earlier dialog about the same SIP. */
  readonly lost: LostPause | null;
}
export interface SipPauseContext extends SipPauseInput {
  /** How many installments are left out; null until it is chosen. */
  readonly count: number | null;
  readonly wasTried: boolean;
  readonly outcome: SipPauseOutput;
}
export type SipPauseEvent =
  | { type: 'installments.chosen'; count: number }
  | { type: 'pause.submitted' }
  | { type: 'pause.closed' };

export type SipPauseOutput =
  /** `orders`: the list that the SIP stands in, where the provider tells it. */
  | { readonly kind: 'paused'; readonly orders: readonly Order[] | null; readonly exit: Exit }
  /** `wasTried`: a PIN was refused or its answer lost, so the SIP may stand otherwise now. */
  | { readonly kind: 'closed'; readonly lost: LostPause | null; readonly wasTried: boolean }
  | { readonly kind: 'notPermitted' };

export type SipPausePorts = OperationPorts<'pauseSip'>;

/** What the PIN confirms. */
export interface PausedSip extends Pick<SipPauseInput, 'order' | 'listType'> {
  readonly count: number;
}

/** What is agreed to, before the PIN. */
export interface PauseMeaning {
  readonly count: number;
  /** Paise that are not paid; null where the provider tells no amount. */
  readonly kept: number | null;
  /** Days of the installments that are left out; empty where the provider tells none. */
  readonly days: readonly CalendarDay[];
  /** The installment after them: its day, that none comes, or that the provider tells nothing of it. */
  readonly next: { readonly is: 'on'; readonly day: CalendarDay } | { readonly is: 'never' | 'untold' };
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
