import type { BankListResult, CalendarDay } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type {
  MandateAccount,
  MandateRegistrationPorts,
  MandateRegistrationView,
} from '../mandate-registration/index.ts';
import type { MandateRow } from './mandate-row.ts';

/** The SIP that a mandate is to pay: the exchange may have something to say about its day (DO-413). */
export interface MandateSip {
  readonly schemeName: string;
  readonly schemeCode: string;
  readonly dayOfMonth: number;
  readonly startDay: CalendarDay;
}

export interface MandateChoiceInput {
  /** Null: they are loaded. */
  readonly lists: BankListResult | null;
  /** Undefined where mandates are only looked after: none is chosen then. */
  readonly sip?: MandateSip | undefined;
  /** What was settled before: the choice is entered again where it was left. */
  readonly chosenId?: string | undefined;
  readonly newSubmission: NewSubmission;
}

export interface MandateChoiceContext extends Omit<MandateChoiceInput, 'chosenId'>, Submissions {
  readonly chosenId: string | null;
  /** The mandate that is being refreshed, or is asked about before it is cancelled. */
  readonly rowId: string | null;
  /** What the submission cancels. */
  readonly cancelledId: string | null;
  /** The mandate whose form is to be signed; null for a new one. */
  readonly signedId: string | null;
  /** The mandate whose signed form was sent last, until something else is done. */
  readonly sentId: string | null;
  readonly notice: Notice | null;
}

export type MandateChoiceEvent =
  | { type: 'mandates.reloadRequested' }
  | { type: 'mandate.selected'; id: string }
  | { type: 'mandate.deselected' }
  | { type: 'mandate.registrationRequested' }
  | { type: 'form.opened'; id: string }
  | { type: 'mandate.refreshRequested'; id: string }
  | { type: 'mandate.cancellationRequested'; id: string }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.abandoned' };
export type MandateChoiceChart = ChartTypes<MandateChoiceContext, MandateChoiceEvent, MandateChoiceInput>;

/** What a parent is told; part of the parent's own events. It carries all a parent needs to enter this flow again. */
export type MandateReport =
  | { type: 'mandate.settled'; mandateId: string; lists: BankListResult }
  | { type: 'mandate.unsettled' };

export interface MandateChoicePorts extends MandateRegistrationPorts {
  readonly listBankAccounts: OperationPort<'listBankAccounts'>;
  readonly refreshMandate: OperationPort<'refreshMandate'>;
  readonly cancelMandate: OperationPort<'cancelMandate'>;
}

/** A mandate of the list with what it allows; whether it is taken now stands in `canAct`. */
export interface ChoosableMandate extends MandateRow {
  readonly isSelected: boolean;
  readonly canSelect: boolean;
  readonly isSignable: boolean;
  readonly isRefreshable: boolean;
  readonly isCancellable: boolean;
  /** Something is asked of the provider about it at this moment. */
  readonly isBusy: boolean;
}

export type MandateChoiceView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly canReload: boolean; readonly notice: Notice | null }
  | {
      readonly screen: 'existing';
      /** Whether one is to be chosen for a SIP; else they are only looked after. */
      readonly asksWhichPays: boolean;
      /** The one that was chosen alone, else all (DO-315). */
      readonly mandates: readonly ChoosableMandate[];
      /** There are further ones, whether or not they are shown. */
      readonly hasOthers: boolean;
      /** The account on which a new mandate would stand; null where nothing can be registered (A54). */
      readonly account: MandateAccount | null;
      /** Nothing is asked, and no answer is awaited. */
      readonly canAct: boolean;
      readonly canReload: boolean;
      /** The list is asked for again, and stands there meanwhile. */
      readonly isReloading: boolean;
      readonly canDeselect: boolean;
      readonly canRegister: boolean;
      /** The provider takes no further mandate (DO-302). */
      readonly isRegistrationClosed: boolean;
      /** The mandate about which the question stands whether it is to be cancelled. */
      readonly asksToCancel: string | null;
      readonly canConfirmCancellation: boolean;
      readonly canAbandonCancellation: boolean;
      /** The mandate whose signed form went to the bank just now. */
      readonly sentId: string | null;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'registering';
      /** Null for a new mandate; else the one whose form is signed, anew where the bank refused it (DO-314). */
      readonly signed: MandateRow | null;
      readonly registration: MandateRegistrationView | undefined;
    };
