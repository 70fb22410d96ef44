import { expect, test } from 'vitest';
import type { StoryResult } from '../results.ts';
import { listSignOffProblems } from './check-sign-off.ts';
import { applyDecision, type DecisionRequest } from './decide.ts';
import { findEarlierSignOff, listStoriesToReview } from './needs-review.ts';
import type { SignOff } from './sign-off.ts';

const asha = { by: 'Asha <asha@example.com>', at: '2026-11-26T10:00:00.000Z' };
const ravi = { by: 'Ravi <ravi@example.com>', at: '2026-11-26T10:05:00.000Z' };

const story = (id: string, changes: Partial<StoryResult> = {}): StoryResult => ({
  id,
  title: 'Flows/Access/Mpin',
  name: id,
  flow: 'mpin',
  status: 'changed',
  contentHash: `${id}-hash`,
  text: { removed: [], added: [] },
  accessibility: { removed: [], added: [] },
  pictures: [],
  ...changes,
});

const request = (ids: readonly string[], changes: Partial<DecisionRequest> = {}): DecisionRequest => ({
  decision: 'approved',
  comment: '',
  stories: ids.map((id) => ({ id, contentHash: `${id}-hash`, seen: null })),
  ...changes,
});

const stories = [story('a'), story('b', { status: 'new' }), story('c', { status: 'unchanged', contentHash: '' })];

test('a new or changed story needs a review until its content has a decision', () => {
  expect(listStoriesToReview([], stories)).toEqual(new Set(['a', 'b']));
  const { signOffs } = applyDecision([], stories, request(['a']), asha);
  expect(listStoriesToReview(signOffs, stories)).toEqual(new Set(['b']));
  const changedAgain = [story('a', { contentHash: 'other' }), ...stories.slice(1)];
  expect(listStoriesToReview(signOffs, changedAgain)).toEqual(new Set(['a', 'b']));
  expect(findEarlierSignOff(signOffs, story('a', { contentHash: 'other' }))?.by).toBe(asha.by);
});

test('the check lists stories without a sign-off, with a request for a change, and without a picture', () => {
  const { signOffs } = applyDecision(
    [],
    stories,
    request(['a'], { decision: 'changeAsked', comment: 'The label is too long' }),
    asha,
  );
  const failed = story('d', { status: 'failed', contentHash: '', error: 'TypeError: x\n  at y' });
  expect(listSignOffProblems(signOffs, [...stories, failed])).toEqual([
    { story: 'a', reason: 'Asha <asha@example.com> asks for a change: The label is too long' },
    { story: 'b', reason: 'new, without a sign-off' },
    { story: 'd', reason: 'cannot be drawn: TypeError: x' },
  ]);
});

test('the check passes when every new and changed story is approved', () => {
  const { signOffs } = applyDecision([], stories, request(['a', 'b']), asha);
  expect(listSignOffProblems(signOffs, [...stories, story('e', { status: 'removed', contentHash: '' })])).toEqual([]);
});

test('an approval replaces the request that the reviewer saw', () => {
  const asked = applyDecision([], stories, request(['a'], { decision: 'changeAsked', comment: 'No' }), asha).signOffs;
  const seen = [{ id: 'a', contentHash: 'a-hash', seen: asha.at }];
  const { signOffs, conflicts } = applyDecision(asked, stories, request([], { stories: seen }), ravi);
  expect(conflicts).toEqual([]);
  expect(signOffs).toMatchObject([{ story: 'a', decision: 'approved', by: ravi.by, replaces: [asha.at] }]);
});

test('a request that the reviewer has not seen is not overwritten', () => {
  const asked = applyDecision([], stories, request(['a'], { decision: 'changeAsked', comment: 'No' }), asha).signOffs;
  const { signOffs, conflicts } = applyDecision(asked, stories, request(['a', 'b']), ravi);
  expect(conflicts).toEqual(['Asha <asha@example.com> asked for a change meanwhile: a. Look at that decision first.']);
  expect(signOffs).toBe(asked);
});

test.each([
  ['has changed', [story('a', { contentHash: 'other' })], 'a has changed since this page was loaded.'],
  ['is gone', [], 'a is no longer in the report.'],
  ['is unchanged meanwhile', [story('a', { status: 'unchanged' })], 'a needs no decision.'],
])('a story that %s is not decided', (_, present, reason) => {
  const { signOffs, conflicts } = applyDecision([], present, request(['a']), asha);
  expect(conflicts).toEqual([expect.stringContaining(reason)]);
  expect(signOffs).toEqual([]);
});

test('a request has precedence over an approval of another branch, whichever is later', () => {
  const both = (approvedAt: string): readonly SignOff[] => [
    { story: 'a', contentHash: 'a-hash', decision: 'approved', by: asha.by, at: approvedAt, comment: '' },
    { story: 'a', contentHash: 'a-hash', decision: 'changeAsked', by: ravi.by, at: ravi.at, comment: 'No' },
  ];
  for (const at of ['2026-11-26T09:00:00.000Z', '2026-11-26T11:00:00.000Z'])
    expect(listSignOffProblems(both(at), [story('a')])).toEqual([
      { story: 'a', reason: `${ravi.by} asks for a change: No` },
    ]);
});
