/**
 * Source of the submission keys: `crypto.randomUUID` in an app, a counter in a test. A flow itself has no randomness.
 */
export type NewSubmission = () => string;

/** Context fields of a flow with a consequential call (flows.md, rule 8). */
export interface Submissions {
  readonly newSubmission: NewSubmission;
  /** The key of the running or last call; '' before the first call. */
  readonly submission: string;
  /** The answer of the last call was lost: its effect is unknown. */
  readonly hasLostAnswer: boolean;
}

export const noSubmissionYet = { submission: '', hasLostAnswer: false } as const;

/**
 * Initial fields of a flow whose predecessor lost the answer to `lost`: sending the same again is the same submission.
 */
export const goingOnFrom = (lost?: string): Pick<Submissions, 'submission' | 'hasLostAnswer'> => ({
  submission: lost ?? '',
  hasLostAnswer: lost !== undefined,
});

/** The key of the next call: the same key while an answer is missing, otherwise a new key. */
export const nextSubmission = ({ newSubmission, submission, hasLostAnswer }: Submissions): { submission: string } => ({
  submission: hasLostAnswer && submission !== '' ? submission : newSubmission(),
});

/** The output of a confirmation that the user leaves. */
export interface Abandoned {
  readonly kind: 'abandoned';
  /** The key of a call without an answer: pass it to the next confirmation of the same subject (INV-04). */
  readonly lostSubmission?: string;
}

export const abandoned = ({ hasLostAnswer, submission }: Submissions): Abandoned => ({
  kind: 'abandoned',
  ...(hasLostAnswer && { lostSubmission: submission }),
});
