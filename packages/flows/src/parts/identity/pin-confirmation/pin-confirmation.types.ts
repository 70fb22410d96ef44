import type { ChartTypes } from '../../../kit/chart-types.ts';
import type { Notice } from '../../../kit/notice.ts';
import type { AbandonedConfirmation, SubmissionKeySource, SubmissionContext } from '../../../kit/submission-key.ts';

export interface PinConfirmationInput<Subject> {
  /** The subject that the PIN confirms; passed on unchanged. */
  readonly subject: Subject;
  readonly isConfirmationAllowed: boolean;
  /** True if a refused PIN opens an alert in addition to the red text. */
  readonly shouldAlertRefusal: boolean;
  readonly newSubmission: SubmissionKeySource;
  /** The submission whose answer was lost in an earlier confirmation of the same subject (INV-04). */
  readonly lostSubmission?: string | undefined;
}

export interface PinConfirmationContext<Subject, Result> extends PinConfirmationInput<Subject>, SubmissionContext {
  readonly attempt: number;
  readonly notice: Notice | null;
  /** `abandoned` until the confirmation ends otherwise. */
  readonly outcome: PinConfirmationOutput<Result>;
}

export type PinConfirmationEvent = { type: 'pin.submitted'; pin: string } | { type: 'pin.abandoned' };

export type PinConfirmationOutput<Result> =
  /** `message` is the provider's text, `''` if there is none. */
  | { readonly kind: 'confirmed'; readonly result: Result; readonly message: string }
  /** `wasTried`: a PIN was refused or its answer lost, so the data of the subject may be out of date. */
  | (AbandonedConfirmation & { readonly wasTried: boolean })
  | { readonly kind: 'notPermitted' };
export type PinConfirmationChart<Subject, Result> = ChartTypes<
  PinConfirmationContext<Subject, Result>,
  PinConfirmationEvent,
  PinConfirmationInput<Subject>,
  PinConfirmationOutput<Result>
>;

/** Request of the port `confirm`, which the parent binds. */
export interface PinConfirmationRequest<Subject> {
  readonly subject: Subject;
  readonly pin: string;
}

export type PinConfirmationView =
  | {
      readonly screen: 'pin';
      readonly isBusy: boolean;
      /** Evaluated with a complete PIN, because the view does not contain the typed one. */
      readonly canConfirm: boolean;
      readonly canAbandon: boolean;
      /** The screen remounts the input when this changes. */
      readonly attempt: number;
      /** The red text below the PIN. */
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
