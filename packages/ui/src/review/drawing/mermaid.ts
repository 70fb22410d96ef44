import type { ChartState } from '../chart/chart.ts';
import { drawnTarget, edgesOf } from './chart-edges.ts';

const ROOT_ID = 'chart';
const idOf = (path: string) => (path === '' ? ROOT_ID : path.replaceAll('.', '_'));

/** A colon or semicolon would end the text of a label. */
const escapeLabel = (text: string) => text.replaceAll(':', '#58;').replaceAll(';', '#59;');

function stateLines(state: ChartState, indent: string): readonly string[] {
  const { path, name, states, kind } = state;
  if (states.length === 0) return [`${indent}state "${name}" as ${idOf(path)}`];
  const inner = `${indent}  `;
  const children = states.flatMap((child, place) => [
    ...(kind === 'parallel' && place > 0 ? [`${inner}--`] : []),
    ...(child.isInitial ? [`${inner}[*] --> ${idOf(child.path)}`] : []),
    ...stateLines(child, inner),
    ...(child.kind === 'final' ? [`${inner}${idOf(child.path)} --> [*]`] : []),
  ]);
  return [`${indent}state "${name}" as ${idOf(path)} {`, ...children, `${indent}}`];
}

/** Returns a chart as a state diagram of Mermaid. */
export function mermaidOf(chart: ChartState): string {
  const edges = edgesOf(chart).map((edge) => {
    const { from, cause, guard, actions } = edge;
    const label = [cause, guard === null ? '' : `[${guard}]`, actions.length === 0 ? '' : `/ ${actions.join(', ')}`];
    return `  ${idOf(from)} --> ${idOf(drawnTarget(edge))}: ${escapeLabel(label.filter((part) => part !== '').join(' '))}`;
  });
  return ['stateDiagram-v2', ...stateLines(chart, '  '), ...edges, ''].join('\n');
}
