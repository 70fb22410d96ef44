import { expect, test } from 'vitest';
import { storyTags, type KindsByStory } from './story-tags.ts';
import { tagIndexers } from './tagged-indexers.ts';

const kinds: KindsByStory = new Map([
  ['flows-access-signincode--verifying-after-3-codes', ['error', 'loading']],
  ['screens-static--quiet', ['empty']],
]);

test('a story of a flow has its area and its kinds', () => {
  expect(storyTags({ title: 'Flows/Access/SignInCode', exportName: 'VerifyingAfter3Codes' }, kinds)).toEqual([
    'access',
    'error',
    'loading',
  ]);
});

test('a screen has an area, a primitive has none', () => {
  expect(storyTags({ title: 'Screens/Static', exportName: 'Terms' }, kinds)).toEqual(['static']);
  expect(storyTags({ title: 'Primitives/Button', exportName: 'Quiet' }, kinds)).toEqual([]);
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
    () => Promise.resolve(kinds),
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
