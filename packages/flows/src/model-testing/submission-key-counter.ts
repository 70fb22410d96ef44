import type { SubmissionKeySource } from '../kit/submission-key.ts';

/** Returns a source of submission keys for tests and stories: submission-1, submission-2 … */
export function createSubmissionKeyCounter(): SubmissionKeySource {
  let count = 0;
  return () => `submission-${(count += 1)}`;
}
