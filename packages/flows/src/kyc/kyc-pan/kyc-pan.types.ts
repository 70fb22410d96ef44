import type {
  CalendarDay,
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

export interface KycPanInput {
  /** The day in Asia/Kolkata: the years of birth that can be chosen follow from it (D-53). */
  readonly today: CalendarDay;
  readonly newSubmission: NewSubmission;
}

/** The three selects of the birth date: `01`…`31`, `01`…`12`, `yyyy`; '' where nothing is chosen yet. */
export interface BirthDateDraft {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Why the dialog is still open: the date does not exist, or confirming was tried without one. */
export type BirthDateProblem = 'impossible' | 'unsettled';

export interface KycPanContext extends KycPanInput, Submissions {
  /** What the provider told of the stage so far; the answer of a later call wins field by field. */
  readonly stage: Stage;
  readonly draft: BirthDateDraft;
  /** Chosen where the card's date differs from the one on record; null before, and where it does not differ. */
  readonly birthDay: CalendarDay | null;
  readonly problem: BirthDateProblem | null;
  readonly notice: Notice | null;
  /** The page of the stage that is due, when a refusal named it (D-04). */
  readonly currentStage: Exit | null;
}

export type KycPanEvent =
  | { type: 'stage.reloadRequested' }
  | { type: 'stage.editRequested' }
  | { type: 'stage.submitted' }
  | { type: 'card.replaced' }
  | { type: 'confirmation.ticked' }
  | { type: 'confirmation.unticked' }
  | { type: 'draft.changed'; patch: Partial<BirthDateDraft> }
  /** The three choices of the draft. */
  | { type: 'birthDate.submitted' }
  | { type: 'birthDate.closed' }
  /** Where the dates differ: the dialog is wanted again. */
  | { type: 'birthDate.changeRequested' };
export type KycPanEmitted = NoticeRaised;

type PanProof = Extract<VerifyIdProofRequest, { id_type: 'pan' }>;
/** As the provider wants it, but for the file: the app puts the bytes of the picture in its place. */
export type PanUpload = Omit<PanProof, 'upload_pan'> & { readonly upload_pan: ImageRef };
export type VerifyPanRequest = Extract<VerifyStageRequest, { verify_stage: 'pan' }>;

export interface KycPanPorts {
  readonly getStageInfo: Port<GetStageInfoRequest, GetStageInfoAnswer>;
  readonly prepareImage: Port<PrepareRequest, PreparedImage>;
  readonly verifyIdProof: Port<PanUpload, VerifyIdProofAnswer>;
  readonly verifyStage: Port<VerifyPanRequest, VerifyStageAnswer>;
}

export interface BirthDateDialog {
  readonly draft: BirthDateDraft;
  /** `01` to `31` (ON-246). */
  readonly days: readonly string[];
  /** `01` to `12` (ON-247). */
  readonly months: readonly string[];
  /** From 18 years before this one back 72 further years (ON-245). */
  readonly years: readonly string[];
  readonly problem: BirthDateProblem | null;
  readonly canSubmit: boolean;
}

export type KycPanView = {
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
      /** The date on the card differs from the one on record (ON-244). */
      readonly isBirthDateWrong: boolean;
      readonly birthDay: CalendarDay | null;
      readonly canChangeBirthDate: boolean;
      /** Open over the screen while the date is chosen. */
      readonly dialog: BirthDateDialog | null;
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
