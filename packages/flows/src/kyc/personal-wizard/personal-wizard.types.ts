import type { CheckoutFlags, PersonalInfo, UploadNomineeRequest, VerifyPersonalRequest } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort, OperationPorts } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit, InvestorRoute } from '../../kit/routes.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { DetailsDraft, DetailsFormView } from '../../parts/details-form/index.ts';
import type { ImageRef, PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import type { NomineeDetailsView, NomineeDraft } from '../../parts/nominee-details/index.ts';
import type {
  CameraRef,
  HoldCameraRequest,
  OpenCameraRequest,
  PhotoCaptureView,
} from '../../parts/photo-capture/index.ts';
import type { SecondFactorView } from '../../parts/second-factor/index.ts';
import type { Stage, StageSection } from '../stage.ts';

/** Address, income, nominee, codes, photo, done (ON-287); 0, the summary, is never kept. */
export type KeptStep = 1 | 2 | 3 | 4 | 5 | 6;

export interface PersonalWizardInput {
  /** What stands under `personal_info_step`, as it is; anything but 1 to 6 counts as 1 (D-65). */
  readonly kept: string | null;
  readonly newSubmission: NewSubmission;
}

/** What the confirmed codes have changed (ON-332). */
export type NomineeFlags = Pick<
  CheckoutFlags,
  | 'is_bse_nominee_verified'
  | 'is_order_checkout_allowed'
  | 'is_bse_client_code_approved'
  | 'order_checkout_validation_message'
>;

export interface PersonalWizardContext {
  readonly newSubmission: NewSubmission;
  /** The step that is shown and kept; null when there is none to come back to. */
  readonly step: KeptStep | null;
  readonly stage: Stage;
  readonly personal: PersonalInfo;
  /** What was entered on a step that was left by Previous. */
  readonly incomeDraft: DetailsDraft | null;
  readonly nomineeDraft: NomineeDraft | null;
  /** Of the codes that saving the nominee has sent; '' when codes are to be asked for (D-72). */
  readonly ticket: string;
  /** When they were sent, in milliseconds since the epoch. */
  readonly sentAt: number;
  readonly flags: NomineeFlags | null;
  /** Text of the accepted photo (D-75). */
  readonly message: string;
  readonly notice: Notice | null;
  readonly outcome: PersonalWizardOutput;
}

export type PersonalWizardEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'step.retried' }
  | { type: 'codes.requested' }
  | { type: 'step.continued' }
  | { type: 'step.previousRequested' };

export type PersonalWizardOutput =
  | { readonly kind: 'left'; readonly exit: Exit }
  /** The wizard is over and its last screen stays. */
  | { readonly kind: 'stayed' };
export type PersonalWizardChart = ChartTypes<
  PersonalWizardContext,
  PersonalWizardEvent,
  PersonalWizardInput,
  PersonalWizardOutput
>;

/** As the provider wants it, but for the file: the app puts the bytes of the picture in its place. */
export type NomineeProofUpload = Omit<UploadNomineeRequest, 'file'> & { readonly file: ImageRef };
/** The same for the photograph and its TIFF copy. */
export type PhotoUpload = Omit<VerifyPersonalRequest, 'upload_file'> & { readonly upload_file: readonly ImageRef[] };

export interface PersonalWizardPorts extends OperationPorts<
  'getStageInfo' | 'updatePersonalInfo' | 'sendTwoFactorOtp' | 'validateNomineeTwoFactor'
> {
  readonly uploadNominee: OperationPort<'uploadNominee', NomineeProofUpload>;
  readonly verifyPersonal: OperationPort<'verifyPersonal', PhotoUpload>;
  /** Browser. */
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
  /** Browser. */
  readonly openCamera: Port<OpenCameraRequest, CameraRef>;
  /** Browser. */
  readonly holdCamera: Port<HoldCameraRequest, null>;
}

/** The children that are fetched with their steps. */
export type LaterStep = 'nomineeDetails' | 'secondFactor' | 'photoCapture';
export type LaterWizardStep = 'nominee' | 'codes' | 'photo';
export type WizardStep = 'address' | 'income' | LaterWizardStep;

/** Where one is on the way, and what to keep of it. */
export interface WizardWay {
  /** The steps of this person; without the address where it is not asked for (D-63). */
  readonly steps: readonly WizardStep[];
  readonly step: WizardStep;
  /** To be kept under `personal_info_step`. */
  readonly kept: KeptStep;
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
      /** Nothing is to be kept any more. */
      readonly kept: null;
    }
  | (WizardWay & {
      readonly screen: 'addressDetailing' | 'incomeDetailing';
      readonly details: DetailsFormView | undefined;
    })
  | (WizardWay & { readonly screen: 'fetching'; readonly step: LaterWizardStep })
  | (WizardWay & {
      readonly screen: 'notFetched';
      readonly step: LaterWizardStep;
      readonly canRetry: boolean;
      readonly canGoBack: boolean;
    })
  | (WizardWay & { readonly screen: 'nominating'; readonly nominee: NomineeDetailsView | undefined })
  | (WizardWay & { readonly screen: 'verifyingNominee'; readonly codes: SecondFactorView | undefined })
  | (WizardWay & {
      readonly screen: 'codesNotSent';
      readonly notice: Notice | null;
      readonly canRequest: boolean;
      readonly canGoBack: boolean;
    })
  | (WizardWay & { readonly screen: 'nomineeVerified'; readonly canContinue: boolean; readonly canGoBack: boolean })
  | (WizardWay & { readonly screen: 'photographing'; readonly photo: PhotoCaptureView | undefined })
  | {
      readonly screen: 'finished';
      /** The provider's text; '' when the wizard was opened here again. */
      readonly message: string;
      readonly link: InvestorRoute;
      readonly kept: KeptStep;
    }
  | { readonly screen: 'closed'; readonly kept: null };
