import * as testing from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { flowParametersOf } from '../testing/flow-parameters.ts';
import { findMismatches, exportedUnits, type StoriesModule, type StoryExport } from '../testing/story-match.ts';

type Exports = { default: { title: string } } & Record<string, unknown>;

const files = import.meta.glob<Exports>('../{screens,parts,shell}/**/*.stories.tsx', { eager: true });
const modules = Object.entries(files).map(([file, { default: meta, ...stories }]): StoriesModule => ({
  file,
  title: meta.title,
  stories: stories as Record<string, StoryExport>,
}));
const units = exportedUnits(testing);

test('the stories of every flow match its scenarios exactly', () => {
  expect(findMismatches(units, modules)).toEqual([]);
});

test('a unit without stories, a missing story, a story of another scenario and a stray file are reported', () => {
  const own = modules.find(({ title }) => title === 'Flows/Access/SignInCode');
  if (own === undefined) throw new Error('The sign-in code has stories.');
  const { Left: left = {}, Verifying: _, ...stories } = own.stories;
  const signInCodeUnits = units.filter(({ unit }) => unit === 'SignInCode');
  const broken = {
    ...own,
    stories: {
      ...stories,
      Left: { parameters: { flow: { ...flowParametersOf(left.parameters ?? {}), screenProps: () => ({}) } } },
      Invented: left,
    },
  };
  expect(findMismatches(signInCodeUnits, [])).toEqual(['SignInCode: has no stories']);
  expect(findMismatches(signInCodeUnits, [own, own])).toEqual([
    `SignInCode: shows scenarios twice, in ${own.file} and ${own.file}`,
  ]);
  expect(findMismatches(signInCodeUnits, [broken])).toEqual([
    'SignInCode: Verifying has no story',
    'SignInCode: Left shows something else',
    'SignInCode: Invented has no scenario',
  ]);
  expect(findMismatches([], [own])).toEqual([`${own.file} shows no journeys that the testing entry exports`]);
});
