import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isRunName } from '../read-results.ts';
import type { ReviewResults } from '../results.ts';

/** Addresses of the pictures of a run: `/pictures/<run>/<path>`. */
export const picturesAddress = (run: string): string => `/pictures/${encodeURIComponent(run)}/`;

function decodeAddress(pathname: string): readonly string[] | null {
  try {
    const [, root, run = '', ...rest] = pathname.split('/').map(decodeURIComponent);
    return root === 'pictures' && isRunName(run) ? [run, rest.join('/')] : null;
  } catch {
    return null;
  }
}

const realPath = (file: string): string | null => {
  try {
    return realpathSync(file);
  } catch {
    return null;
  }
};

/**
 * Returns the file of an address; null for everything but a picture that the results of its run list. A link that leads
 * out of the folder of the run is no picture either.
 */
export function findPicture(pathname: string, runs: string, read: (run: string) => ReviewResults): string | null {
  const [run, name] = decodeAddress(pathname) ?? [];
  if (run === undefined || name === undefined) return null;
  let results: ReviewResults;
  try {
    results = read(run);
  } catch {
    return null;
  }
  const isListed = results.stories.some(({ pictures }) =>
    pictures.some(({ before, after, difference }) => before === name || after === name || difference === name),
  );
  if (!isListed) return null;
  const folder = realPath(path.join(runs, run));
  const file = realPath(path.join(runs, run, name));
  return folder !== null && file?.startsWith(folder + path.sep) === true ? file : null;
}
