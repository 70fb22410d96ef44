import { runCommand } from '../../command.ts';
import { root } from '../../root.ts';
import { readLatestRun, readResults, runsFolder } from '../read-results.ts';
import type { ReviewResults } from '../results.ts';
import { listSignOffProblems, type SignOffProblem } from './check-sign-off.ts';
import { isRunCurrent, readCommit } from './current-run.ts';
import { readSignOffs, signOffFile } from './sign-off-file.ts';

export interface ReviewCheck {
  /** Number of stories that differ from the ref. */
  readonly differing: number;
  /** Stories that are not approved as they are now. */
  readonly problems: readonly SignOffProblem[];
}

interface CheckPlaces {
  readonly tree: string;
  readonly runs: string;
  readonly signOffFile: string;
  /** Compares the stories of the tree with those of a ref, and writes a run. It takes minutes and needs a browser. */
  readonly takePictures: (ref: string) => Promise<void>;
}

async function takePictures(ref: string): Promise<void> {
  const { code } = await runCommand('npm', ['run', '--silent', 'review:pictures', '--', ref], { isShown: true });
  if (code !== 0)
    throw new Error(`npm run review:pictures -- ${ref} ended with ${code}: the stories were not compared.`);
}

const defaultPlaces: CheckPlaces = { tree: root, runs: runsFolder, signOffFile, takePictures };

/** A missing or broken run is no current one. */
function readLatestResults(runs: string): ReviewResults | null {
  try {
    const run = readLatestRun(runs);
    return run === null ? null : readResults(run, runs);
  } catch {
    return null;
  }
}

async function readCurrentResults(
  ref: string,
  { tree, runs, takePictures: take }: CheckPlaces,
): Promise<ReviewResults> {
  const commit = readCommit(ref, tree);
  const latest = readLatestResults(runs);
  if (latest !== null && isRunCurrent(latest, commit, tree)) return latest;
  await take(ref);
  const run = readLatestRun(runs);
  const results = run === null ? null : readResults(run, runs);
  if (results?.ref.commit !== commit || results.head.commit !== readCommit('HEAD', tree) || results.partial === true)
    throw new Error(`The last run does not compare all stories of this tree with ${ref}.`);
  return results;
}

/**
 * Lists the stories that differ from a ref and are not approved as they are now. Compares the stories first, unless the
 * last run has compared this tree with that ref.
 * @throws Error if the ref is unknown, the stories cannot be compared, or the decisions cannot be read
 */
export async function checkReview(ref: string, places = defaultPlaces): Promise<ReviewCheck> {
  // An unreadable file is reported before minutes of work.
  const signOffs = readSignOffs(places.signOffFile);
  const { stories } = await readCurrentResults(ref, places);
  return {
    differing: stories.filter(({ status }) => status !== 'unchanged').length,
    problems: listSignOffProblems(signOffs, stories),
  };
}

/** Formats the result of a check as lines of text. */
export function formatReviewCheck(ref: string, { differing, problems }: ReviewCheck): readonly string[] {
  if (problems.length === 0)
    return [
      differing === 0
        ? `No story differs from ${ref}.`
        : `All stories that differ from ${ref} are signed off (${differing}).`,
    ];
  return [
    `Not signed off: ${problems.length} of ${differing} stories that differ from ${ref}.`,
    ...problems.map(({ story, reason }) => `  ${story}: ${reason}`),
    'Decide with npm run review, then commit review/sign-off.json.',
  ];
}
