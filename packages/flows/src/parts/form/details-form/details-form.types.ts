import type { PersonalInfo } from '@folioflow/api/contract';
import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';

/** The part of the personal information that a form contains; sent as `update_attribute`. */
export type DetailsAttribute = 'address' | 'income';
/** The short form in the wizard, or the longer form on its own page (D-64, D-77). */
export type DetailsFormPlace = 'wizard' | 'page';

export type DetailField =
  | 'maritalStatus'
  | 'email'
  | 'address'
  | 'locality'
  | 'district'
  | 'city'
  | 'state'
  | 'pincode'
  | 'sourceOfWealth'
  | 'occupation'
  | 'annualIncome'
  | 'incomeOutsideIndia'
  | 'politicalIndia'
  | 'politicalForeign';

/** Content of the fields, '' for an empty field. Questions contain `yes` or `no`, marital status `s` or `m`. */
export type DetailsDraft = Readonly<Record<DetailField, string>>;

export interface DetailOption {
  readonly value: string;
  readonly label: string;
}
/** The provider's options (ON-299, ON-356). */
export interface DetailsOptions {
  readonly sourceOfWealth: readonly DetailOption[];
  readonly occupation: readonly DetailOption[];
  readonly annualIncome: readonly DetailOption[];
}

export interface DetailsFormInput {
  readonly attribute: DetailsAttribute;
  readonly place: DetailsFormPlace;
  /** The whole personal information; the answers are saved as a part of it. */
  readonly personal: PersonalInfo;
  /** An earlier draft that was never saved; null to start from `personal`. */
  readonly draft: DetailsDraft | null;
  readonly options: DetailsOptions;
  readonly isLocked: boolean;
  readonly hasPreviousStep: boolean;
  readonly newSubmission: SubmissionKeySource;
}

export interface DetailsFormContext extends Omit<DetailsFormInput, 'draft'>, SubmissionContext {
  readonly draft: DetailsDraft;
  /** Fields that were visited, in the order of the form (D-68). */
  readonly visited: readonly DetailField[];
  /** Number of incomplete submissions. */
  readonly rejected: number;
  readonly notice: Notice | null;
  readonly outcome: DetailsFormOutput;
}

export type DetailsFormEvent =
  | { type: 'draft.changed'; patch: Partial<DetailsDraft> }
  /** The user has left the field. */
  | { type: 'field.visited'; field: DetailField }
  | { type: 'details.submitted' }
  /** On a locked form, which saves nothing. */
  | { type: 'details.continued' }
  | { type: 'details.previousRequested' };

export type DetailsFormOutput =
  /** `draft`: the answers for a return to the form, including each "no". */
  | { readonly kind: 'saved'; readonly personal: PersonalInfo; readonly draft: DetailsDraft }
  | { readonly kind: 'wentBack'; readonly draft: DetailsDraft };
export type DetailsFormChart = ChartTypes<DetailsFormContext, DetailsFormEvent, DetailsFormInput, DetailsFormOutput>;

/** Request of the port `saveDetails`, which the parent binds. `personal` already contains the answers. */
export interface SaveDetailsRequest {
  readonly attribute: DetailsAttribute;
  readonly personal: PersonalInfo;
}

export interface DetailFieldView {
  readonly name: DetailField;
  readonly kind: 'text' | 'lines' | 'email' | 'digits' | 'choice' | 'question';
  readonly value: string;
  readonly isRequired: boolean;
  /** Maximum length. */
  readonly limit?: number;
  /** Options of a `choice`. The texts of the marital status are in the catalogue. */
  readonly options?: readonly DetailOption[];
  /** True if the answer is invalid and its problem is due to be shown (D-68); the text has the key `problem.<name>`. */
  readonly hasProblem: boolean;
}

export type DetailsFormView =
  | {
      readonly screen: 'locked';
      readonly attribute: DetailsAttribute;
      readonly fields: readonly DetailFieldView[];
      readonly canContinue: boolean;
      readonly canGoBack: boolean;
    }
  | {
      readonly screen: 'entering';
      readonly attribute: DetailsAttribute;
      readonly fields: readonly DetailFieldView[];
      readonly isBusy: boolean;
      readonly canSubmit: boolean;
      readonly canGoBack: boolean;
      /** Incremented by each incomplete submission: the first field with a problem gets the focus. */
      readonly rejected: number;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
