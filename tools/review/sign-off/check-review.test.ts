import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReviewResults, StoryResult } from '../results.ts';
import { sampleResults, sampleStory, writeSampleResults } from '../testing/sample-run.ts';
import { checkReview, formatReviewCheck } from './check-review.ts';
import { writeSignOffs } from './sign-off-file.ts';
import type { SignOff } from './sign-off.ts';

const changed = sampleStory('a--changed', 'changed');
const added = sampleStory('b--new', 'new');
const stories = [changed, added, sampleStory('c--unchanged', 'unchanged'), sampleStory('d--removed', 'removed')];

let tree: string;
let taken: string[];

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: tree,
    encoding: 'utf8',
  }).trim();

const commit = (message: string) => {
  git('add', '.');
  git('commit', '--quiet', '--message', message);
};

const write = (file: string, content: string) => {
  mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
  writeFileSync(path.join(tree, file), content);
};

/** The results that the pictures command writes for the present commit. */
const resultsOf = (ref: string, shown: readonly StoryResult[], isDirty = false): ReviewResults => ({
  ...sampleResults(shown),
  ref: { name: ref, commit: git('rev-parse', `${ref}^{commit}`) },
  head: { commit: git('rev-parse', 'HEAD'), dirty: isDirty },
});

const runsOf = () => path.join(tree, '.results', 'review');

const check = (ref = 'v1', shown = stories) =>
  checkReview(ref, {
    tree,
    runs: runsOf(),
    signOffFile: path.join(tree, 'review', 'sign-off.json'),
    takePictures: async (wanted) => {
      taken.push(wanted);
      writeSampleResults(runsOf(), resultsOf(wanted, shown), `run-${taken.length}`);
      await Promise.resolve();
    },
  });

const approve = (...approved: readonly StoryResult[]) =>
  writeSignOffs(
    approved.map(({ id, contentHash }): SignOff => ({
      story: id,
      contentHash,
      decision: 'approved',
      by: 'Asha <asha@example.com>',
      at: '2026-11-26T10:00:00.000Z',
      comment: '',
    })),
    path.join(tree, 'review', 'sign-off.json'),
  );

beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'folioflow-check-'));
  taken = [];
  git('init', '--quiet');
  write('.gitignore', '.results/\n');
  write('story.ts', 'one');
  commit('First');
  git('tag', '--annotate', 'v1', '--message', 'One');
  write('story.ts', 'two');
  commit('Second');
});
afterEach(() => rmSync(tree, { recursive: true }));

test('lists changed and new stories without a sign-off', async () => {
  const result = await check();
  expect(formatReviewCheck('v1', result)).toEqual([
    'Not signed off: 2 of 3 stories that differ from v1.',
    '  a--changed: changed, without a sign-off',
    '  b--new: new, without a sign-off',
    'Decide with npm run review, then commit review/sign-off.json.',
  ]);
});

test('passes on approvals of this content, and fails on those of another', async () => {
  approve(changed, added);
  expect(formatReviewCheck('v1', await check())).toEqual(['All stories that differ from v1 are signed off (3).']);
  approve(changed, { ...added, contentHash: 'earlier' });
  expect((await check()).problems).toEqual([{ story: 'b--new', reason: 'new, without a sign-off' }]);
});

test('takes pictures once for a tree, also after decisions were made and committed', async () => {
  await check();
  approve(changed, added);
  expect((await check()).problems).toEqual([]);
  commit('Sign off');
  expect((await check()).problems).toEqual([]);
  expect(taken).toEqual(['v1']);
});

test.each([
  ['a changed file', () => write('story.ts', 'three')],
  ['a new file', () => write('other.ts', 'new')],
  [
    'a new commit',
    () => {
      write('story.ts', 'three');
      commit('Third');
    },
  ],
  ['a run of a tree with local changes', () => writeSampleResults(runsOf(), resultsOf('v1', stories, true))],
  ['a run of some stories', () => writeSampleResults(runsOf(), { ...resultsOf('v1', stories), partial: true })],
  ['a run against another ref', () => writeSampleResults(runsOf(), resultsOf('HEAD', stories))],
  [
    'a run of an unknown commit',
    () => {
      const results = resultsOf('v1', stories);
      writeSampleResults(runsOf(), { ...results, head: { commit: 'f'.repeat(40), dirty: false } });
    },
  ],
  ['an unreadable run', () => writeFileSync(path.join(runsOf(), 'latest.json'), '{')],
])('takes pictures again after %s', async (_, change) => {
  await check();
  change();
  await check();
  expect(taken).toEqual(['v1', 'v1']);
});

test('fails if the pictures compare something else', async () => {
  await expect(
    checkReview('v1', {
      tree,
      runs: runsOf(),
      signOffFile: path.join(tree, 'sign-off.json'),
      takePictures: async () => {
        writeSampleResults(runsOf(), resultsOf('HEAD', stories));
        await Promise.resolve();
      },
    }),
  ).rejects.toThrow('The last run does not compare all stories of this tree with v1.');
});

test('fails on an unknown ref and on an unreadable sign-off file, before pictures are taken', async () => {
  await expect(check('v9')).rejects.toThrow('Git knows no tag, branch or commit "v9".');
  await expect(check('--output=x')).rejects.toThrow('Git knows no');
  write('review/sign-off.json', '{');
  await expect(check()).rejects.toThrow('is no JSON');
  expect(taken).toEqual([]);
});
