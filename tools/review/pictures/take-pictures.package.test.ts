import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewResults, StoryResult } from '../results.ts';
import { takePictures } from './take-pictures.ts';
import { createRepository } from './testing/create-repository.ts';

const storyOf = (title: string, element: string) => `import { createElement } from 'react';
export default { title: 'Fixture/${title}' };
export const Shown = { render: () => ${element} };
`;
const bar = (height: number) => `createElement('div', { style: { height: ${height}, background: '#000' } })`;
const button = (label: string) => `createElement('button', {}, '${label}')`;
const field = (attributes: string) => `createElement('input', ${attributes})`;

const repository = createRepository({
  'src/Row.stories.ts': storyOf('Row', bar(20)),
  'src/Word.stories.ts': storyOf('Word', button('Pay now')),
  'src/Label.stories.ts': storyOf('Label', field("{ 'aria-label': 'Amount' }")),
  'src/Removed.stories.ts': storyOf('Removed', bar(10)),
  'src/Failing.stories.ts': storyOf('Failing', bar(10)),
  'src/Comment.stories.ts': storyOf('Comment', bar(10)),
  'src/Untouched.stories.ts': `import { height } from './sizes.ts';\n${storyOf('Untouched', bar(10))}export const sized = { render: () => createElement('p', {}, height) };\n`,
  'src/sizes.ts': `export { height } from './height.ts';\nexport { width } from './width.ts';\n`,
  'src/height.ts': 'export const height = 10;\n',
  'src/width.ts': 'export const width = 10;\n',
});

const readRun = (run: string) =>
  JSON.parse(readFileSync(path.join(repository.reviewFolder, run, 'results.json'), 'utf8')) as ReviewResults;
const compare = async () => {
  const { root, reviewFolder } = repository;
  return readRun(await takePictures({ root, reviewFolder, ref: 'main', log: () => undefined }));
};
const shownOf = ({ stories }: ReviewResults, title: string): StoryResult => {
  const found = stories.find(({ id }) => id === `fixture-${title}--shown`);
  if (found === undefined) throw new Error(`The results have no story ${title}.`);
  return found;
};

let results: ReviewResults;

beforeAll(async () => {
  repository.write({
    'src/Row.stories.ts': storyOf('Row', bar(21)),
    'src/Word.stories.ts': storyOf('Word', button('Pay later')),
    'src/Label.stories.ts': storyOf('Label', field('{}')),
    'src/Removed.stories.ts': null,
    'src/Added.stories.ts': storyOf('Added', bar(10)),
    'src/Failing.stories.ts': storyOf('Failing', `(() => { throw new Error('The screen is broken.'); })()`),
    'src/Comment.stories.ts': storyOf(
      'Comment',
      'createElement("div", { style: { background: "#000", height: 5 + 5 } })',
    ),
    'src/width.ts': 'export const width = 20;\n',
  });
  results = await compare();
});
afterAll(() => repository.remove());

test('a story that is one row of pixels higher is changed in each picture', () => {
  const { status, pictures, text, accessibility } = shownOf(results, 'row');
  expect(status).toBe('changed');
  expect(pictures.map(({ width, theme }) => `${width} ${theme}`)).toEqual([
    '360 light',
    '360 dark',
    '1280 light',
    '1280 dark',
  ]);
  for (const { width, changedPixels, changedRatio, before, after, difference } of pictures) {
    // The layout of a story has a padding of 16 px.
    expect(changedPixels).toBe(width - 32);
    expect(changedRatio).toBeGreaterThan(0);
    const { run } = JSON.parse(readFileSync(path.join(repository.reviewFolder, 'latest.json'), 'utf8')) as {
      run: string;
    };
    for (const file of [before, after, difference])
      expect(existsSync(path.join(repository.reviewFolder, run, file ?? ''))).toBe(true);
  }
  expect([text, accessibility]).toEqual([
    { removed: [], added: [] },
    { removed: [], added: [] },
  ]);
});

test('a changed word is listed as text and as the name of its button', () => {
  const { status, text, accessibility } = shownOf(results, 'word');
  expect(status).toBe('changed');
  expect(text).toEqual({ removed: ['Pay now'], added: ['Pay later'] });
  expect(accessibility).toEqual({ removed: ['button "Pay now"'], added: ['button "Pay later"'] });
});

test('a removed label is listed although the pictures are equal', () => {
  const { status, text, accessibility, pictures } = shownOf(results, 'label');
  expect(status).toBe('changed');
  expect(pictures.every(({ changedPixels, difference }) => changedPixels === 0 && difference === null)).toBe(true);
  expect(text).toEqual({ removed: [], added: [] });
  expect(accessibility).toEqual({ removed: ['textbox "Amount"'], added: ['textbox'] });
});

test('new, removed and failed stories have their status and pictures', () => {
  const [added, removed, failed] = [
    shownOf(results, 'added'),
    shownOf(results, 'removed'),
    shownOf(results, 'failing'),
  ];
  expect([added.status, removed.status, failed.status]).toEqual(['new', 'removed', 'failed']);
  expect(added.pictures.every(({ before, after }) => before === null && after !== null)).toBe(true);
  expect(removed.pictures.every(({ before, after }) => before !== null && after === null)).toBe(true);
  expect(failed.error).toContain('The screen is broken.');
});

test('a story with other code and the same look is unchanged, with its pictures', () => {
  const { status, pictures, contentHash } = shownOf(results, 'comment');
  expect([status, pictures.length]).toEqual(['unchanged', 4]);
  expect(contentHash).toMatch(/^[\da-f]{64}$/);
});

test('a story does not depend on a module behind another name of a shared entry', () => {
  const { status, pictures } = shownOf(results, 'untouched');
  expect([status, pictures]).toEqual(['unchanged', []]);
});

test('an unchanged tree reports nothing, and stories have the content hashes of their last pictures', async () => {
  repository.commit();
  const unchanged = await compare();
  expect(unchanged.head.dirty).toBe(false);
  expect(unchanged.stories.filter(({ status, pictures }) => status !== 'unchanged' || pictures.length > 0)).toEqual([]);
  expect(shownOf(unchanged, 'row').contentHash).toBe(shownOf(results, 'row').contentHash);
});
