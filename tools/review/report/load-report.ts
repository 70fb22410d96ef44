import { statSync } from 'node:fs';
import path from 'node:path';
import { readLatestRun, readResults } from '../read-results.ts';
import type { ReviewResults } from '../results.ts';
import { readSignOffs } from '../sign-off/sign-off-file.ts';
import type { SignOff } from '../sign-off/sign-off.ts';

export interface LoadedReport {
  /** Name of the run; null without one. */
  readonly run: string | null;
  readonly results: ReviewResults | null;
  readonly signOffs: readonly SignOff[];
  readonly problem: string | null;
}

export interface ReportFolders {
  /** Parent folder of the runs. */
  readonly runs: string;
  readonly signOffFile: string;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Returns a function that reads the results of a run, once for each version of the file. */
export function createResultsReader(runs: string): (run: string) => ReviewResults {
  const read = new Map<string, { readonly version: string; readonly results: ReviewResults }>();
  return (run) => {
    const stats = statSync(path.join(runs, run, 'results.json'), { throwIfNoEntry: false });
    const version = `${stats?.mtimeMs ?? 0} ${stats?.size ?? 0} ${stats?.ino ?? 0}`;
    const known = read.get(run);
    if (known?.version === version) return known.results;
    const results = readResults(run, runs);
    read.set(run, { version, results });
    return results;
  };
}

/** Reads the last run and the decisions. Never throws: an unreadable file is a problem that the page shows. */
export function loadReport(
  { runs, signOffFile }: ReportFolders,
  read: (run: string) => ReviewResults = createResultsReader(runs),
): LoadedReport {
  let run: string | null = null;
  let results: ReviewResults | null = null;
  let signOffs: readonly SignOff[] = [];
  try {
    run = readLatestRun(runs);
    if (run === null) return { run, results, signOffs, problem: 'No pictures have been taken yet.' };
    results = read(run);
    signOffs = readSignOffs(signOffFile);
    return { run, results, signOffs, problem: null };
  } catch (error) {
    return { run, results, signOffs, problem: messageOf(error) };
  }
}
