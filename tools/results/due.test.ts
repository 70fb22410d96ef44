import { expect, test } from 'vitest';
import { dueAgain, dueSince, reachOf } from './due.ts';

const then = {
  'packages/flows/src/kit/port.ts': 'a',
  'packages/flows/src/kit/port.test.ts': 'b',
  'packages/ui/src/Card.stories.tsx': 'c',
  'e2e/shell.spec.ts': 'd',
  'package-lock.json': 'e',
};
const changed = (...files: string[]) => ({ ...then, ...Object.fromEntries(files.map((file) => [file, 'new'])) });

test('a suite that never ran is due whole, one that saw these files is not due', () => {
  expect(dueSince(null, then, reachOf.unit)).toBe('all');
  expect(dueSince(then, { ...then }, reachOf.unit)).toBe('nothing');
});

test('a changed source is due for the tests that depend on it, and whole for the journeys', () => {
  const now = changed('packages/flows/src/kit/port.ts');
  expect(dueSince(then, now, reachOf.unit)).toEqual(['packages/flows/src/kit/port.ts']);
  expect(dueSince(then, now, reachOf.screens)).toEqual(['packages/flows/src/kit/port.ts']);
  expect(dueSince(then, now, reachOf.e2e)).toBe('all');
});

test('a changed test or story is due only where it runs', () => {
  const now = changed('packages/flows/src/kit/port.test.ts', 'packages/ui/src/Card.stories.tsx');
  expect(dueSince(then, now, reachOf.stories)).toEqual(['packages/ui/src/Card.stories.tsx']);
  expect(dueSince(then, now, reachOf.screens)).toEqual(['packages/flows/src/kit/port.test.ts']);
  expect(dueSince(then, now, reachOf.e2e)).toBe('nothing');
});

test('what sets a suite up, and a file that is gone, are due whole', () => {
  expect(dueSince(then, changed('package-lock.json'), reachOf.stories)).toBe('all');
  const { 'packages/flows/src/kit/port.ts': _, ...left } = then;
  expect(dueSince(then, left, reachOf.unit)).toBe('all');
});

test('a suite that failed is due again though nothing changed, one that passed is not', () => {
  expect(dueAgain('nothing', true)).toBe('all');
  expect(dueAgain('nothing', false)).toBe('nothing');
  expect(dueAgain(['packages/flows/src/kit/port.ts'], true)).toEqual(['packages/flows/src/kit/port.ts']);
});
