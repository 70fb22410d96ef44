import type { NewSubmission } from './submission-key.ts';

/** Keys for tests and stories: submission-1, submission-2 … */
export function countingSubmissions(): NewSubmission {
  let count = 0;
  return () => `submission-${(count += 1)}`;
}
