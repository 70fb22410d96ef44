import { describe, expect, test } from 'vitest';
import { sampleStories } from '../../testing/sample-run.ts';
import type { SignOff } from '../../sign-off/sign-off.ts';
import {
  countProgress,
  filterGroups,
  findNextToReview,
  groupStories,
  initialFilter,
  listStories,
  type Filter,
} from './review-model.ts';

const approved = 'flows-access-mpin--locked-out';
const signOffs: readonly SignOff[] = [
  {
    story: approved,
    contentHash: sampleStories.find(({ id }) => id === approved)?.contentHash ?? '',
    decision: 'approved',
    by: 'Asha <asha@example.com>',
    at: '2026-11-26T10:00:00.000Z',
    comment: '',
  },
];
const groups = groupStories(sampleStories, signOffs);
const all = listStories(groups);
const shownWith = (changes: Partial<Filter>) => listStories(filterGroups(groups, { ...initialFilter, ...changes }));
const namesWith = (changes: Partial<Filter>) => shownWith(changes).map(({ story }) => story.name);

test('stories are grouped by flow, and by title where there is none', () => {
  expect(groups.map(({ key, label, stories }) => [key, label, stories.length])).toEqual([
    ['mpin', 'Flows / Access / Mpin', 3],
    ['orderList', 'Flows / Orders / List', 3],
    ['Primitives/Button', 'Primitives / Button', 1],
  ]);
});

describe('the filter', () => {
  test('shows all that differ at first', () => {
    expect(namesWith({})).toEqual(['Entering', 'Locked out', 'Label only', 'Empty', 'Legacy', 'Broken']);
  });

  test.each([
    ['a status', { status: 'new' }, ['Empty']],
    ['no change', { status: 'unchanged' }, ['Primary']],
    ['a size', { size: '0.1', status: 'changed' }, ['Locked out']],
    ['equal pictures', { size: 'none' }, ['Label only']],
    ['stories without a decision', { isToReview: true }, ['Entering', 'Label only', 'Empty']],
    ['a word of the name', { text: ' LOCKED ' }, ['Locked out']],
    ['a word of the title', { text: 'orders / list' }, ['Empty', 'Legacy', 'Broken']],
    ['several of them', { text: 'mpin', isToReview: true, size: '0.01' }, ['Entering']],
    ['nothing', { text: 'zzz' }, []],
  ] as const)('shows the stories with %s', (_, filter, names) => {
    expect(namesWith(filter)).toEqual(names);
  });
});

test('the progress counts changed and new stories', () => {
  expect(countProgress(all)).toEqual({ reviewed: 1, total: 4 });
});

describe('the next story to review', () => {
  const entering = 'flows-access-mpin--entering';
  const labelOnly = 'flows-access-mpin--label-only';
  const empty = 'flows-orders-list--empty';

  test('is found in both directions, in a cycle, without those that have a decision', () => {
    expect(findNextToReview(all, all, null, 1)).toBe(entering);
    expect(findNextToReview(all, all, entering, 1)).toBe(labelOnly);
    expect(findNextToReview(all, all, empty, 1)).toBe(entering);
    expect(findNextToReview(all, all, entering, -1)).toBe(empty);
    expect(findNextToReview(all, all, labelOnly, -1)).toBe(entering);
  });

  test('is one of the shown stories, also from a story that the filter hides', () => {
    const shown = shownWith({ text: 'orders' });
    expect(findNextToReview(all, shown, approved, 1)).toBe(empty);
    expect(findNextToReview(all, shown, empty, 1)).toBeNull();
  });
});
