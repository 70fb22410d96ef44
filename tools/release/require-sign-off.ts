import { checkReview, formatReviewCheck, type ReviewCheck } from '../review/sign-off/check-review.ts';
import { listPublicPackages } from '../package-build/public-packages.ts';
import { runCommand } from '../command.ts';

/**
 * Finds the tag of the last release before the present commit, as `changeset tag` names it.
 * @throws Error without one
 */
export async function findLastRelease(tree: string): Promise<string> {
  const matches = listPublicPackages(tree).flatMap(({ name }) => ['--match', `${name}@*`]);
  const { code, output } = await runCommand('git', ['describe', '--tags', '--abbrev=0', ...matches], { cwd: tree });
  if (code !== 0)
    throw new Error('No tag of an earlier release was found. Name the commit to compare with: --since <ref>.');
  return output.trim();
}

/**
 * Refuses a release while a story differs from the last release and is not approved as it is now; returns the result of
 * the check in words.
 * @param since ref to compare with; the last release by default
 * @throws Error that lists the stories
 */
export async function requireSignOff(
  tree: string,
  since: string | undefined,
  check: (ref: string) => Promise<ReviewCheck> = checkReview,
): Promise<string> {
  const ref = since ?? (await findLastRelease(tree));
  const result = await check(ref);
  const text = formatReviewCheck(ref, result).join('\n');
  if (result.problems.length > 0) throw new Error(`The release is refused.\n${text}`);
  return text;
}
