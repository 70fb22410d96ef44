import type { IdentityProof, Nominee, PersonalInfo, UploadNomineeAnswer } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';
import type { ImageRef } from '../../form/image-upload/image-upload.types.ts';

/** The two sides of the proof, and the PAN card of a minor's guardian. */
export type NomineeSlot = 'front' | 'back' | 'guardian';

export interface NomineeSlotState {
  /** `failed`: the last image was refused or its answer lost. */
  readonly status: 'empty' | 'uploaded' | 'failed';
  /** Null for a stored document of an earlier visit. */
  readonly image: ImageRef | null;
}

/** The entered and read data. The record is the provider's and is returned whole (ON-325). */
export interface NomineeDraft {
  readonly nominee: Nominee;
  readonly slots: Readonly<Record<NomineeSlot, NomineeSlotState>>;
}

export interface NomineeDetailsInput {
  /** The whole personal information; the nominee is saved as a part of it. */
  readonly personal: PersonalInfo;
  /** An earlier draft that was never saved; null to start from `personal`. */
  readonly draft: NomineeDraft | null;
  /** A verified nominee cannot be changed here (ON-324). */
  readonly isLocked: boolean;
  readonly newSubmission: SubmissionKeySource;
}

export type NomineeField = 'relationship' | 'proof' | 'name';

export interface NomineeDetailsContext extends Omit<NomineeDetailsInput, 'draft'>, SubmissionContext {
  readonly draft: NomineeDraft;
  /** Fields that were left once or skipped (D-68). */
  readonly visited: readonly NomineeField[];
  /** The image that is being uploaded. */
  readonly pending: { readonly slot: NomineeSlot; readonly image: ImageRef } | null;
  readonly notice: Notice | null;
  /** Notices of the images, by slot. */
  readonly slotNotices: Readonly<Partial<Record<NomineeSlot, Notice | undefined>>>;
  readonly outcome: NomineeDetailsOutput;
}

export type NomineeDetailsEvent =
  | { type: 'draft.changed'; patch: { readonly relationship?: string; readonly proof?: string } }
  /** The user has left the field. */
  | { type: 'field.visited'; field: NomineeField }
  | { type: 'image.chosen'; slot: NomineeSlot; image: ImageRef }
  | { type: 'image.removed'; slot: NomineeSlot }
  | { type: 'nominee.submitted' }
  /** On a locked nominee, which is not saved. */
  | { type: 'nominee.continued' }
  | { type: 'nominee.previousRequested' };

export type NomineeDetailsOutput =
  | {
      readonly kind: 'saved';
      readonly personal: PersonalInfo;
      /** Ticket of the codes that the save has sent; '' if it sent none (D-72). */
      readonly ticket: string;
      /** Time of the answer, in milliseconds since the epoch. */
      readonly sentAt: number;
    }
  | { readonly kind: 'wentBack'; readonly draft: NomineeDraft };
export type NomineeDetailsChart = ChartTypes<
  NomineeDetailsContext,
  NomineeDetailsEvent,
  NomineeDetailsInput,
  NomineeDetailsOutput
>;

/** Request of the port `uploadNomineeImage`, bound by the parent, which has the bytes. */
export interface NomineeImageRequest {
  readonly slot: NomineeSlot;
  readonly image: ImageRef;
  readonly nominee: Nominee;
}
export type NomineeReading = NonNullable<NonNullable<UploadNomineeAnswer['state_parameters']>['nominee_information']>;
export interface ReadNomineeImage {
  readonly kind: 'read';
  /** The picture that was sent. */
  readonly image: ImageRef;
  /** The reading; null if the provider returned none. */
  readonly read: NomineeReading | null;
}
export type NomineeImageAnswer =
  | ReadNomineeImage
  /** The device rejects the bytes: they are not a picture that may be sent. */
  | { readonly kind: 'unusable'; readonly text: string };

/** Request of the port `saveNominee`, which the parent binds. `personal` already contains the nominee. */
export interface SaveNomineeRequest {
  readonly personal: PersonalInfo;
}

export interface NomineeSlotView {
  readonly name: NomineeSlot;
  /** The chosen picture; null for an empty slot and for a stored document. */
  readonly image: ImageRef | null;
  readonly isUploaded: boolean;
  readonly isUploading: boolean;
  readonly canChoose: boolean;
  readonly canRemove: boolean;
  /** The document differs from the chosen proof (ON-312). */
  readonly isMismatch: boolean;
  readonly notice: Notice | null;
}

export type NomineeDetailsView =
  | {
      readonly screen: 'locked';
      readonly relationship: string;
      readonly name: string;
      readonly proof: IdentityProof | '';
      readonly canContinue: boolean;
      readonly canGoBack: boolean;
    }
  | {
      readonly screen: 'entering';
      readonly relationship: {
        readonly value: string;
        readonly options: readonly string[];
        readonly hasProblem: boolean;
      };
      readonly proof: {
        readonly value: IdentityProof | '';
        readonly options: readonly IdentityProof[];
        readonly hasProblem: boolean;
      };
      /** Read from the proof, never typed (ON-313). */
      readonly name: { readonly value: string; readonly hasProblem: boolean };
      readonly isMinor: boolean;
      /** The required slots, in their order. */
      readonly slots: readonly NomineeSlotView[];
      readonly isBusy: boolean;
      readonly isSaving: boolean;
      readonly canSubmit: boolean;
      readonly canGoBack: boolean;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
