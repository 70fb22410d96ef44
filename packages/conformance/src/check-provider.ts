import { allCases } from './cases/index.ts';
import { chooseCases } from './kit/choose-cases.ts';
import { areaOfCase } from './kit/define-case.ts';
import { type CaseResult, type RunReport } from './kit/results.ts';
import { runKit } from './kit/run-kit.ts';
import { validateProfile } from './profile/read-profile.ts';

/** Options of a check. */
export interface CheckOptions {
  /** Base address of the provider, `http://127.0.0.1:4602/api/v1`. */
  readonly url: string;
  /** The parsed JSON of a profile. */
  readonly profile: unknown;
  /** Areas, or beginnings of case ids; all cases by default. */
  readonly only?: readonly string[];
  /** Results of an earlier run: cases that passed there are not repeated. */
  readonly earlier?: readonly CaseResult[];
  /** Cases at a time, by default 6. */
  readonly concurrency?: number;
  /** Milliseconds until an answer counts as missing, by default 30,000. */
  readonly timeoutMs?: number;
  /** Called after each case with the number of finished cases and of all. */
  readonly onResult?: (result: CaseResult, done: number, all: number) => void;
  /** An aborted check finishes the cases under way and the tear-down; the report omits the other cases. */
  readonly signal?: AbortSignal;
}

/**
 * Checks a provider and returns the result of each case; a failed case is a result, not an error.
 * @throws ProfileProblem for a profile with errors
 * @throws UnknownCases for an entry of `only` that fits no case
 * @throws NotTried when the set-up of the test system fails
 */
export const checkProvider = ({ profile, only = [], ...options }: CheckOptions): Promise<RunReport> =>
  runKit({ ...options, profile: validateProfile(profile, 'The profile'), cases: chooseCases(allCases, only) });

/** A case without its check. */
export type CaseDescription = Pick<CaseResult, 'id' | 'area' | 'section' | 'title' | 'mend'> & {
  /** Entries of the profile without which the case is not tried. */
  readonly needs: readonly string[];
};

/** Returns all cases in the order of a run. */
export const listCases = (): readonly CaseDescription[] =>
  allCases.map((each) => {
    const { id, section, title, mend, needs } = each;
    return { id, area: areaOfCase(each), section, title, mend, needs };
  });
