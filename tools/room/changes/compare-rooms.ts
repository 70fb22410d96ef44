import type {
  ChangedChart,
  ChangedMessage,
  ChangedStories,
  ComparedRoom,
  Differences,
  RoomChanges,
  StoryName,
} from '../../../packages/ui/src/review/changes/room-changes.ts';
import type { ChartFacts, RoomFacts, StoryFacts } from '../room-facts.ts';

const nameOf = ({ id, title, name }: StoryFacts): StoryName => ({ id, title, name });
const byId = (stories: readonly StoryFacts[]) => new Map(stories.map((story) => [story.id, story]));
const without = (texts: readonly string[], others: readonly string[]) => {
  const known = new Set(others);
  return texts.filter((text) => !known.has(text));
};
const differencesOf = (before: readonly string[] = [], after: readonly string[] = []): Differences => ({
  added: without(after, before),
  removed: without(before, after),
});

function compareStories(before: RoomFacts, after: RoomFacts): readonly ChangedStories[] {
  const earlier = byId(before.stories);
  const groups = new Map<
    string,
    { removedTexts: readonly string[]; addedTexts: readonly string[]; stories: StoryName[] }
  >();
  for (const story of after.stories) {
    const old = earlier.get(story.id);
    if (old === undefined || old.hash === story.hash) continue;
    const removedTexts = without(old.texts, story.texts);
    const addedTexts = without(story.texts, old.texts);
    const key = JSON.stringify([removedTexts, addedTexts]);
    const group = groups.get(key) ?? { removedTexts, addedTexts, stories: [] };
    group.stories.push(nameOf(story));
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.stories.length - a.stories.length);
}

function compareChart(flow: string, before: ChartFacts | undefined, after: ChartFacts | undefined): ChangedChart {
  return {
    flow,
    status: before === undefined ? 'new' : after === undefined ? 'removed' : 'changed',
    states: differencesOf(before?.states, after?.states),
    edges: differencesOf(before?.edges, after?.edges),
    events: differencesOf(before?.events, after?.events),
  };
}

const isChanged = ({ status, states, edges, events }: ChangedChart): boolean =>
  status !== 'changed' || [states, edges, events].some(({ added, removed }) => added.length + removed.length > 0);

const keysOf = (...records: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  [...new Set(records.flatMap((record) => Object.keys(record)))].sort();

/** Returns every difference of two rooms, in the order of their facts. */
export function compareRooms(
  { facts: before, ...earlier }: ComparedRoom & { readonly facts: RoomFacts },
  { facts: after, ...later }: ComparedRoom & { readonly facts: RoomFacts },
): RoomChanges {
  const known = byId(before.stories);
  const remaining = byId(after.stories);
  return {
    version: 1,
    before: earlier,
    after: later,
    newStories: after.stories.filter(({ id }) => !known.has(id)).map(nameOf),
    removedStories: before.stories.filter(({ id }) => !remaining.has(id)).map(nameOf),
    changedStories: compareStories(before, after),
    charts: keysOf(before.charts, after.charts)
      .map((flow) => compareChart(flow, before.charts[flow], after.charts[flow]))
      .filter(isChanged),
    messages: keysOf(before.messages, after.messages)
      .map((key): ChangedMessage => ({ key, before: before.messages[key] ?? null, after: after.messages[key] ?? null }))
      .filter((message) => message.before !== message.after),
  };
}
