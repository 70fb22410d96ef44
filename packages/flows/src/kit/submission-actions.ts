import { assign } from 'xstate';
import type { SharedAction, TypesWith } from './shared-action.ts';
import { nextSubmissionField, type SubmissionContext } from './submission-key.ts';

interface SubmissionActions<T extends TypesWith<SubmissionContext>> {
  /** Sets the key of the next call: the same key while an answer is missing. */
  readonly setSubmissionKey: SharedAction<T>;
}

const actions = {
  /** INV-04, decision 009. */
  setSubmissionKey: assign(({ context }: { context: SubmissionContext }) => nextSubmissionField(context)),
};

/** Returns the action of a chart with a `submission`, for its `setup`. */
export const submissionActions = <T extends TypesWith<SubmissionContext>>() =>
  // XState types an action by the whole chart; this action uses only the fields that `T` is required to have.
  actions as unknown as SubmissionActions<T>;
