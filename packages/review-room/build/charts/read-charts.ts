import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';
import { leavesOf, type ChartState } from '../../src/chart/chart.ts';
import { chartOf } from '../../src/chart/read-chart.ts';
import type { NamedReferences } from '../../src/references/references.ts';
import { readChartDefinitions, type ChartDefinitions } from './references/chart-definitions.ts';
import { chartReferences } from './references/chart-references.ts';

/** A chart with the stories that take its transitions and rest in its states. */
export interface ReadChart {
  readonly chart: ChartState;
  readonly takenBy: Readonly<Record<string, readonly string[]>>;
  readonly stories: Readonly<Record<string, string>>;
  readonly references: NamedReferences;
}

const isJourneys = (value: unknown): value is Journeys =>
  typeof value === 'object' && value !== null && 'flow' in value && 'scenarios' in value;

/** Returns the journeys of every flow by the id of its chart; several units can share a chart. */
function findJourneys(): ReadonlyMap<string, ReadonlySet<Journeys>> {
  const found = new Map<string, Set<Journeys>>();
  const addJourneys = (journeys: Journeys): void => {
    const { id } = journeys.flow.machine;
    found.set(id, (found.get(id) ?? new Set()).add(journeys));
    Object.values(journeys.children).forEach(addJourneys);
  };
  Object.values<unknown>(testing).filter(isJourneys).forEach(addJourneys);
  return found;
}

function readChart(journeys: ReadonlySet<Journeys>, definitions: ChartDefinitions | undefined): ReadChart | null {
  const [first] = journeys;
  if (first === undefined || definitions === undefined) return null;
  const takenBy: Record<string, string[]> = {};
  const stories: Record<string, string> = {};
  for (const each of journeys)
    for (const name of Object.keys(each.scenarios)) {
      for (const id of new Set(testing.takenTransitions(each, name)))
        takenBy[id] = [...new Set([...(takenBy[id] ?? []), name])];
      for (const leaf of leavesOf(testing.playScenario(each, name).snapshot.value)) stories[leaf] ??= name;
    }
  const chart = chartOf(first.flow);
  return { chart, takenBy, stories, references: chartReferences(chart, definitions) };
}

/** Returns every chart by its id. */
export function readCharts(): Readonly<Record<string, ReadChart>> {
  const definitions = readChartDefinitions();
  return Object.fromEntries(
    [...findJourneys()].flatMap(([id, journeys]) => {
      const read = readChart(journeys, definitions.get(id));
      return read === null ? [] : [[id, read] as const];
    }),
  );
}
