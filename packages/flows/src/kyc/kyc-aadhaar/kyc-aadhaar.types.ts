import type {
  GetStageInfoAnswer,
  GetStageInfoRequest,
  VerifyIdProofAnswer,
  VerifyIdProofRequest,
  VerifyStageAnswer,
  VerifyStageRequest,
} from '@folioflow/api/contract';
import type { Notice, NoticeRaised } from '../../kit/notice.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type { ImageRef, ImageUploadView, PreparedImage, PrepareRequest } from '../../parts/image-upload/index.ts';
import type { KycStage, Stage, StageSection } from '../stage.ts';

export interface KycAadhaarInput {
  readonly newSubmission: NewSubmission;
}

export interface KycAadhaarContext extends KycAadhaarInput, Submissions {
  /** What the provider told of the stage so far; the answer of a later call wins field by field. */
  readonly stage: Stage;
  readonly notice: Notice | null;
  /** The page of the stage that is due, when a refusal named it (D-04). */
  readonly currentStage: Exit | null;
  readonly outcome: KycAadhaarOutput;
}

export type KycAadhaarEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'stage.editRequested' }
  | { type: 'stage.submitted' }
  | { type: 'card.replaced' }
  | { type: 'confirmation.ticked' }
  | { type: 'confirmation.unticked' };
export type KycAadhaarEmitted = NoticeRaised;

export type KycAadhaarOutput =
  /** Confirmed: on to the bank (ON-267). */
  | { readonly kind: 'left'; readonly exit: Exit }
  /** Never leaves the flow: the screen was closed before anything was confirmed. */
  | { readonly kind: 'unfinished' };

type AadhaarProof = Extract<VerifyIdProofRequest, { id_type: 'aadhaar' }>;
/** As the provider wants it, but for the files: the app puts the bytes of the pictures in their place. */
export type AadhaarUpload = Omit<AadhaarProof, 'upload_aadhaar'> & {
  /** Front, then back. */
  readonly upload_aadhaar: readonly ImageRef[];
};
export type VerifyAadhaarRequest = Extract<VerifyStageRequest, { verify_stage: 'aadhaar' }>;

export interface KycAadhaarPorts {
  readonly getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer>;
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
  readonly verifyIdProof: Port<AadhaarUpload, VerifyIdProofAnswer>;
  readonly verifyStage: Port<VerifyAadhaarRequest, VerifyStageAnswer>;
}

export type KycAadhaarView = {
  /** Where the provider says the investor stands. */
  readonly due: KycStage | undefined;
  /** The next stage; null until this one is verified (INV-41). */
  readonly next: Exit | null;
} & (
  | { readonly screen: 'loading' }
  | {
      readonly screen: 'unavailable';
      readonly canReload: boolean;
      readonly currentStage: Exit | null;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'presentingCard';
      /** Absent where the provider takes no card now (ON-229). A refusal of up to 5 characters is an alert only (D-56). */
      readonly upload: ImageUploadView | undefined;
      /** The card that was verified before may stay. */
      readonly canLeave: boolean;
      readonly canReload: boolean;
    }
  | {
      readonly screen: 'reviewing';
      /** What was read from the card. */
      readonly section: StageSection;
      readonly isConfirmed: boolean;
      readonly isBusy: boolean;
      /** False when the card was not read well enough to be confirmed (ON-231). */
      readonly isReadable: boolean;
      readonly canTick: boolean;
      readonly canUntick: boolean;
      readonly canSubmit: boolean;
      readonly canReplace: boolean;
      /** Nobody knows whether the last Confirm counted: the stage can be asked for again. */
      readonly canReload: boolean;
      readonly currentStage: Exit | null;
      readonly notice: Notice | null;
    }
  | {
      readonly screen: 'verified';
      readonly section: StageSection;
      readonly canEdit: boolean;
      readonly canReload: boolean;
    }
);
