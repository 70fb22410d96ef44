import { expect, test } from 'vitest';
import { requiredRunAfterFailure, requiredRunSince, suiteDependencies } from './required-run.ts';

const then = {
  'packages/flows/src/kit/port.ts': 'a',
  'packages/flows/src/kit/port.test.ts': 'b',
  'packages/ui/src/Card.stories.tsx': 'c',
  'e2e/shell.spec.ts': 'd',
  'package-lock.json': 'e',
};
const withChangedFiles = (...files: string[]) => ({
  ...then,
  ...Object.fromEntries(files.map((file) => [file, 'new'])),
});

test('a suite that never ran is due whole, one that saw these files is not due', () => {
  expect(requiredRunSince(null, then, suiteDependencies.unit)).toBe('all');
  expect(requiredRunSince(then, { ...then }, suiteDependencies.unit)).toBe('nothing');
});

test('a changed source is due for the tests that depend on it, and whole for the journeys', () => {
  const now = withChangedFiles('packages/flows/src/kit/port.ts');
  expect(requiredRunSince(then, now, suiteDependencies.unit)).toEqual(['packages/flows/src/kit/port.ts']);
  expect(requiredRunSince(then, now, suiteDependencies.screens)).toEqual(['packages/flows/src/kit/port.ts']);
  expect(requiredRunSince(then, now, suiteDependencies.e2e)).toBe('all');
});

test('a changed test or story is due only where it runs', () => {
  const now = withChangedFiles('packages/flows/src/kit/port.test.ts', 'packages/ui/src/Card.stories.tsx');
  expect(requiredRunSince(then, now, suiteDependencies.stories)).toEqual(['packages/ui/src/Card.stories.tsx']);
  expect(requiredRunSince(then, now, suiteDependencies.screens)).toEqual(['packages/flows/src/kit/port.test.ts']);
  expect(requiredRunSince(then, now, suiteDependencies.e2e)).toBe('nothing');
});

test('what sets a suite up, and a file that is gone, are due whole', () => {
  expect(requiredRunSince(then, withChangedFiles('package-lock.json'), suiteDependencies.stories)).toBe('all');
  const { 'packages/flows/src/kit/port.ts': _, ...left } = then;
  expect(requiredRunSince(then, left, suiteDependencies.unit)).toBe('all');
});

test('a suite that failed is due again though nothing changed, one that passed is not', () => {
  expect(requiredRunAfterFailure('nothing', true)).toBe('all');
  expect(requiredRunAfterFailure('nothing', false)).toBe('nothing');
  expect(requiredRunAfterFailure(['packages/flows/src/kit/port.ts'], true)).toEqual(['packages/flows/src/kit/port.ts']);
});
