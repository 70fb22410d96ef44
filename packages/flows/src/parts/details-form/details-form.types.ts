import type { PersonalInfo } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { NewSubmission, Submissions } from '../../kit/submission-key.ts';

/** Which part of the personal information a form asks for; sent as `update_attribute`. */
export type DetailsAttribute = 'address' | 'income';
/** The short form inside the wizard, or the longer one on a page of its own (D-64, D-77). */
export type DetailsPlace = 'wizard' | 'page';

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

/** What stands in the fields, '' where nothing does. Questions hold `yes` or `no`, marital status `s` or `m`. */
export type DetailsDraft = Readonly<Record<DetailField, string>>;

export interface DetailOption {
  readonly value: string;
  readonly label: string;
}
/** What the provider offers to choose from (ON-299, ON-356). */
export interface DetailsOptions {
  readonly sourceOfWealth: readonly DetailOption[];
  readonly occupation: readonly DetailOption[];
  readonly annualIncome: readonly DetailOption[];
}

export interface DetailsFormInput {
  readonly attribute: DetailsAttribute;
  readonly place: DetailsPlace;
  /** All that is known of the person: the answers are saved as a part of it. */
  readonly personal: PersonalInfo;
  /** What was entered before and never saved; null to start from `personal`. */
  readonly draft: DetailsDraft | null;
  readonly options: DetailsOptions;
  readonly isLocked: boolean;
  readonly mayGoBack: boolean;
  readonly newSubmission: NewSubmission;
}

export interface DetailsFormContext extends Omit<DetailsFormInput, 'draft'>, Submissions {
  readonly draft: DetailsDraft;
  /** Fields that were left once, in the order of the form (D-68). */
  readonly visited: readonly DetailField[];
  /** Submits that were not complete. */
  readonly rejected: number;
  readonly notice: Notice | null;
  readonly outcome: DetailsFormOutput;
}

export type DetailsFormEvent =
  | { type: 'draft.changed'; patch: Partial<DetailsDraft> }
  /** The person has left the field. */
  | { type: 'field.visited'; field: DetailField }
  | { type: 'details.submitted' }
  /** On a locked form: there is nothing to save. */
  | { type: 'details.continued' }
  | { type: 'details.previousRequested' };

export type DetailsFormOutput =
  /** `draft`: who comes back to the form finds what was answered, a No among it. */
  | { readonly kind: 'saved'; readonly personal: PersonalInfo; readonly draft: DetailsDraft }
  | { readonly kind: 'wentBack'; readonly draft: DetailsDraft };
export type DetailsFormChart = ChartTypes<DetailsFormContext, DetailsFormEvent, DetailsFormInput, DetailsFormOutput>;

/** Port `saveDetails`: bound by the parent. `personal` holds the answers already. */
export interface SaveDetailsRequest {
  readonly attribute: DetailsAttribute;
  readonly personal: PersonalInfo;
}

export interface DetailFieldView {
  readonly name: DetailField;
  readonly kind: 'text' | 'lines' | 'email' | 'digits' | 'choice' | 'question';
  readonly value: string;
  readonly isRequired: boolean;
  /** Characters the field takes. */
  readonly limit?: number;
  /** Of a `choice`. Marital status brings its own words. */
  readonly options?: readonly DetailOption[];
  /** Not answered as it must be, and time to say so (D-68); its words are under `problem.<name>`. */
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
      /** Raised by a submit that was not complete: the first field with a problem takes the focus. */
      readonly rejected: number;
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
