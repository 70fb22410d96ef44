import type { ChartState } from '../../../packages/ui/src/review/chart/chart.ts';
import type { NamedReferences } from '../../../packages/ui/src/review/references/references.ts';
import type { ReferenceIndex, ReferenceUser } from '../../../packages/ui/src/review/references/reference-index.ts';
import { namesIn } from './chart-references.ts';
import { documentNames, readReferenceTexts } from './reference-texts.ts';

interface ReferencedChart {
  readonly chart: ChartState;
  readonly references: NamedReferences;
}

const kinds = { guards: 'guard', actions: 'action', calls: 'call' } as const;

const usersIn = (flow: string, references: NamedReferences): readonly (readonly [string, ReferenceUser])[] =>
  (['guards', 'actions', 'calls'] as const).flatMap((kind) =>
    Object.entries(references[kind]).flatMap(([name, ids]) =>
      ids.map((id) => [id, { flow, kind: kinds[kind], name }] as const),
    ),
  );

/** Returns how many names of guards, actions and ports the charts have, each once in its chart, and how many refer. */
export function countNames(charts: Readonly<Record<string, ReferencedChart>>): {
  readonly names: number;
  readonly namesWithReference: number;
} {
  const perChart = Object.values(charts).map(({ chart, references }) => {
    const { guards, actions, calls } = namesIn(chart);
    const own = [
      ...guards.map((name) => references.guards[name]),
      ...actions.map((name) => references.actions[name]),
      ...calls.map((name) => references.calls[name]),
    ];
    return { names: own.length, namesWithReference: own.filter((ids) => ids !== undefined).length };
  });
  return {
    names: perChart.reduce((sum, { names }) => sum + names, 0),
    namesWithReference: perChart.reduce((sum, { namesWithReference }) => sum + namesWithReference, 0),
  };
}

/** Returns every reference of the charts with its text and its users; throws on a reference without a text. */
export function createReferenceIndex(charts: Readonly<Record<string, ReferencedChart>>): ReferenceIndex {
  const users = new Map<string, ReferenceUser[]>();
  for (const [flow, { references }] of Object.entries(charts))
    for (const [id, user] of usersIn(flow, references)) users.set(id, [...(users.get(id) ?? []), user]);
  const texts = readReferenceTexts();
  const unknown = [...users.keys()].filter((id) => !texts.has(id));
  if (unknown.length > 0) throw new Error(`No such row or decision: ${unknown.join(', ')}`);
  const used = [...texts.values()].filter(({ id }) => users.has(id));
  return {
    documents: documentNames.map((name) => ({
      name,
      references: used
        .filter(({ document }) => document === name)
        .map(({ id, title, text }) => ({ id, title, text, users: users.get(id) ?? [] })),
    })),
    ...countNames(charts),
  };
}
