import type { BankAccount, BankListResult, DebitOption, Mandate, UploadMandateRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type { ImageRef, ImageUploadView, PreparedImage, PrepareRequest } from '../image-upload/index.ts';

export interface MandateRegistrationInput {
  /** Rupees, as the provider offers them. */
  readonly debitLimits: readonly DebitOption[];
  /** Undefined: nothing can be registered (A54). */
  readonly primaryAccount: BankAccount | undefined;
  /** The day of the SIP closes registering (DO-413, OM-226). */
  readonly isDateBlocked: boolean;
  /** Day of the month and calendar day of the SIP that the mandate is for. */
  readonly sip?: { readonly dayOfMonth: number; readonly startDay: string } | undefined;
  /** Ids of the mandates that are there already: the new one is not among them. */
  readonly knownIds: readonly string[];
  /** A mandate whose form is still to be signed, or signed anew. */
  readonly mandate?: Mandate | undefined;
  readonly newSubmission: NewSubmission;
}

export interface MandateRegistrationContext extends MandateRegistrationInput, Submissions {
  /** Rupees; null where the provider offers nothing. */
  readonly limit: number | null;
  /** A PDF, base64; '' while there is none. */
  readonly form: string;
  readonly lists: BankListResult | null;
  readonly notice: Notice | null;
  /** Leaving is the outcome until something better happened. */
  readonly outcome: MandateRegistrationOutput;
}

export type MandateRegistrationEvent =
  | { type: 'draft.changed'; limit: number }
  | { type: 'mandate.registrationSubmitted' }
  | { type: 'form.reloadRequested' }
  | { type: 'registration.left' };

export type MandateRegistrationOutput =
  | { readonly kind: 'registered'; readonly mandate: Mandate; readonly lists: BankListResult | null }
  /** `lists`: what registering changed, though the scan was not sent. `hasLostAnswer`: nobody knows whether it did. */
  | { readonly kind: 'left'; readonly lists: BankListResult | null; readonly hasLostAnswer: boolean };
export type MandateRegistrationChart = ChartTypes<
  MandateRegistrationContext,
  MandateRegistrationEvent,
  MandateRegistrationInput,
  MandateRegistrationOutput
>;

/** As the provider wants it, but for the picture: the app puts its bytes, and their base64 text, in its place. */
export type MandateScan = Omit<UploadMandateRequest, 'upload_file' | 'pFileBytes'> & { readonly upload_file: ImageRef };

export interface MandateRegistrationPorts {
  readonly registerMandate: OperationPort<'registerMandate'>;
  readonly getNachMandate: OperationPort<'getNachMandate'>;
  readonly uploadScan: OperationPort<'uploadMandate', MandateScan>;
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
}

/** The account on which a mandate stands, whole: its holder signs for it (C-53). */
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
      readonly canRegister: boolean;
      readonly canLeave: boolean;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'scan';
      readonly mandateId: string;
      /** The form to sign, base64; null while there is none to show (OM-214). */
      readonly form: string | null;
      readonly isBusy: boolean;
      readonly canReload: boolean;
      readonly canLeave: boolean;
      readonly upload: ImageUploadView | undefined;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
