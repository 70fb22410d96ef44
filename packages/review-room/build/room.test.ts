import { beforeAll, expect, test } from 'vitest';
import { findEntries } from '../src/search/find-entries.ts';
import type { SearchIndex } from '../src/search/search-index.ts';
import { readRoomFacts } from './read-facts.ts';
import { readSearchIndex } from './plugin.ts';
import type { RoomFacts } from './room-facts.ts';

let facts: RoomFacts;
let index: SearchIndex;

// Draws every story, unless the facts of these sources are stored.
beforeAll(async () => {
  facts = await readRoomFacts();
  index = JSON.parse(await readSearchIndex()) as SearchIndex;
});

/** Returns the best entry of a query with the ids of its stories. */
function findBest(query: string) {
  const [entry] = findEntries(index, query);
  if (entry === undefined) throw new Error(`Nothing is found by ${query}.`);
  return { ...entry, ids: entry.stories.map((place) => index.stories[place]?.[0]) };
}
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
  expect(story?.messages).toContain('access.otp.title');
  expect(story?.kinds).toEqual(['error']);
  expect(story?.flow).toMatchObject({ ports: ['secondFactor.confirm'], codes: ['031'], hasFailed: true });
});

test('the code 032 finds exactly the stories that it leads to, those with a child included', () => {
  const leading = facts.stories.filter(({ flow }) => flow?.codes.includes('032') === true).map(({ id }) => id);
  expect(leading).toContain('flows-access-signincode--verifying-accepted-before');
  expect(leading).toContain('flows-parts-secondfactor--entering-accepted-before');
  expect(findBest('032')).toMatchObject({ kind: 'code', ids: leading });
});

test('an operation finds the stories whose parts call it under another name', () => {
  const found = findEntries(index, 'sendOtp').find(({ name }) => name === 'secondFactor.sendCode → sendOtp');
  expect(found?.kind).toBe('port');
  expect(found?.stories.map((place) => index.stories[place]?.[0])).toContain(
    'flows-access-signincode--verifying-cooling-down',
  );
});

test('a row has its text, the parts of charts behind it, the stories on whose way they are, and the units of its tests', () => {
  const { kind, title, users, pages, ids } = findBest('ON-155');
  expect(kind).toBe('row');
  expect(title).toMatch(/\w{6}/);
  expect(users?.map(({ flow }) => flow)).toContain('secondFactor');
  expect(pages).toContainEqual(['Flows/Access/SignInCode', 'flows-access-signincode--docs']);
  expect(ids).toContain('flows-parts-secondfactor--entering-after-resend');
  expect(ids).toContain('flows-access-signincode--verifying-cooling-down');
  expect(ids).not.toContain('flows-parts-secondfactor--entering-after-wrong-code');
});

test('a decision record is found by its number and by its topic', () => {
  expect(findBest('decision 009')).toMatchObject({ kind: 'decision', title: 'Retry after a lost answer' });
  expect(findEntries(index, 'retry lost').map(({ name }) => name)).toContain('Decision 009');
});

test('a text, an event, a guard, a state and the key of a message find their stories', () => {
  expect(findEntries(index, 'ON-155').map(({ kind }) => kind)).toEqual(['row']);
  expect(findBest('The code is not right.').ids).toContain('flows-access-signincode--verifying-after-wrong-code');
  expect(findBest('code.resendRequested').ids).toContain('flows-parts-secondfactor--entering-resending');
  expect(findBest('isProblemExplained')).toMatchObject({ kind: 'guard' });
  expect(findBest('isProblemExplained').ids.length).toBeGreaterThan(0);
  expect(findBest('checkingCredentials').ids).toContain('flows-access-signin--checking-credentials');
  expect(findBest('access.otp.title').ids).toContain('flows-access-signincode--verifying');
});

test('waiting, empty, failed and ended stories have their own kinds', () => {
  const kindsOf = (id: string) => storyOf(id)?.kinds;
  expect(kindsOf('flows-access-signin--requesting-code')).toEqual(['loading']);
  expect(kindsOf('flows-orders-allorders--listed-empty')).toEqual(['empty']);
  expect(kindsOf('flows-access-signin--entering-mobile-after-refusal')).toEqual(['error']);
  expect(kindsOf('flows-access-signin--accepted-to-code')).toEqual(['outcome']);
  expect(kindsOf('flows-access-signin--entering-mobile')).toEqual([]);
});
