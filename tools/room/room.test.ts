import { beforeAll, expect, test } from 'vitest';
import { createSearch, type FoundStories } from '../../packages/ui/src/review/search/create-search.ts';
import type { SearchIndex } from '../../packages/ui/src/review/search/search-index.ts';
import { readRoomFacts } from './read-facts.ts';
import { readSearchIndex } from './read-search-index.ts';
import type { RoomFacts } from './room-facts.ts';

let facts: RoomFacts;
let search: (query: string) => FoundStories;

// Draws every story, unless the facts of these sources are stored.
beforeAll(async () => {
  facts = await readRoomFacts();
  search = createSearch(JSON.parse(await readSearchIndex()) as SearchIndex);
});

const idsOf = (query: string) => search(query).units.flatMap(({ stories }) => stories.map(({ id }) => id));
const storyOf = (id: string) => facts.stories.find((story) => story.id === id);

test('every story is drawn, and only a flow that is over shows nothing', () => {
  expect(facts.stories.length).toBeGreaterThan(1400);
  expect(facts.stories.filter(({ problem }) => problem !== null)).toEqual([]);
  const blank = facts.stories.filter(({ texts, flow }) => texts.length === 0 && flow !== null);
  expect(blank.filter(({ flow }) => flow?.isOver !== true)).toEqual([]);
});

test('a story has the shipped texts of its screen with their keys', () => {
  const story = storyOf('flows-access-signincode--verifying-after-wrong-code');
  expect(story?.texts).toContain('The code is not right.');
  expect(story?.messages).toContain('access otp.title');
  expect(story?.kinds).toEqual(['error']);
  expect(story?.flow).toMatchObject({ ports: ['secondFactor.confirm'], codes: ['031'], hasFailed: true });
});

test('the code 032 finds exactly the stories that it leads to, those with a child included', () => {
  const leading = facts.stories.filter(({ flow }) => flow?.codes.includes('032') === true).map(({ id }) => id);
  expect(leading).toContain('flows-access-signincode--verifying-accepted-before');
  expect(leading).toContain('flows-parts-secondfactor--entering-accepted-before');
  expect(idsOf('032').slice(0, leading.length).sort()).toEqual([...leading].sort());
});

test('an operation finds the stories whose parts call it under another name', () => {
  expect(idsOf('sendOtp')).toContain('flows-access-signincode--verifying-cooling-down');
  expect(search('sendOtp').units.flatMap(({ stories }) => stories.flatMap(({ terms }) => terms))).toContainEqual({
    kind: 'port',
    text: 'secondFactor.sendCode → sendOtp',
  });
});

test('a row finds the stories on whose way its rules are, and the flows whose tests prove it', () => {
  const found = search('ON-155');
  expect(idsOf('ON-155')).toContain('flows-parts-secondfactor--entering-after-resend');
  expect(idsOf('ON-155')).toContain('flows-access-signincode--verifying-cooling-down');
  expect(idsOf('ON-155')).not.toContain('flows-parts-secondfactor--entering-after-wrong-code');
  expect(found.units.find(({ title }) => title === 'Flows/Access/SignInCode')?.terms).toMatchObject([{ kind: 'row' }]);
});

test('an event, a state and the key of a message find their stories', () => {
  expect(idsOf('code.resendRequested')).toContain('flows-parts-secondfactor--entering-resending');
  expect(idsOf('checkingCredentials')).toContain('flows-access-signin--checking-credentials');
  expect(idsOf('otp.resend')).toContain('flows-access-signincode--verifying');
});

test('waiting, empty, failed and ended stories have their own kinds', () => {
  const kindsOf = (id: string) => storyOf(id)?.kinds;
  expect(kindsOf('flows-access-signin--requesting-code')).toEqual(['loading']);
  expect(kindsOf('flows-orders-allorders--listed-empty')).toEqual(['empty']);
  expect(kindsOf('flows-access-signin--entering-mobile-after-refusal')).toEqual(['error']);
  expect(kindsOf('flows-access-signin--accepted-to-code')).toEqual(['outcome']);
  expect(kindsOf('flows-access-signin--entering-mobile')).toEqual([]);
});
