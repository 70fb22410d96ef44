import * as testing from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { exportedUnits } from '../../../ui/src/testing/story-match.ts';
import { flattenStates } from '../chart/chart.ts';
import { chartOf } from '../chart/read-chart.ts';
import { mermaidOf } from './mermaid.ts';

const declaration = /^state "[^"{}:;]+" as (\w+)( \{)?$/;
const transition = /^(\[\*\]|\w+) --> (\[\*\]|\w+)(?:: ([^:;]+))?$/;
/** Words that begin another statement of a state diagram, so that no state may have them as its id. */
const reserved = new Set(['state', 'note', 'end', 'direction', 'class', 'classDef', 'style', 'hide', 'scale', 'as']);

/** Returns the lines that are no statement of a state diagram, and the transitions between undeclared states. */
function faultsOf(diagram: string): readonly string[] {
  const [head, ...lines] = diagram.trimEnd().split('\n');
  const declared = new Set<string>();
  const faults = head === 'stateDiagram-v2' ? [] : [`${head}: no head`];
  const used: string[] = [];
  let depth = 0;
  for (const line of lines.map((each) => each.trim())) {
    const [, id, opens] = declaration.exec(line) ?? [];
    const [, from, to] = transition.exec(line) ?? [];
    if (id !== undefined) {
      if (reserved.has(id) || declared.has(id)) faults.push(`${line}: reserved or declared twice`);
      declared.add(id);
      depth += opens === undefined ? 0 : 1;
    } else if (from !== undefined && to !== undefined) used.push(from, to);
    else if (line === '}') depth -= 1;
    else if (line !== '--' || depth === 0) faults.push(`${line}: no statement`);
  }
  if (depth !== 0) faults.push('a state is not closed');
  return [...faults, ...used.filter((id) => id !== '[*]' && !declared.has(id)).map((id) => `${id}: not declared`)];
}

test('a line that is no statement, an open state and an unknown state are found', () => {
  expect(faultsOf('stateDiagram-v2\n  state "a" as a {\n  a --> b: c: d\n  a --> b\n')).toEqual([
    'a --> b: c: d: no statement',
    'a state is not closed',
    'b: not declared',
  ]);
});

describe('the diagram of Mermaid', () => {
  const flows = exportedUnits(testing).flatMap(({ unit, journeys }) =>
    typeof journeys === 'function' ? [] : [[unit, journeys.flow] as const],
  );
  test.each(flows)('of %s consists of statements', (_, flow) => {
    expect(faultsOf(mermaidOf([{ chart: chartOf(flow), opened: null }]))).toEqual([]);
  });

  const charts = new Map(flows.map(([, flow]) => chartOf(flow)).map((chart) => [chart.name, chart]));
  const openings = [...charts.values()].flatMap((chart) =>
    flattenStates(chart).flatMap(({ path, calls }) =>
      calls.flatMap((call) => {
        const child = call.flow === null ? undefined : charts.get(call.flow);
        return child === undefined
          ? []
          : [{ name: `${chart.name} with ${call.name} in ${path}`, chart, path, call, child }];
      }),
    ),
  );
  test.each(openings)('of $name consists of statements', ({ chart, path, call, child }) => {
    const diagram = mermaidOf([
      { chart, opened: { path, call: call.name } },
      { chart: child, opened: null },
    ]);
    expect(faultsOf(diagram)).toEqual([]);
    expect(diagram).toContain(`state "${child.name}" as ${path.replaceAll('.', '_')}__chart`);
  });
});
