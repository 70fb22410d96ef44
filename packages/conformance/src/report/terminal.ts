import { type CaseResult, type RunReport } from '../kit/results.ts';
import { formatReach, reachOf } from './reach.ts';

/** Writes to a terminal or a file; `isTerminal` allows a line that is overwritten. */
export interface Output {
  readonly isTerminal: boolean;
  write(text: string): void;
}

const CLEAR_LINE = '\r\u001B[K';

export const formatFailure = ({ id, section, reason, mend }: CaseResult): string =>
  [`FAILED  ${id}  (${section})`, `        ${reason}`, `        How to fix: ${mend}`, ''].join('\n');

/** Shows each failure when it occurs, and the number of finished cases. */
export const createProgress = (output: Output) => (result: CaseResult, done: number, all: number) => {
  if (output.isTerminal) output.write(CLEAR_LINE);
  if (result.outcome === 'failed') output.write(`${formatFailure(result)}\n`);
  if (output.isTerminal) output.write(done === all ? '' : `${done}/${all}  ${result.id}`);
};

const groupByReason = (cases: readonly CaseResult[]): ReadonlyMap<string, readonly string[]> => {
  const groups = new Map<string, string[]>();
  for (const { reason, id } of cases) groups.set(reason, [...(groups.get(reason) ?? []), id]);
  return groups;
};

const formatAreas = (cases: readonly CaseResult[]): readonly string[] =>
  [...new Set(cases.map(({ area }) => area))].map((area) => {
    const ofArea = cases.filter((each) => each.area === area);
    const count = (outcome: CaseResult['outcome']) => ofArea.filter((each) => each.outcome === outcome).length;
    const [passed, failed, notTried] = [count('passed'), count('failed'), count('notTried')];
    return `${area.padEnd(12)} ${passed} passed, ${failed} failed, ${notTried} not tried`;
  });

/** The last lines of a run: not tried cases with their reasons, sums by area, the sum. */
export const formatSummary = ({ cases, counts, durationMs }: RunReport): string => {
  const notTried = groupByReason(cases.filter(({ outcome }) => outcome === 'notTried'));
  const reasons = [...notTried].map(([reason, ids]) => `not tried: ${ids.join(', ')}\n           ${reason}`);
  const reach = formatReach(reachOf(cases));
  const { passed, failed, notTried: omitted } = counts;
  const sum = `${passed} passed, ${failed} failed, ${omitted} not tried in ${(durationMs / 1000).toFixed(1)} s`;
  return [...reasons, ...(reasons.length > 0 ? [''] : []), ...formatAreas(cases), '', reach, sum, ''].join('\n');
};
