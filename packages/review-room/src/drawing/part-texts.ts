import type { ChartBranch, ChartState } from '../chart/chart.ts';
import type { ChartEdge } from './chart-edges.ts';
import { boxLines, labelLines, type TextLine } from './text-lines.ts';

const kindTexts: Readonly<Record<ChartState['kind'], string | null>> = {
  atomic: null,
  compound: 'with inner states',
  parallel: 'with regions that are active at the same time',
  final: 'end of the flow',
  history: 'where it was before',
  deciding: 'decides at once',
};

/** The visible text begins each name, so that speech input finds the part. */
const visibleText = (lines: readonly TextLine[]) => lines.map(({ text }) => text).join(' ');

/** Returns what the shape of a state shows. */
export function stateFacts({ kind, isInitial, isBusy, calls }: ChartState, isLit: boolean): readonly string[] {
  const callTexts = calls.map(({ name, flow }) => (flow === null ? `calls ${name}` : `runs the flow ${name}`));
  return [
    isInitial ? 'start' : null,
    kindTexts[kind],
    isBusy ? 'busy' : null,
    ...callTexts,
    isLit ? 'this story' : null,
  ].filter((part) => part !== null);
}

/** Returns the name of a state with what its shape shows, for screen readers. */
export const stateText = (state: ChartState, isLit: boolean): string =>
  [visibleText(boxLines(state)), ...stateFacts(state, isLit)].join(', ');

const spokenCause = (cause: string) => cause.replace(/^✓ (.*)$/, '$1 succeeds').replace(/^✗ (.*)$/, '$1 fails');

/** Returns event, condition and actions of a transition as one sentence, without its ends. */
export function branchText({ cause, guard, actions }: ChartBranch): string {
  const condition = guard === null ? '' : guard === 'otherwise' ? ', otherwise' : `, if ${guard}`;
  return `${spokenCause(cause)}${condition}${actions.length === 0 ? '' : `, does ${actions.join(', ')}`}`;
}

/** Returns a transition as one sentence, for screen readers. */
export const edgeText = (edge: ChartEdge, takenBy: readonly string[]): string =>
  `${visibleText(labelLines(edge, takenBy.length > 0))}, leads to ${edge.target === '' ? 'the whole flow again' : edge.target}, ${
    takenBy.length === 0 ? 'no story' : `${takenBy.length} ${takenBy.length === 1 ? 'story' : 'stories'}`
  }`;
