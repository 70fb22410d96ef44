import { expect, test } from 'vitest';
import { isUnchanged } from '../../../packages/ui/src/review/changes/room-changes.ts';
import { compareRooms } from './compare-rooms.ts';
import { formatChanges } from './format-changes.ts';
import { earlierRoom, laterRoom } from './testing/sample-rooms.ts';

const before = { ref: 'v1', commit: 'aaa', facts: earlierRoom };
const after = { ref: 'the work tree', commit: 'bbb', facts: laterRoom };
const changes = compareRooms(before, after);
const namesOf = (stories: readonly { readonly name: string }[]) => stories.map(({ name }) => name);

test('a room does not differ from itself', () => {
  const same = compareRooms(before, before);
  expect(isUnchanged(same)).toBe(true);
  expect(formatChanges(same, 'Changes')).toBe('# Changes\n\nNothing changed in the review room.\n');
});

test('new, removed and changed stories are found', () => {
  expect(namesOf(changes.newStories)).toEqual(['Retrying']);
  expect(namesOf(changes.removedStories)).toEqual(['Left']);
  expect(isUnchanged(changes)).toBe(false);
});

test('stories that changed in the same way are one change; other elements with the same texts are named', () => {
  expect(changes.changedStories.map(({ stories, ...texts }) => ({ ...texts, names: namesOf(stories) }))).toEqual([
    { removedTexts: ['Verify'], addedTexts: ['Confirm'], names: ['Confirming', 'Entering'] },
    { removedTexts: [], addedTexts: [], names: ['Loading'] },
  ]);
});

test('a chart has its new states and transitions, and a flow can be new or removed', () => {
  expect(changes.charts.map(({ flow, status }) => [flow, status])).toEqual([
    ['newFlow', 'new'],
    ['oldFlow', 'removed'],
    ['signIn', 'changed'],
  ]);
  expect(changes.charts[2]).toMatchObject({
    states: { added: ['retrying'], removed: [] },
    edges: { added: ['entering · code.submitted → retrying'], removed: ['entering · code.submitted → left'] },
    events: { added: [], removed: [] },
  });
});

test('a text has its words before and after', () => {
  expect(changes.messages).toEqual([
    { key: 'access fresh', before: null, after: 'New' },
    { key: 'access old', before: 'Old', after: null },
    { key: 'access verify', before: 'Verify', after: 'Confirm' },
  ]);
});

test('the changelog names every change', () => {
  const text = formatChanges(changes, 'Changes of the review room in 0.2.0');
  expect(text.split('\n').filter((line) => line.startsWith('#'))).toEqual([
    '# Changes of the review room in 0.2.0',
    '## New stories',
    '## Changed stories',
    '## Removed stories',
    '## Flows',
    '## Texts',
  ]);
  expect(text).toContain('- Flows/Access/SignIn, Confirming and 1 more\n  - before: “Verify”\n  - after: “Confirm”');
  expect(text).toContain('- `access old`: “Old” → (none)');
});
