import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readStoriesToReview } from './stories-to-review.ts';
import { storyTags, type TagFacts } from './story-tags.ts';
import { tagIndexers } from './tagged-indexers.ts';

const facts: TagFacts = {
  kinds: new Map([
    ['flows-access-signincode--verifying-after-3-codes', ['error', 'loading']],
    ['screens-static--quiet', ['empty']],
  ]),
  toReview: new Set(['primitives-button--wide']),
};

test('a story of a flow has its area and its kinds', () => {
  expect(storyTags({ title: 'Flows/Access/SignInCode', exportName: 'VerifyingAfter3Codes' }, facts)).toEqual([
    'access',
    'error',
    'loading',
  ]);
});

test('a screen has an area, a primitive has none', () => {
  expect(storyTags({ title: 'Screens/Static', exportName: 'Terms' }, facts)).toEqual(['static']);
  expect(storyTags({ title: 'Primitives/Button', exportName: 'Quiet' }, facts)).toEqual([]);
});

test('tags are added to those of the story', async () => {
  const [indexer] = tagIndexers(
    [
      {
        test: /\.stories\.tsx$/,
        createIndex: () =>
          Promise.resolve([
            { type: 'story', importPath: './a', exportName: 'Quiet', title: 'Screens/Static', tags: ['!autodocs'] },
          ]),
      },
    ],
    () => Promise.resolve(facts),
  );
  expect(await indexer?.createIndex('a.stories.tsx', { makeTitle: () => 'unused' })).toEqual([
    {
      type: 'story',
      importPath: './a',
      exportName: 'Quiet',
      title: 'Screens/Static',
      tags: ['!autodocs', 'static', 'empty'],
    },
  ]);
});

test('a story without a decision needs a review', () => {
  expect(storyTags({ title: 'Primitives/Button', exportName: 'Wide' }, facts)).toEqual(['needs-review']);
});

function createRun(results: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-tags-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'run-1'));
  writeFileSync(path.join(folder, 'latest.json'), JSON.stringify({ run: 'run-1' }));
  writeFileSync(path.join(folder, 'run-1', 'results.json'), results);
  return folder;
}

const storyResult = (id: string, status: string) => ({
  ...{ id, title: 'Primitives/Button', name: 'Wide', flow: null, status, contentHash: 'a1', pictures: [] },
  ...{ text: { removed: [], added: [] }, accessibility: { removed: [], added: [] } },
});

test('new and changed stories of the last pictures need a review until they have a decision', () => {
  const runs = createRun(
    JSON.stringify({
      version: 1,
      ref: { name: 'main', commit: 'a' },
      head: { commit: 'b', dirty: false },
      createdAt: '2026-11-26T10:00:00Z',
      chromium: '1',
      stories: [storyResult('one', 'new'), storyResult('two', 'changed'), storyResult('three', 'unchanged')],
    }),
  );
  expect([...readStoriesToReview(runs, path.join(runs, 'none.json'))]).toEqual(['one', 'two']);
});

test('without pictures, or with a damaged run, no story needs a review', () => {
  expect(readStoriesToReview(path.join(tmpdir(), 'folioflow-no-runs')).size).toBe(0);
  expect(readStoriesToReview(createRun('{')).size).toBe(0);
});
