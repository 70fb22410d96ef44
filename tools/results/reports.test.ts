import { expect, test } from 'vitest';
import { filesToRepeat, mergeReports, parsePlaywrightReport, parseVitestReport } from './reports.ts';

test('a vitest report tells passed, failed and skipped tests, and a file that does not load is a failure', () => {
  const tests = parseVitestReport({
    testResults: [
      {
        name: '/a.test.ts',
        status: 'failed',
        assertionResults: [
          { title: 'one', status: 'passed' },
          { title: 'two', status: 'failed', failureMessages: ['expected 1'] },
          { title: 'three', status: 'pending', failureMessages: null },
        ],
      },
      { name: '/b.test.ts', status: 'failed', message: 'cannot find module', assertionResults: [] },
    ],
  });
  expect(tests).toEqual([
    { title: 'one', where: '/a.test.ts', outcome: 'passed', messages: [] },
    { title: 'two', where: '/a.test.ts', outcome: 'failed', messages: ['expected 1'] },
    { title: 'three', where: '/a.test.ts', outcome: 'skipped', messages: [] },
    { title: 'the file runs', where: '/b.test.ts', outcome: 'failed', messages: ['cannot find module'] },
  ]);
});

test('a Playwright report counts a test once per project, however deep it stands', () => {
  const test = (projectName: string, status: string, message?: string) => ({
    projectName,
    status,
    results: [{ errors: message === undefined ? [] : [{ message }] }],
  });
  const tests = parsePlaywrightReport({
    suites: [
      {
        suites: [
          {
            specs: [
              {
                title: 'signs in',
                file: 'a.spec.ts',
                tests: [test('phone', 'expected'), test('desktop', 'unexpected', 'no')],
              },
              { title: 'later', file: 'a.spec.ts', tests: [test('phone', 'skipped')] },
            ],
          },
        ],
      },
    ],
    errors: [{ message: 'the stack did not start' }],
  });
  expect(tests).toEqual([
    { title: 'signs in', where: 'a.spec.ts (phone)', outcome: 'passed', messages: [] },
    { title: 'signs in', where: 'a.spec.ts (desktop)', outcome: 'failed', messages: ['no'] },
    { title: 'later', where: 'a.spec.ts (phone)', outcome: 'skipped', messages: [] },
    { title: 'the run itself', where: 'e2e', outcome: 'failed', messages: ['the stack did not start'] },
  ]);
});

test('a part that ran again replaces what it repeats and leaves the rest', () => {
  const file = (name: string, status: string) => ({ name, status, assertionResults: [{ title: name, status }] });
  const whole = { testResults: [file('/a.test.ts', 'passed'), file('/b.test.ts', 'failed')] };
  const merged = mergeReports(whole, { testResults: [file('/b.test.ts', 'passed'), file('/c.test.ts', 'passed')] });
  expect(parseVitestReport(merged).map(({ where, outcome }) => [where, outcome])).toEqual([
    ['/a.test.ts', 'passed'],
    ['/b.test.ts', 'passed'],
    ['/c.test.ts', 'passed'],
  ]);
});

test('what failed, and what reads files itself, runs again whatever changed', () => {
  const texts: Record<string, string> = {
    '/rules.test.ts': "import { readFileSync } from 'node:fs';",
    '/plain.test.ts': "import { expect } from 'vitest';",
    '/failed.test.ts': '',
  };
  const testResults = Object.keys(texts).map((name) => ({
    name,
    status: name === '/failed.test.ts' ? 'failed' : 'passed',
    assertionResults: [],
  }));
  expect(filesToRepeat({ testResults }, (file) => texts[file] ?? null)).toEqual(['/rules.test.ts', '/failed.test.ts']);
});
