/** A change of a rule, and what the tests made of it. */
export interface Mutant {
  /** Relative to the repository. */
  readonly file: string;
  readonly line: number;
  /** The lines before and after the change, without line breaks. */
  readonly source: string;
  readonly mutated: string;
  readonly status: string;
  readonly testsCompleted: number;
}

/** A mutant that no test can or should kill, with the reason of its reviewer. */
export interface AcceptedMutant extends Pick<Mutant, 'file' | 'source' | 'mutated'> {
  readonly reason: string;
}

export interface Verdict {
  readonly killed: number;
  /** Killed and survived mutants. Changes that do not compile are not among them. */
  readonly total: number;
  /** Percent of killed mutants. */
  readonly score: number;
  readonly accepted: number;
  /** Reasons to fail. */
  readonly problems: readonly string[];
}

/** Percent of killed mutants that every group needs, accepted survivors included. */
const MINIMUM_SCORE = 90;

const KILLED = new Set(['Killed', 'Timeout']);
const SURVIVED = new Set(['Survived', 'NoCoverage']);

const keyOf = ({ file, source, mutated }: Omit<AcceptedMutant, 'reason'>): string => [file, source, mutated].join('\n');

const describeMutant = ({ file, line, source, mutated }: Mutant): string =>
  `${file}:${line}\n    - ${source}\n    + ${mutated}`;

/**
 * Judges the mutants of a group. A survivor that ran no test is always a problem: its rule has no test, or the runner
 * found none. Every other survivor needs an entry in the list of accepted mutants, and every entry a survivor.
 */
export function judgeMutants(mutants: readonly Mutant[], accepted: readonly AcceptedMutant[]): Verdict {
  const survivors = mutants.filter(({ status }) => SURVIVED.has(status));
  const killed = mutants.filter(({ status }) => KILLED.has(status)).length;
  const total = killed + survivors.length;
  const score = total === 0 ? 0 : (killed / total) * 100;
  const files = new Set(mutants.map(({ file }) => file));
  const acceptedKeys = new Set(accepted.map(keyOf));
  const survivorKeys = new Set(survivors.map(keyOf));
  const untested = survivors.filter(({ status, testsCompleted }) => status === 'NoCoverage' || testsCompleted === 0);
  const unlisted = survivors.filter((mutant) => !untested.includes(mutant) && !acceptedKeys.has(keyOf(mutant)));
  const unneeded = accepted.filter((entry) => files.has(entry.file) && !survivorKeys.has(keyOf(entry)));
  return {
    killed,
    total,
    score,
    accepted: survivors.length - untested.length - unlisted.length,
    problems: [
      ...(total === 0 ? ['no mutant was tested'] : []),
      ...(score < MINIMUM_SCORE
        ? [`${score.toFixed(1)} % of the mutants are killed, ${MINIMUM_SCORE} % are needed`]
        : []),
      ...untested.map((mutant) => `ran no test: ${describeMutant(mutant)}`),
      ...unlisted.map((mutant) => `survived: ${describeMutant(mutant)}`),
      ...unneeded.map(({ file, mutated }) => `accepted, but killed or gone: ${file}: ${mutated}`),
    ],
  };
}
