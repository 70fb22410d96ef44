import type { UploadChequeRequest, VerifyStageRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type { AccountSummary, VerifiedAccount } from '../../banking/verified-account.ts';
import type { BankDetails, BankDetailsView } from '../../parts/bank-details/index.ts';
import type { ImageRef, ImageUploadView, PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import type { KycStage, Stage, StageSection } from '../stage.ts';

export interface KycBankInput {
  /** The older screen says the same in its own words (D-10). */
  readonly variant: 'current' | 'older';
  readonly newSubmission: NewSubmission;
}

export interface KycBankContext extends KycBankInput, Submissions {
  /** What the provider told of the stage so far. */
  readonly stage: Stage;
  /** The details as typed last: the form is entered again with them. */
  readonly draft: BankDetails | null;
  /** Null before the verification, and again as soon as the details may change (INV-37). */
  readonly account: VerifiedAccount | null;
  /** The provider has read a cheque of this account. */
  readonly hasCheque: boolean;
  readonly notice: Notice | null;
}

export type KycBankEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'details.changeRequested' }
  | { type: 'cheque.replaced' }
  | { type: 'stage.submitted' };
export type KycBankChart = ChartTypes<KycBankContext, KycBankEvent, KycBankInput>;

/** As the provider wants it, but for the files: the app puts the bytes of the pictures in their place. */
export type ChequeUpload = Omit<UploadChequeRequest, 'upload_addbank'> & {
  /** The cheque, then its TIFF copy (D-62). */
  readonly upload_addbank: readonly ImageRef[];
};

export interface KycBankPorts {
  readonly getStageInfo: OperationPort<'getStageInfo'>;
  readonly verifyBankAccount: OperationPort<'verifyBankAccount'>;
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
  readonly uploadCheque: OperationPort<'uploadCheque', ChequeUpload>;
  readonly verifyStage: OperationPort<'verifyStage', Extract<VerifyStageRequest, { verify_stage: 'bank' }>>;
}

export type KycBankView = { readonly variant: KycBankInput['variant'] } & (
  | { readonly screen: 'loading' }
  | {
      readonly screen: 'unavailable';
      readonly canReload: boolean;
      readonly currentStage: Exit | null;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'detailing'; readonly details: BankDetailsView | undefined }
  | {
      readonly screen: 'presentingCheque';
      readonly account: AccountSummary;
      readonly upload: ImageUploadView | undefined;
      /** A cheque was read already and may be kept. */
      readonly canKeepCheque: boolean;
      readonly canChangeDetails: boolean;
    }
  | {
      readonly screen: 'reviewing';
      readonly account: AccountSummary;
      /** What was read from the cheque. */
      readonly read: AccountSummary | null;
      readonly section: StageSection;
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly canReplaceCheque: boolean;
      readonly canChangeDetails: boolean;
      /** Nobody knows whether the last Confirm counted: the stage can be asked for again. */
      readonly canReload: boolean;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'verified';
      readonly section: StageSection;
      /** Null when the stage was finished before. */
      readonly account: AccountSummary | null;
      /** The stage that is due now. */
      readonly due: KycStage;
      readonly next: InvestorRoute;
    }
);
