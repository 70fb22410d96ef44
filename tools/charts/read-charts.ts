import * as testing from '@folioflow/flows/testing';
import type { Journeys } from '@folioflow/flows/testing';
import { leavesOf, type ChartState } from '../../packages/ui/src/review/chart/chart.ts';
import { chartOf } from '../../packages/ui/src/review/chart/read-chart.ts';

/** A chart with the stories that take its transitions and rest in its states. */
export interface ReadChart {
  readonly chart: ChartState;
  readonly takenBy: Readonly<Record<string, readonly string[]>>;
  readonly stories: Readonly<Record<string, string>>;
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

function readChart(journeys: ReadonlySet<Journeys>): ReadChart | null {
  const [first] = journeys;
  if (first === undefined) return null;
  const takenBy: Record<string, string[]> = {};
  const stories: Record<string, string> = {};
  for (const each of journeys)
    for (const name of Object.keys(each.scenarios)) {
      for (const id of new Set(testing.takenTransitions(each, name)))
        takenBy[id] = [...new Set([...(takenBy[id] ?? []), name])];
      for (const leaf of leavesOf(testing.playScenario(each, name).snapshot.value)) stories[leaf] ??= name;
    }
  return { chart: chartOf(first.flow), takenBy, stories };
}

/** Returns every chart by its id. */
export const readCharts = (): Readonly<Record<string, ReadChart>> =>
  Object.fromEntries(
    [...findJourneys()].flatMap(([id, journeys]) => {
      const read = readChart(journeys);
      return read === null ? [] : [[id, read] as const];
    }),
  );
