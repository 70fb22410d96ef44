import type {
  BankAccount,
  BankListResult,
  DebitOption,
  Mandate,
  SipOption,
  UploadMandateRequest,
} from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { OperationPort } from '../../../kit/operation-port.ts';
import type { Port } from '../../../kit/port.ts';
import type { SubmissionKeySource } from '../../../kit/submission-key.ts';
import type { TurnPort } from '../../../kit/turn.ts';
import type { RetryContext } from '../../order/order-confirmation/pending-retry.ts';
import type { RecentOrderView, RepeatConfirmation } from '../../order/recent-order/recent-order.types.ts';
import type {
  ImageRef,
  ImageUploadView,
  PreparedImage,
  PrepareImageRequest,
} from '../../form/image-upload/image-upload.types.ts';

export interface MandateRegistrationInput {
  /** Rupees, as the provider returns them. */
  readonly debitLimits: readonly DebitOption[];
  /** Undefined if no account can be used: then no mandate can be registered (A54). */
  readonly primaryAccount: BankAccount | undefined;
  /** True if the day of the SIP prevents the registration (DO-413, OM-226). */
  readonly isDateBlocked: boolean;
  /** The SIP of the mandate; undefined on the page of the mandates. */
  readonly sip?:
    | {
        readonly dayOfMonth: number;
        /** First calendar day. */
        readonly startDay: string;
        /** The call for the form carries its fields (C-63). */
        readonly selectedOrder: SipOption;
      }
    | undefined;
  /** Ids of the existing mandates; the new mandate has none of them. */
  readonly knownIds: readonly string[];
  /** A mandate whose form is to be signed, for the first time or again. */
  readonly mandate?: Mandate | undefined;
  readonly newSubmission: SubmissionKeySource;
}

/** The mandate to register for the primary account. */
export interface MandateDraft {
  /** Debit limit in rupees. */
  readonly limit: number | null;
}

export interface MandateRegistrationContext
  extends MandateRegistrationInput, RepeatConfirmation, RetryContext<MandateDraft> {
  /** Rupees; null if the provider offers no limit. */
  readonly limit: number | null;
  /** PDF as base64; '' before it is loaded. */
  readonly form: string;
  /** File name of the form; '' before it is loaded. */
  readonly formName: string;
  readonly lists: BankListResult | null;
  readonly notice: Notice | null;
  /** `left` until the registration is complete. */
  readonly outcome: MandateRegistrationOutput;
}

export type MandateRegistrationEvent =
  | { type: 'draft.changed'; limit: number }
  | { type: 'mandate.registrationSubmitted' }
  | { type: 'form.reloadRequested' }
  | { type: 'registration.left' };

export type MandateRegistrationOutput =
  | { readonly kind: 'registered'; readonly mandate: Mandate; readonly lists: BankListResult | null }
  /**
   * `lists`: the lists after a registration without a scan. `hasLostAnswer`: the effect of the registration is unknown.
   */
  | { readonly kind: 'left'; readonly lists: BankListResult | null; readonly hasLostAnswer: boolean };
export type MandateRegistrationChart = ChartTypes<
  MandateRegistrationContext,
  MandateRegistrationEvent,
  MandateRegistrationInput,
  MandateRegistrationOutput
>;

/** The request with a reference to the picture: the app replaces it by the bytes and their base64 text. */
export type MandateScan = Omit<UploadMandateRequest, 'upload_file' | 'pFileBytes'> & { readonly upload_file: ImageRef };

export interface MandateRegistrationPorts {
  readonly registerMandate: OperationPort<'registerMandate'>;
  readonly listBankAccounts: OperationPort<'listBankAccounts'>;
  readonly getNachMandate: OperationPort<'getNachMandate'>;
  readonly uploadScan: OperationPort<'uploadMandate', MandateScan>;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
  /**
   * Lets one tab at a time check for a recent mandate and register its own. Its answer is the release. Without it,
   * mandates that two tabs register in the same moment are not compared.
   */
  readonly takeTurn?: TurnPort | undefined;
}

/** The account of a mandate with its full number, because its holder signs for it (C-53). */
export interface MandateAccount {
  readonly holder: string;
  readonly number: string;
  readonly bank: string;
  readonly ifsc: string;
}

export type MandateRegistrationView =
  | {
      readonly screen: 'limit';
      readonly limits: readonly { readonly value: number; readonly label: string }[];
      readonly limit: number | null;
      readonly account: MandateAccount | null;
      readonly isDateBlocked: boolean;
      readonly isBusy: boolean;
      readonly canChange: boolean;
      /** The check for a recent identical mandate: first of the provider's list, then by the user. */
      readonly repeat: RecentOrderView | undefined;
      readonly canRegister: boolean;
      readonly canLeave: boolean;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'scan';
      readonly mandateNumber: string;
      /** The form to sign, as base64; null if there is none (OM-214). */
      readonly form: string | null;
      /** File name of the form. */
      readonly formName: string;
      readonly isBusy: boolean;
      readonly canReload: boolean;
      readonly canLeave: boolean;
      readonly upload: ImageUploadView | undefined;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
