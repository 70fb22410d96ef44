import type { ChartState } from '../chart/chart.ts';
import { drawnTarget, edgesOf } from './chart-edges.ts';
import type { OpeningStep } from './opening.ts';

/** A chart of a diagram. */
interface DiagramChart {
  readonly chart: ChartState;
  /** The state with the next chart; null in the innermost chart. */
  readonly opened: OpeningStep | null;
}

const ROOT_ID = 'chart';

/** A diagram has one space of names, so the ids of a child flow begin with that of the state which runs it. */
const idIn = (prefix: string, path: string) => `${prefix}${path === '' ? ROOT_ID : path.replaceAll('.', '_')}`;
const prefixInside = (prefix: string, { path }: OpeningStep) => `${idIn(prefix, path)}__`;

/** A colon or semicolon would end the text of a label. */
const escapeLabel = (text: string) => text.replaceAll(':', '#58;').replaceAll(';', '#59;');

function chartLines([first, ...inside]: readonly DiagramChart[], prefix: string, indent: string): readonly string[] {
  if (first === undefined) return [];
  const { chart, opened } = first;
  const childLines = (path: string, inner: string): readonly string[] => {
    if (opened?.path !== path || inside.length === 0) return [];
    const below = prefixInside(prefix, opened);
    return [`${inner}[*] --> ${idIn(below, '')}`, ...chartLines(inside, below, inner)];
  };
  const stateLines = ({ path, name, states, kind }: ChartState, outer: string): readonly string[] => {
    const head = `${outer}state "${name}" as ${idIn(prefix, path)}`;
    const inner = `${outer}  `;
    const own = states.flatMap((each, place) => [
      ...(kind === 'parallel' && place > 0 ? [`${inner}--`] : []),
      ...(each.isInitial ? [`${inner}[*] --> ${idIn(prefix, each.path)}`] : []),
      ...stateLines(each, inner),
      ...(each.kind === 'final' ? [`${inner}${idIn(prefix, each.path)} --> [*]`] : []),
    ]);
    const child = childLines(path, inner);
    // A child flow runs beside the inner states of the state that runs it.
    const lines = own.length > 0 && child.length > 0 ? [...own, `${inner}--`, ...child] : [...own, ...child];
    return lines.length === 0 ? [head] : [`${head} {`, ...lines, `${outer}}`];
  };
  return stateLines(chart, indent);
}

function edgeLines([first, ...inside]: readonly DiagramChart[], prefix: string): readonly string[] {
  if (first === undefined) return [];
  const { chart, opened } = first;
  const own = edgesOf(chart).map((edge) => {
    const { from, cause, guard, actions } = edge;
    const label = [cause, guard === null ? '' : `[${guard}]`, actions.length === 0 ? '' : `/ ${actions.join(', ')}`];
    const text = escapeLabel(label.filter((part) => part !== '').join(' '));
    return `  ${idIn(prefix, from)} --> ${idIn(prefix, drawnTarget(edge))}: ${text}`;
  });
  return opened === null ? own : [...own, ...edgeLines(inside, prefixInside(prefix, opened))];
}

/**
 * Returns charts, from the outside to the inside, as a state diagram of Mermaid: an opened child flow is inside the
 * state that runs it, a closed one is not shown.
 */
export const mermaidOf = (charts: readonly DiagramChart[]): string =>
  ['stateDiagram-v2', ...chartLines(charts, '', '  '), ...edgeLines(charts, ''), ''].join('\n');
