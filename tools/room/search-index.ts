import { toId } from 'storybook/internal/csf';
import {
  termKinds,
  type IndexedUnit,
  type SearchIndex,
  type TermKind,
} from '../../packages/ui/src/review/search/search-index.ts';
import { CODES } from '../../packages/api/src/contract/codes.ts';
import type { RoomFacts, StoryFacts } from './room-facts.ts';
import type { RowTest } from './rows/row-tests.ts';

type Terms = Readonly<Record<TermKind, Set<string>>>;
type OwnTerm = readonly [kind: TermKind, text: string];

/** A row with its text in the requirements: `ON-155 a wrong code …`. */
export interface RowText {
  readonly id: string;
  readonly text: string;
}

const codeNames = new Map<string, string>(Object.entries(CODES).map(([name, code]) => [code, name]));
const codeText = (code: string) => [code, codeNames.get(code) ?? ''].join(' ').trim();
const spaced = (name: string) => name.replace(/([a-z\d])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
const ROW_LENGTH = 140;
/** Returns the beginning of a row, without the marks of its table. */
function shorten(row: string): string {
  const plain = row.replace(/[|*`]/g, ' ').replace(/\s+/g, ' ').trim();
  return plain.length <= ROW_LENGTH ? plain : `${plain.slice(0, ROW_LENGTH).replace(/\s\S*$/, '')} …`;
}

const unitOf = (title: string) => title.split('/').at(-1) ?? '';

function termsOfStory(story: StoryFacts, { operations }: RoomFacts, isOwnChart: boolean): readonly OwnTerm[] {
  const { flow } = story;
  const behind = (flow === null || !isOwnChart ? undefined : operations[flow.flow]) ?? {};
  const named = (kind: TermKind, texts: readonly string[] = []) => texts.map((text): OwnTerm => [kind, text]);
  return [
    ['story', spaced(story.name)],
    ...named('text', story.texts),
    ...named('message', story.messages),
    ...named('code', flow?.codes.map(codeText)),
    ...named(
      'port',
      flow?.ports.map((port) => (behind[port] === undefined ? port : `${port} → ${behind[port]}`)),
    ),
    ...named('event', flow?.events),
    ...named('state', flow?.states),
  ];
}

/** Returns the rows of a unit, and those of its stories by their names. */
function rowsOfUnit(
  unit: string,
  stories: readonly StoryFacts[],
  tests: readonly RowTest[],
  units: ReadonlySet<string>,
) {
  const names = new Set(stories.map(({ name }) => name));
  const own: string[] = [];
  const byStory = new Map<string, string[]>();
  for (const test of tests) {
    if (test.units.find((name) => units.has(name)) !== unit) continue;
    own.push(...test.rows);
    for (const name of test.names) if (names.has(name)) byStory.set(name, [...(byStory.get(name) ?? []), ...test.rows]);
  }
  return { own, byStory };
}

/** Returns ascending places as the first one and the distances between them, which are small numbers. */
const distancesOf = (places: readonly number[]): readonly number[] => {
  const ascending = [...new Set(places)].sort((a, b) => a - b);
  return ascending.map((place, at) => place - (ascending[at - 1] ?? 0));
};

/** Creates the index of the search from the facts of the room, the rows and the tests that prove them. */
export function createSearchIndex(facts: RoomFacts, rows: readonly RowText[], tests: readonly RowTest[]): SearchIndex {
  const titles = [...new Set(facts.stories.map(({ title }) => title))];
  const units = new Set(titles.map(unitOf));
  const chartTitles = (chart: string) =>
    new Set(facts.stories.filter(({ flow }) => flow?.flow === chart).map(({ title }) => title));
  const sharedCharts = new Set(Object.keys(facts.charts).filter((chart) => chartTitles(chart).size > 1));
  const rowTexts = new Map(rows.map(({ id, text }) => [id, `${id} ${shorten(text)}`]));
  const rowTerms = (ids: readonly string[] = []) => ids.map((id): OwnTerm => ['row', rowTexts.get(id) ?? id]);

  const drafts = titles.map((title) => {
    const stories = facts.stories.filter((story) => story.title === title);
    const { own, byStory } = rowsOfUnit(unitOf(title), stories, tests, units);
    return {
      title,
      own: rowTerms(own),
      stories: stories.map((story) => ({
        story,
        terms: [
          ...termsOfStory(story, facts, story.flow === null || !sharedCharts.has(story.flow.flow)),
          ...rowTerms(byStory.get(story.name)),
        ],
      })),
    };
  });

  const terms = Object.fromEntries(termKinds.map((kind) => [kind, new Set<string>()])) as Terms;
  for (const { own, stories } of drafts)
    for (const [kind, text] of [...own, ...stories.flatMap((each) => each.terms)]) terms[kind].add(text);
  const places = new Map<string, number>();
  for (const kind of termKinds) for (const text of terms[kind]) places.set(`${kind} ${text}`, places.size);
  const encode = (own: readonly OwnTerm[]) =>
    distancesOf(own.map(([kind, text]) => places.get(`${kind} ${text}`) ?? 0));

  return {
    terms: Object.fromEntries(termKinds.map((kind) => [kind, [...terms[kind]]])) as unknown as SearchIndex['terms'],
    units: drafts.map(({ title, own, stories }): IndexedUnit => ({
      title,
      page: stories.some(({ story }) => story.flow !== null) ? toId(title, 'docs') : null,
      distances: encode(own),
      stories: stories.map(({ story, terms: each }) => [spaced(story.name), story.id, encode(each)]),
    })),
  };
}
