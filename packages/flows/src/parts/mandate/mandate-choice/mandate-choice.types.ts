import type { BankListResult, CalendarDay, SipOption } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { OperationPort } from '../../../kit/operation-port.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';
import type {
  MandateAccount,
  MandateRegistrationPorts,
  MandateRegistrationView,
} from '../mandate-registration/mandate-registration.types.ts';
import type { MandateRow } from './mandate-row.ts';

/** Day and scheme of a SIP: the exchange may have a remark on its day (DO-413). */
export interface ScheduledSip {
  readonly schemeName: string;
  readonly schemeCode: string;
  readonly dayOfMonth: number;
  readonly startDay: CalendarDay;
}

/** The SIP that a mandate pays. */
export interface SipOfMandate extends ScheduledSip {
  /** The order that the checkout is about: the calls about a mandate carry its fields (C-63). */
  readonly selectedOrder: SipOption;
}

export interface MandateChoiceInput {
  /** Null to load the lists. */
  readonly lists: BankListResult | null;
  /** Undefined on the page of the mandates, which suggests none. */
  readonly sip?: SipOfMandate | undefined;
  /** The mandate that was settled before; the choice starts with it. */
  readonly chosenId?: string | undefined;
  readonly newSubmission: SubmissionKeySource;
}

export interface MandateChoiceContext extends Omit<MandateChoiceInput, 'chosenId'>, SubmissionContext {
  readonly chosenId: string | null;
  /** True while an approved mandate that was settled before, or is suggested, is shown in one line. */
  readonly isSummarised: boolean;
  /** The mandate that is being refreshed, or whose cancellation is being confirmed. */
  readonly rowId: string | null;
  /** The mandate of the cancellation submission. */
  readonly cancelledId: string | null;
  /** The mandate whose form is being signed; null for a new one. */
  readonly signedId: string | null;
  /** The mandate whose signed form was sent last; cleared by the next action. */
  readonly sentId: string | null;
  readonly notice: Notice | null;
}

export type MandateChoiceEvent =
  | { type: 'mandates.reloadRequested' }
  | { type: 'choice.changeRequested' }
  | { type: 'mandate.selected'; id: string }
  | { type: 'mandate.deselected' }
  | { type: 'mandate.registrationRequested' }
  | { type: 'form.opened'; id: string }
  | { type: 'mandate.refreshRequested'; id: string }
  | { type: 'mandate.cancellationRequested'; id: string }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.abandoned' };
export type MandateChoiceChart = ChartTypes<MandateChoiceContext, MandateChoiceEvent, MandateChoiceInput>;

/** Reports to a parent, part of its events. They contain everything that a return to this flow needs. */
export type MandateChoiceReport =
  | { type: 'mandate.settled'; mandateNumber: string; lists: BankListResult }
  | { type: 'mandate.unsettled' };

export interface MandateChoicePorts extends MandateRegistrationPorts {
  readonly listBankAccounts: OperationPort<'listBankAccounts'>;
  readonly refreshMandate: OperationPort<'refreshMandate'>;
  readonly cancelMandate: OperationPort<'cancelMandate'>;
}

/** A listed mandate and its possible actions; `canAct` indicates whether they are accepted now. */
export interface ChoosableMandate extends MandateRow {
  readonly isSelected: boolean;
  readonly canSelect: boolean;
  readonly isSignable: boolean;
  readonly isRefreshable: boolean;
  readonly isCancellable: boolean;
  /** True while a request about the mandate is in progress. */
  readonly isBusy: boolean;
}

export type MandateChoiceView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly canReload: boolean; readonly notice: Notice | null }
  | {
      readonly screen: 'existing';
      /** True if a mandate is chosen for a SIP; else a choice only narrows the list. */
      readonly isForSip: boolean;
      /**
       * The approved mandate that was settled before, or is suggested, in one line; `choice.changeRequested` shows the
       * choice.
       */
      readonly summary: MandateRow | null;
      /** The chosen mandate alone, else all (DO-315). */
      readonly mandates: readonly ChoosableMandate[];
      /** True if there is more than one mandate, shown or not. */
      readonly hasOthers: boolean;
      /** The account of a new mandate; null if none can be registered (A54). */
      readonly account: MandateAccount | null;
      /** True while no dialog is open and no request is in progress. */
      readonly canAct: boolean;
      readonly canReload: boolean;
      /** True while the list is reloaded; the previous list stays visible. */
      readonly isReloading: boolean;
      readonly canDeselect: boolean;
      readonly canRegister: boolean;
      /** The provider accepts no further mandate (DO-302). */
      readonly isRegistrationClosed: boolean;
      /** The mandate of the open cancellation dialog. */
      readonly cancellationId: string | null;
      readonly canConfirmCancellation: boolean;
      readonly canAbandonCancellation: boolean;
      /** The mandate whose signed form was sent last. */
      readonly sentId: string | null;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'registering';
      /** Null for a new mandate; else the mandate whose form is signed, again if the bank refused it (DO-314). */
      readonly signed: MandateRow | null;
      readonly registration: MandateRegistrationView | undefined;
    };
