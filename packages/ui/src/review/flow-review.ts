import { reach, type Journeys } from '@folioflow/flows/testing';
import { chartOf, leavesOf, restsOf } from './chart.ts';
import { endingOf } from './ending.ts';
import type { Ending } from './FlowOver.tsx';
import type { ShownPlace } from './FlowPlace.tsx';

/** All that can be said about a story of a flow without looking at it. */
export interface StoryReview {
  readonly place: ShownPlace;
  /** Ports called on the way. */
  readonly calls: readonly string[];
  /** What the app above was told on the way: notices, exits. */
  readonly told: readonly string[];
  readonly ending: Ending | null;
}

type Flow = Journeys['flow'];
interface Seen {
  readonly value: unknown;
  readonly children: Readonly<Record<string, { getSnapshot: () => unknown } | undefined>>;
}

const isSeen = (snapshot: unknown): snapshot is Seen =>
  typeof snapshot === 'object' && snapshot !== null && 'value' in snapshot && 'children' in snapshot;

function placeOf(flow: Flow, { value, children }: Seen, replaced: Readonly<Record<string, unknown>>): ShownPlace {
  return {
    flow: flow.machine.id,
    chart: chartOf(flow),
    leaves: leavesOf(value),
    children: Object.entries(flow.children).flatMap(([id, child]) => {
      const current = replaced[id] ?? children[id]?.getSnapshot();
      return isSeen(current) ? [placeOf(child, current, {})] : [];
    }),
  };
}

/** A notice with its words, an exit with its path, anything else by its name. */
function tellingOf({ type, ...rest }: { type: string; [field: string]: unknown }): string {
  if (type === 'notice.raised')
    return `${String(rest['kind'])} above the screen${rest['text'] === '' ? '' : `: “${String(rest['text'])}”`}`;
  const { path } = endingOf('', rest);
  return path === null ? type : `${type} → ${path}`;
}

export function reviewOf(journeys: Journeys, scenario: string): StoryReview {
  const { snapshot, children, calls, told } = reach(journeys, scenario);
  const place = placeOf(journeys.flow, snapshot as Seen, children);
  return {
    place,
    calls,
    told: told.map(tellingOf),
    ending: snapshot.status === 'done' ? endingOf(place.leaves.join(' and '), snapshot.output) : null,
  };
}

export interface StoryRow {
  readonly leaves: readonly string[];
  readonly stories: readonly { readonly scenario: string; readonly calls: readonly string[] }[];
}

/** State → stories → ports called, in the order of the chart; each story stands in exactly one row. */
export function storyTable(journeys: Journeys): readonly StoryRow[] {
  const order = restsOf(chartOf(journeys.flow));
  const rank = (leaves: readonly string[]) => leaves.map((leaf) => String(order.indexOf(leaf)).padStart(3, '0')).join();
  const rows = new Map<string, { leaves: readonly string[]; stories: StoryRow['stories'][number][] }>();
  for (const scenario of Object.keys(journeys.scenarios)) {
    const { snapshot, calls } = reach(journeys, scenario);
    const leaves = leavesOf(snapshot.value);
    const row = rows.get(rank(leaves)) ?? { leaves, stories: [] };
    row.stories.push({ scenario, calls });
    rows.set(rank(leaves), row);
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
