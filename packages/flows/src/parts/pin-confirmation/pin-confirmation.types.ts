import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { Abandoned, NewSubmission, Submissions } from '../../kit/submission-key.ts';

export interface PinConfirmationInput<Subject> {
  /** Confirmed by the PIN, unchanged. */
  readonly subject: Subject;
  readonly permitted: boolean;
  /** Whether a refused PIN opens an alert beside the red text. */
  readonly alsoAlerts: boolean;
  readonly newSubmission: NewSubmission;
  /** The submission whose answer an earlier confirmation of the same subject lost (INV-04). */
  readonly lostSubmission?: string | undefined;
}

export interface PinConfirmationContext<Subject, Result> extends PinConfirmationInput<Subject>, Submissions {
  readonly attempt: number;
  readonly notice: Notice | null;
  /** Leaving is the outcome until something better happened. */
  readonly outcome: PinConfirmationOutput<Result>;
}

export type PinConfirmationEvent = { type: 'pin.submitted'; pin: string } | { type: 'pin.abandoned' };

export type PinConfirmationOutput<Result> =
  /** `message` is what the provider says about it, `''` for nothing. */
  | { readonly kind: 'confirmed'; readonly result: Result; readonly message: string }
  /** `wasTried`: a PIN was refused or its answer lost, so what is known of the subject may be out of date. */
  | (Abandoned & { readonly wasTried: boolean })
  | { readonly kind: 'notPermitted' };
export type PinConfirmationChart<Subject, Result> = ChartTypes<
  PinConfirmationContext<Subject, Result>,
  PinConfirmationEvent,
  PinConfirmationInput<Subject>,
  PinConfirmationOutput<Result>
>;

/** Port `confirm`: bound by the parent. */
export interface PinRequest<Subject> {
  readonly subject: Subject;
  readonly pin: string;
}

export type PinConfirmationView =
  | {
      readonly screen: 'pin';
      readonly isBusy: boolean;
      /** Asked with a complete PIN: the view does not know what is typed. */
      readonly canConfirm: boolean;
      readonly canAbandon: boolean;
      /** Remount the input when this changes. */
      readonly attempt: number;
      /** Stands in red beside the PIN. */
      readonly notice: Notice | null;
    }
  | { readonly screen: 'closed' };
