import { playScenario, takenTransitions, type Journeys } from '@folioflow/flows/testing';
import { leavesOf, restingStatesOf } from '../chart/chart.ts';
import { chartOf } from '../chart/read-chart.ts';
import { endingOf } from './ending.ts';
import type { FlowEnding } from './FlowEnd.tsx';
import type { ChartPosition } from './FlowPosition.tsx';

/** The facts about a story of a flow, besides its look. */
export interface StoryReview {
  readonly place: ChartPosition;
  /** Ports called before the state is reached. */
  readonly calls: readonly string[];
  /** Events emitted to the app before the state is reached: notices, exits. */
  readonly emittedEvents: readonly string[];
  readonly ending: FlowEnding | null;
}

interface FlowSnapshot {
  readonly value: unknown;
  readonly children: Readonly<Record<string, { getSnapshot: () => unknown } | undefined>>;
}

const isFlowSnapshot = (snapshot: unknown): snapshot is FlowSnapshot =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'children' in snapshot;

interface RunningChild {
  readonly options?: { readonly input?: unknown };
}

function positionOf(
  journeys: Journeys,
  scenario: string | undefined,
  input: unknown,
  { value, children }: FlowSnapshot,
  replaced: Readonly<Record<string, unknown>>,
): ChartPosition {
  const { flow, scenarios } = journeys;
  return {
    flow: flow.machine.id,
    chart: chartOf(flow),
    leaves: leavesOf(value),
    way: scenario === undefined ? [] : takenTransitions(journeys, scenario, input),
    children: Object.entries(journeys.children).flatMap(([id, child]) => {
      const running: (RunningChild & { getSnapshot: () => unknown }) | undefined = children[id];
      const current = replaced[id] ?? running?.getSnapshot();
      const shown = scenarios[scenario ?? '']?.children[id];
      return isFlowSnapshot(current) ? [positionOf(child, shown, running?.options?.input, current, {})] : [];
    }),
  };
}

/** Returns an emitted event as text: a notice with its text, an exit with its path, anything else by its name. */
function eventText({ type, ...rest }: { type: string; [field: string]: unknown }): string {
  if (type === 'notice.raised')
    return `${String(rest['kind'])} above the screen${rest['text'] === '' ? '' : `: “${String(rest['text'])}”`}`;
  const { path } = endingOf('', rest);
  return path === null ? type : `${type} → ${path}`;
}

export function storyReviewOf(journeys: Journeys, scenario: string): StoryReview {
  const { snapshot, children, calls, emitted } = playScenario(journeys, scenario);
  const place = positionOf(journeys, scenario, journeys.scenarios[scenario]?.input, snapshot as FlowSnapshot, children);
  return {
    place,
    calls,
    emittedEvents: emitted.map(eventText),
    ending: snapshot.status === 'done' ? endingOf(place.leaves.join(' and '), snapshot.output) : null,
  };
}

export interface StoryRow {
  readonly leaves: readonly string[];
  readonly stories: readonly { readonly scenario: string; readonly calls: readonly string[] }[];
}

/** Returns the rows of states, stories and called ports in the order of the chart; each story is in exactly one row. */
export function storyTable(journeys: Journeys): readonly StoryRow[] {
  const order = restingStatesOf(chartOf(journeys.flow));
  const rowKey = (leaves: readonly string[]) =>
    leaves.map((leaf) => String(order.indexOf(leaf)).padStart(3, '0')).join();
  const rows = new Map<string, { leaves: readonly string[]; stories: StoryRow['stories'][number][] }>();
  for (const scenario of Object.keys(journeys.scenarios)) {
    const { snapshot, calls } = playScenario(journeys, scenario);
    const leaves = leavesOf(snapshot.value);
    const row = rows.get(rowKey(leaves)) ?? { leaves, stories: [] };
    row.stories.push({ scenario, calls });
    rows.set(rowKey(leaves), row);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
