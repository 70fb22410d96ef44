import type { CheckoutFlags, PersonalInfo, UploadNomineeRequest, VerifyPersonalRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort, OperationPorts } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { DetailsDraft, DetailsFormView } from '../../parts/form/details-form/details-form.types.ts';
import type { ImageRef, PreparedImage, PrepareImageRequest } from '../../parts/form/image-upload/image-upload.types.ts';
import type { NomineeDetailsView, NomineeDraft } from '../../parts/nominee/nominee-details/nominee-details.types.ts';
import type {
  CameraRef,
  HoldCameraRequest,
  OpenCameraRequest,
  PhotoCaptureView,
} from '../../parts/identity/photo-capture/photo-capture.types.ts';
import type { SecondFactorView } from '../../parts/identity/second-factor/second-factor.types.ts';
import type { StageData, StageSection } from '../stage.ts';

/** Address, income, nominee, codes, photo, done (ON-287); 0, the summary, is never stored. */
export type StoredStep = 1 | 2 | 3 | 4 | 5 | 6;

export interface PersonalWizardInput {
  /** The text of `personal_info_step`; anything but 1 to 6 counts as 1 (D-65). */
  readonly storedText: string | null;
  readonly newSubmission: SubmissionKeySource;
}

/** Flags that the confirmed codes have changed (ON-332). */
export type NomineeFlags = Pick<
  CheckoutFlags,
  | 'is_bse_nominee_verified'
  | 'is_order_checkout_allowed'
  | 'is_bse_client_code_approved'
  | 'order_checkout_validation_message'
>;

export interface PersonalWizardContext {
  readonly newSubmission: SubmissionKeySource;
  /** The current step, which is stored; null when there is none to restore. */
  readonly step: StoredStep | null;
  readonly stage: StageData;
  readonly personal: PersonalInfo;
  /** Draft of a step that was left by Previous. */
  readonly incomeDraft: DetailsDraft | null;
  readonly nomineeDraft: NomineeDraft | null;
  /** Ticket of the codes that saving the nominee has sent; '' when codes must be requested (D-72). */
  readonly ticket: string;
  /** Time of sending, in milliseconds since the epoch. */
  readonly sentAt: number;
  readonly flags: NomineeFlags | null;
  /** Text of the accepted photo (D-75). */
  readonly message: string;
  readonly notice: Notice | null;
  readonly outcome: PersonalWizardOutput;
}

export type PersonalWizardEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'codes.requested' }
  | { type: 'step.continued' }
  | { type: 'step.previousRequested' };

export type PersonalWizardOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The wizard has ended and its last screen remains. */
  | { readonly kind: 'stayed' };
export type PersonalWizardChart = ChartTypes<
  PersonalWizardContext,
  PersonalWizardEvent,
  PersonalWizardInput,
  PersonalWizardOutput
>;

/** The provider's request without the file: the app replaces the reference by the bytes of the picture. */
export type NomineeProofUpload = Omit<UploadNomineeRequest, 'file'> & { readonly file: ImageRef };
/** The same for the photo and its TIFF copy. */
export type PhotoUpload = Omit<VerifyPersonalRequest, 'upload_file'> & { readonly upload_file: readonly ImageRef[] };

export interface PersonalWizardPorts extends OperationPorts<
  'getStageInfo' | 'updatePersonalInfo' | 'sendTwoFactorOtp' | 'validateNomineeTwoFactor'
> {
  readonly uploadNominee: OperationPort<'uploadNominee', NomineeProofUpload>;
  readonly verifyPersonal: OperationPort<'verifyPersonal', PhotoUpload>;
  /** Port of the browser. */
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
  /** Port of the browser. */
  readonly openCamera: Port<OpenCameraRequest, CameraRef>;
  /** Port of the browser. */
  readonly holdCamera: Port<HoldCameraRequest, null>;
}

export type WizardStep = 'address' | 'income' | 'nominee' | 'codes' | 'photo';

/** Progress in the wizard, and the step to store. */
export interface WizardProgress {
  /** The steps of this user; without the address where it is not required (D-63). */
  readonly steps: readonly WizardStep[];
  readonly step: WizardStep;
  /** The step to store in `personal_info_step`. */
  readonly storedStep: StoredStep;
}

export type PersonalWizardView =
  | { readonly screen: 'loading' }
  | {
      readonly screen: 'unavailable';
      readonly notice: Notice | null;
      readonly currentStage: Exit | null;
      readonly canReload: boolean;
    }
  | {
      readonly screen: 'summary';
      readonly sections: readonly StageSection[];
      readonly link: InvestorRoute;
      /** Removes the stored step. */
      readonly storedStep: null;
    }
  | (WizardProgress & {
      readonly screen: 'addressDetailing' | 'incomeDetailing';
      readonly details: DetailsFormView | undefined;
    })
  | (WizardProgress & { readonly screen: 'nominating'; readonly nominee: NomineeDetailsView | undefined })
  | (WizardProgress & { readonly screen: 'verifyingNominee'; readonly codes: SecondFactorView | undefined })
  | (WizardProgress & {
      readonly screen: 'codesNotSent';
      readonly notice: Notice | null;
      readonly canRequest: boolean;
      readonly canGoBack: boolean;
    })
  | (WizardProgress & {
      readonly screen: 'nomineeVerified';
      readonly canContinue: boolean;
      readonly canGoBack: boolean;
    })
  | (WizardProgress & { readonly screen: 'photographing'; readonly photo: PhotoCaptureView | undefined })
  | {
      readonly screen: 'finished';
      /** The provider's message; '' when the wizard was reopened on this step. */
      readonly message: string;
      readonly link: InvestorRoute;
      readonly storedStep: StoredStep;
    }
  | { readonly screen: 'closed'; readonly storedStep: null };
