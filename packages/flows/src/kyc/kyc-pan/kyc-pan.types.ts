import type { CalendarDay, VerifyIdProofRequest, VerifyStageRequest } from '@folioflow/api/contract';
import type { ImageRef } from '../../parts/form/image-upload/image-upload.types.ts';
import type {
  CardStageContext,
  CardStageEvent,
  CardStageInput,
  CardStagePorts,
  CardStageView,
} from '../card-stage/card-stage.types.ts';

export interface KycPanInput extends CardStageInput {
  /**
   * Returns the present calendar day in India, which determines the selectable years of birth (D-53). Called after an
   * answer, which names the provider's time.
   */
  readonly today: () => CalendarDay;
}

/** The three selects of the birth date: `01`…`31`, `01`…`12`, `yyyy`; '' without a selection. */
export interface BirthDateDraft {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** Reason that the dialog is still open: the date does not exist, or the user tried to confirm without one. */
export type BirthDateProblem = 'impossible' | 'unsettled';

export interface KycPanContext extends KycPanInput, CardStageContext {
  readonly draft: BirthDateDraft;
  /** Selectable years of birth; empty before the dialog opens. */
  readonly years: readonly string[];
  /** Birth date that replaces a differing date of the card; null before, and where the dates match. */
  readonly birthDay: CalendarDay | null;
  readonly problem: BirthDateProblem | null;
}

export type KycPanEvent =
  | CardStageEvent
  | { type: 'draft.changed'; patch: Partial<BirthDateDraft> }
  /** Submits the three selected values of the draft. */
  | { type: 'birthDate.submitted' }
  | { type: 'birthDate.closed' }
  /** Reopens the dialog where the dates differ. */
  | { type: 'birthDate.changeRequested' };

type PanProof = Extract<VerifyIdProofRequest, { id_type: 'pan' }>;
/** The provider's request without the file: the app replaces the reference by the bytes of the picture. */
export type PanUpload = Omit<PanProof, 'upload_pan'> & { readonly upload_pan: ImageRef };
export type VerifyPanRequest = Extract<VerifyStageRequest, { verify_stage: 'pan' }>;

export type KycPanPorts = CardStagePorts<PanUpload, VerifyPanRequest>;

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

export type KycPanView = CardStageView<{
  /** The date on the card differs from the one on record (ON-244). */
  readonly isBirthDateWrong: boolean;
  readonly birthDay: CalendarDay | null;
  readonly canChangeBirthDate: boolean;
  /** Dialog over the screen while the date is selected. */
  readonly dialog: BirthDateDialog | null;
}>;
