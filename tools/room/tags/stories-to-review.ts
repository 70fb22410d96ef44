import { readLatestRun, readResults, runsFolder } from '../../review/read-results.ts';
import { listStoriesToReview } from '../../review/sign-off/needs-review.ts';
import { readSignOffs, signOffFile } from '../../review/sign-off/sign-off-file.ts';

/**
 * Returns the stories of the last comparison of pictures that have no decision; none without a comparison. A damaged run
 * is reported and tags no story: the review room starts all the same.
 */
export function readStoriesToReview(runs = runsFolder, signOffs = signOffFile): ReadonlySet<string> {
  try {
    const run = readLatestRun(runs);
    return run === null ? new Set() : listStoriesToReview(readSignOffs(signOffs), readResults(run, runs).stories);
  } catch (error) {
    console.warn(`No story has the tag needs-review. ${String(error)}`);
    return new Set();
  }
}
