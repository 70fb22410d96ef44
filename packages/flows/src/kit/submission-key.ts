/**
 * Source of the submission keys: `crypto.randomUUID` in an app, a counter in a test. A flow itself has no randomness.
 */
export type SubmissionKeySource = () => string;

/** Context fields of a flow with a consequential call (flows.md, rule 8). */
export interface SubmissionContext {
  readonly newSubmission: SubmissionKeySource;
  /** The key of the running or last call; '' before the first call. */
  readonly submission: string;
  /** The answer of the last call was lost: its effect is unknown. */
  readonly hasLostAnswer: boolean;
}

/** Initial fields of a flow without an earlier call. */
export const initialSubmission = { submission: '', hasLostAnswer: false } as const;

/**
 * Initial fields of a flow whose predecessor lost the answer to the submission `lost`: a retry of the same request is
 * the same submission.
 */
export const resumeLostSubmission = (lost?: string): Pick<SubmissionContext, 'submission' | 'hasLostAnswer'> => ({
  submission: lost ?? '',
  hasLostAnswer: lost !== undefined,
});

/** The key of the next call: the same key while an answer is missing, otherwise a new key. */
export const nextSubmissionField = ({
  newSubmission,
  submission,
  hasLostAnswer,
}: SubmissionContext): { submission: string } => ({
  submission: hasLostAnswer && submission !== '' ? submission : newSubmission(),
});

/** The output of a confirmation that the user leaves. */
export interface AbandonedConfirmation {
  readonly kind: 'abandoned';
  /** The key of a call without an answer: pass it to the next confirmation of the same subject (INV-04). */
  readonly lostSubmission?: string;
}

/** Returns the output of a confirmation that the user leaves. */
export const createAbandonedConfirmation = ({
  hasLostAnswer,
  submission,
}: SubmissionContext): AbandonedConfirmation => ({
  kind: 'abandoned',
  ...(hasLostAnswer && { lostSubmission: submission }),
});
