import { expect, test } from 'vitest';
import { failuresByTask } from './run-tasks.ts';
import { countTests } from './suites.ts';

test('a task of several packages fails when it fails in a package, or does not run there', () => {
  const passed = { exitCode: 0 };
  const failures = failuresByTask([
    { task: 'build', execution: { exitCode: 1 } },
    { task: 'build', execution: passed },
    { task: 'lint', execution: passed },
    { task: 'types' },
  ]);
  expect([...failures]).toEqual([
    ['build', true],
    ['lint', false],
    ['types', true],
  ]);
});

test('a suite that fails without a failed test, or without a report, counts as a failure', () => {
  const tests = [
    { title: 'first', outcome: 'passed' },
    { title: 'second', outcome: 'skipped' },
  ] as const;
  expect(countTests(tests, false)).toEqual({ passed: 1, failed: 0, skipped: 1 });
  expect(countTests(tests, true)).toEqual({ passed: 1, failed: 1, skipped: 1 });
  expect(countTests(null, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
});
