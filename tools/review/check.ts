import { exitWithError } from '../serve/exit-with-error.ts';
import { checkReview, formatReviewCheck } from './sign-off/check-review.ts';

try {
  const [ref, ...others] = process.argv.slice(2);
  if (ref === undefined || ref.startsWith('-') || others.length > 0)
    throw new Error('Usage: npm run review:check -- <tag, branch or commit>');
  const check = await checkReview(ref);
  console.log(formatReviewCheck(ref, check).join('\n'));
  process.exitCode = check.problems.length === 0 ? 0 : 1;
} catch (error) {
  exitWithError(error);
}
