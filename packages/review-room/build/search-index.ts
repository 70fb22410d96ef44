import { toId } from 'storybook/internal/csf';
import { CODES } from '../../api/src/contract/codes.ts';
import { referenceName } from '../src/references/references.ts';
import type { ReferenceUser, SearchEntry, SearchIndex } from '../src/search/search-index.ts';
import type { ReferenceText } from './charts/references/reference-texts.ts';
import type { RoomFacts, StoryFacts } from './room-facts.ts';
import type { RowTest } from './rows/row-tests.ts';

type Kind = SearchEntry['kind'];
type OwnName = readonly [kind: Kind, name: string];

const codeNames = new Map<string, string>(Object.entries(CODES).map(([name, code]) => [code, name]));
const codeText = (code: string) => [code, codeNames.get(code) ?? ''].join(' ').trim();
const unitOf = (title: string) => title.split('/').at(-1) ?? '';
const named = (kind: Kind, names: readonly string[] = []) => names.map((name): OwnName => [kind, name]);
const referenceEntry = (id: string): OwnName => [/^\d/.test(id) ? 'decision' : 'row', referenceName(id)];

/** Returns the guards on the way to a story and its children, and the rows and records behind it and its calls. */
function namesOfWay({ flow }: StoryFacts, { charts }: RoomFacts): readonly OwnName[] {
  if (flow === null) return [];
  const ports = flow.ports.map((port) => port.split('.').at(-1) ?? '');
  return flow.played.flatMap((played) => {
    const [chart = '', scenario = ''] = played.split(' ');
    const own = charts[chart];
    if (own === undefined) return [];
    const { guards, rows, references } = own;
    return [
      ...named('guard', guards[scenario]),
      ...[...(rows[scenario] ?? []), ...ports.flatMap((port) => references.calls[port] ?? [])].map(referenceEntry),
    ];
  });
}

/** @param operations the operations behind the ports of the story's chart, by the names of the ports */
function namesOfStory(
  story: StoryFacts,
  facts: RoomFacts,
  operations: Readonly<Record<string, string>> = {},
): readonly OwnName[] {
  const { flow, texts, messages } = story;
  const ports = flow?.ports.map((port) =>
    operations[port] === undefined ? port : `${port} → ${operations[port] ?? ''}`,
  );
  return [
    ...named('text', texts),
    ...named('message', messages),
    ...named('code', flow?.codes.map(codeText)),
    ...named('port', ports),
    ...named('event', flow?.events),
    ...named('state', flow?.states),
    ...namesOfWay(story, facts),
  ];
}

/** Returns the guards, actions and calls that refer to a row or record, by its id. */
function usersOf({ charts }: RoomFacts): ReadonlyMap<string, readonly ReferenceUser[]> {
  const users = new Map<string, ReferenceUser[]>();
  for (const [flow, { references }] of Object.entries(charts))
    for (const names of [references.guards, references.actions, references.calls])
      for (const [name, ids] of Object.entries(names))
        for (const id of ids) users.set(id, [...(users.get(id) ?? []), { flow, name }]);
  return users;
}

/** Returns the units whose tests prove each row, with the id of their docs page, and the names in those tests. */
function provingUnits({ stories }: RoomFacts, tests: readonly RowTest[]) {
  const withPage = stories.filter(({ flow }) => flow !== null).map(({ title }) => title);
  const titles = new Map(withPage.map((title) => [unitOf(title), title]));
  return tests.flatMap(({ rows, units, names }) => {
    const title = titles.get(units.find((unit) => titles.has(unit)) ?? '');
    return title === undefined ? [] : rows.map((row) => ({ row, title, names: new Set(names) }));
  });
}

/** Creates the index of the search from the facts of the room, the texts of rows and records, and the tests of rows. */
export function createSearchIndex(
  facts: RoomFacts,
  references: ReadonlyMap<string, ReferenceText>,
  tests: readonly RowTest[],
): SearchIndex {
  const { operations } = facts;
  // Stories of the room itself contain queries and rows as samples.
  const stories = facts.stories.filter(({ title }) => !title.startsWith('Review/'));
  const proving = provingUnits(facts, tests);
  const storiesByName = new Map<string, Set<number>>();
  const add = ([kind, name]: OwnName, place?: number) => {
    const key = `${kind} ${name}`;
    const places = storiesByName.get(key) ?? new Set();
    storiesByName.set(key, place === undefined ? places : places.add(place));
  };
  const titlesOfChart = new Map<string, Set<string>>();
  for (const { flow, title } of stories)
    if (flow !== null) titlesOfChart.set(flow.flow, (titlesOfChart.get(flow.flow) ?? new Set()).add(title));
  for (const [place, story] of stories.entries()) {
    // Units that share a chart bind its ports to different operations.
    const chart = story.flow?.flow ?? '';
    const own = titlesOfChart.get(chart)?.size === 1 ? operations[chart] : undefined;
    for (const name of namesOfStory(story, facts, own)) add(name, place);
  }
  const placeOf = new Map(stories.map(({ title, name }, place) => [`${title} ${name}`, place]));
  for (const { row, title, names } of proving) {
    add(referenceEntry(row));
    for (const name of names)
      if (placeOf.has(`${title} ${name}`)) add(referenceEntry(row), placeOf.get(`${title} ${name}`));
  }
  const users = usersOf(facts);
  for (const id of users.keys()) add(referenceEntry(id));

  const textsByName = new Map([...references].map(([id, reference]) => [referenceName(id), reference]));
  const pagesOf = (row: string) =>
    [...new Set(proving.filter((each) => each.row === row).map(({ title }) => title))].map(
      (title) => [title, toId(title, 'docs')] as const,
    );
  return {
    stories: stories.map(({ id, title, name }) => [id, title, name]),
    entries: [...storiesByName].map(([key, places]): SearchEntry => {
      const [kind, ...rest] = key.split(' ');
      const entry = { kind: kind as Kind, name: rest.join(' '), stories: [...places] };
      const reference = kind === 'row' || kind === 'decision' ? textsByName.get(entry.name) : undefined;
      if (reference === undefined) return entry;
      const { id, title, text } = reference;
      return { ...entry, title, text, users: users.get(id) ?? [], pages: pagesOf(id) };
    }),
  };
}
