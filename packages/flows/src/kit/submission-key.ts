/** Who gives a chart its submission keys: `crypto.randomUUID` in an app, a counter in a test. A flow has no randomness. */
export type NewSubmission = () => string;

/** What a flow with a consequential call keeps of its submissions (flows.md, rule 8). */
export interface Submissions {
  readonly newSubmission: NewSubmission;
  /** The key of the call under way or answered last; '' before the first one. */
  readonly submission: string;
  /** The answer of the last call never came: nobody knows whether it counted. */
  readonly hasLostAnswer: boolean;
}

export const noSubmissionYet = { submission: '', hasLostAnswer: false } as const;

/** What a flow starts with whose forerunner lost the answer to `lost`: the same thing sent again is the same submission. */
export const goingOnFrom = (lost?: string): Pick<Submissions, 'submission' | 'hasLostAnswer'> => ({
  submission: lost ?? '',
  hasLostAnswer: lost !== undefined,
});

/** The key of the next call: the same one as long as an answer is missing, a new one otherwise. */
export const nextSubmission = ({ newSubmission, submission, hasLostAnswer }: Submissions): { submission: string } => ({
  submission: hasLostAnswer && submission !== '' ? submission : newSubmission(),
});

/** How a confirmation ends that is left. */
export interface Abandoned {
  readonly kind: 'abandoned';
  /** An answer never came: hand it to the next confirmation of the same subject (INV-04). */
  readonly lostSubmission?: string;
}

export const abandoned = ({ hasLostAnswer, submission }: Submissions): Abandoned => ({
  kind: 'abandoned',
  ...(hasLostAnswer && { lostSubmission: submission }),
});
