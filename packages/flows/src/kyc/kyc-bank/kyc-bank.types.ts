import type { UploadChequeRequest, VerifyStageRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../kit/submission-key.ts';
import type { AccountSummary, VerifiedAccount } from '../../banking/verified-account.ts';
import type { BankDetails, BankDetailsView } from '../../parts/bank/bank-details/bank-details.types.ts';
import type {
  ImageRef,
  ImageUploadView,
  PreparedImage,
  PrepareImageRequest,
} from '../../parts/form/image-upload/image-upload.types.ts';
import type { KycStage, StageData, StageSection } from '../stage.ts';

export interface KycBankInput {
  /** The older screen has the same content in other words (D-10). */
  readonly variant: 'current' | 'older';
  readonly newSubmission: SubmissionKeySource;
}

export interface KycBankContext extends KycBankInput, SubmissionContext {
  /** Known fields of the stage. */
  readonly stage: StageData;
  /** The details that were typed last; the form is filled with them again. */
  readonly draft: BankDetails | null;
  /** Null before the verification and as soon as the details can change (INV-37). */
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

/** The provider's request without the files: the app replaces the references by the bytes of the pictures. */
export type ChequeUpload = Omit<UploadChequeRequest, 'upload_addbank'> & {
  /** The cheque, then its TIFF copy (D-62). */
  readonly upload_addbank: readonly ImageRef[];
};

export interface KycBankPorts {
  readonly getStageInfo: OperationPort<'getStageInfo'>;
  readonly verifyBankAccount: OperationPort<'verifyBankAccount'>;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
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
      /** The provider has already read a cheque, which can be reused. */
      readonly canReuseCheque: boolean;
      readonly canChangeDetails: boolean;
    }
  | {
      readonly screen: 'reviewing';
      readonly account: AccountSummary;
      /** Account that was read from the cheque. */
      readonly read: AccountSummary | null;
      readonly section: StageSection;
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly canReplaceCheque: boolean;
      readonly canChangeDetails: boolean;
      /** The result of the last Confirm is unknown: the stage can be loaded again. */
      readonly canReload: boolean;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'verified';
      readonly section: StageSection;
      /** Null when the stage was finished on an earlier visit. */
      readonly account: AccountSummary | null;
      /** The due stage. */
      readonly due: KycStage;
      readonly next: InvestorRoute;
    }
);
