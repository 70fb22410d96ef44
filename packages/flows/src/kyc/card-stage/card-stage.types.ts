import type { VerifyIdProofAnswer } from '@folioflow/api/contract';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPort } from '../../kit/operation-port.ts';
import type { Port } from '../../kit/port.ts';
import type { Exit } from '../../kit/routes.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';
import type {
  ImageUploadOutput,
  ImageUploadView,
  PreparedImage,
  PrepareRequest,
} from '../../parts/image-upload/index.ts';
import type { KycStage, Stage, StageSection } from '../stage.ts';

/** The stages at which a card is uploaded, read and confirmed. */
export type CardName = 'pan' | 'aadhaar';

export interface CardStageInput {
  readonly newSubmission: NewSubmission;
}

export interface CardStageContext extends CardStageInput, Submissions {
  /** What the provider told of the stage so far; the answer of a later call wins field by field. */
  readonly stage: Stage;
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
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
  readonly verifyIdProof: OperationPort<'verifyIdProof', Upload>;
  readonly verifyStage: OperationPort<'verifyStage', Verification>;
}

/** How the upload of a card ended. */
export type CardUpload = ImageUploadOutput<VerifyIdProofAnswer>;

/** What both stages show; `More` is what one of them adds to the review. */
export type CardStageView<More = unknown> = {
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
      /** Absent where the provider takes no card now (ON-229). */
      readonly upload: ImageUploadView | undefined;
      /** The card that was verified before may stay. */
      readonly canLeave: boolean;
      readonly canReload: boolean;
    }
  | ({
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
    } & More)
  | {
      readonly screen: 'verified';
      readonly section: StageSection;
      /** To the signature, where that is what is due. */
      readonly back: Exit | null;
      readonly canEdit: boolean;
      readonly canReload: boolean;
    }
);

/** The review of a card, with the way on beside it. */
export type CardReviewView = Extract<CardStageView, { screen: 'reviewing' }>;
