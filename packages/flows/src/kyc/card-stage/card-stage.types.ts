import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../kit/submission-key.ts';
import type {
  ImageUploadOutput,
  ImageUploadView,
  PreparedImage,
  PrepareImageRequest,
} from '../../parts/form/image-upload/image-upload.types.ts';
import type { KycStage, StageData, StageSection } from '../stage.ts';

/** The stages at which a card is uploaded, read and confirmed. */
export type IdentityCardName = 'pan' | 'aadhaar';

export interface CardStageInput {
  readonly newSubmission: SubmissionKeySource;
}

export interface CardStageContext extends CardStageInput, SubmissionContext {
  /** Known fields of the stage; a later answer replaces them field by field. */
  readonly stage: StageData;
  readonly notice: Notice | null;
}

export type CardStageEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'stage.editRequested' }
  | { type: 'stage.submitted' }
  | { type: 'card.replaced' }
  | { type: 'confirmation.ticked' }
  | { type: 'confirmation.unticked' };

export interface CardStagePorts<Upload, Verification> {
  readonly getStageInfo: OperationPort<'getStageInfo'>;
  readonly prepareImage: Port<PrepareImageRequest, PreparedImage>;
  readonly verifyIdProof: OperationPort<'verifyIdProof', Upload>;
  readonly verifyStage: OperationPort<'verifyStage', Verification>;
}

/** Result of the upload of a card. */
export type CardUploadOutput = ImageUploadOutput<VerifyIdProofAnswer>;

/** View of both stages; `More` is the type of the additional fields of the review. */
export type CardStageView<More = unknown> = {
  /** The due stage, by the provider. */
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
      /** Absent while the provider accepts no card (ON-229). */
      readonly upload: ImageUploadView | undefined;
      /** The upload can be left because the verified card remains valid. */
      readonly canLeave: boolean;
      readonly canReload: boolean;
    }
  | ({
      readonly screen: 'reviewing';
      /** Data that was read from the card. */
      readonly section: StageSection;
      readonly isConfirmed: boolean;
      readonly isBusy: boolean;
      /** False when the card cannot be confirmed, because it is not readable enough (ON-231). */
      readonly isReadable: boolean;
      readonly canTickConfirmation: boolean;
      readonly canUntickConfirmation: boolean;
      readonly canSubmit: boolean;
      readonly canReplace: boolean;
      /** The result of the last Confirm is unknown: the stage can be loaded again. */
      readonly canReload: boolean;
      readonly currentStage: Exit | null;
      readonly notice: Notice | null;
    } & More)
  | {
      readonly screen: 'verified';
      readonly section: StageSection;
      /** Exit to the signature where it is due. */
      readonly back: Exit | null;
      readonly canEdit: boolean;
      readonly canReload: boolean;
    }
);

/** The review of a card without the additional fields. */
export type CardReviewView = Extract<CardStageView, { screen: 'reviewing' }>;
