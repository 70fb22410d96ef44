import { describe, expect, test } from 'vitest';
import { type CaseResult, type RunReport } from '../kit/results.ts';
import { formatHtml } from './html.ts';
import { formatJson, parseJsonReport } from './json.ts';
import { formatJunit } from './junit.ts';
import { createProgress, formatSummary } from './terminal.ts';

const result = (id: string, outcome: CaseResult['outcome'], reason = ''): CaseResult => ({
  ...{ id, area: id.split('.')[0] ?? '', outcome, reason, durationMs: 12 },
  section: 'contract 1.4',
  title: `Title of ${id}`,
  mend: `Mend ${id}.`,
  trace: [{ call: 'logout (POST /user/logout)', status: 200, code: '000' }],
  answers: ['login 030', 'logout 000'],
});

const hostile = 'answered "<script>alert(1)</script>" & more\u0000';
const report: RunReport = {
  ...{ kit: 'kit 1', provider: 'http://127.0.0.1:1/api/v1', profile: 'Test', durationMs: 1500 },
  startedAt: '2026-11-26T04:00:00.000Z',
  counts: { passed: 1, failed: 1, notTried: 2 },
  cases: [
    result('http.passed', 'passed'),
    result('http.failed', 'failed', hostile),
    result('orders.first', 'notTried', 'the profile has no copies'),
    result('orders.second', 'notTried', 'the profile has no copies'),
  ],
};

describe('a report', () => {
  test('as JSON can be parsed again, and nothing else can', () => {
    expect(parseJsonReport(formatJson(report))).toEqual(report);
    expect(parseJsonReport('{')).toBeNull();
    expect(parseJsonReport('{"cases":[{"id":"http.passed"}]}')).toBeNull();
  });

  test('as JUnit has a suite for each area, failures and skipped cases', () => {
    const xml = formatJunit(report);
    expect(xml).toContain(
      '<testsuites name="folioflow-conformance" tests="4" failures="1" errors="0" skipped="2" time="1.500">',
    );
    expect(xml).toContain('<testsuite name="orders" tests="2" failures="0" errors="0" skipped="2" time="0.024"');
    expect(xml).toContain('<testcase classname="http" name="http.passed" time="0.012"/>');
    expect(xml).toContain('<skipped message="the profile has no copies"/>');
    expect(xml).toContain('How to fix: Mend http.failed.');
    expect(xml).not.toContain('<script>');
    expect(xml).not.toContain('\u0000');
  });

  test('as a page shows failures with the change to make, and runs no script', () => {
    const html = formatHtml(report);
    expect(html).toContain('answered &quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot; &amp; more');
    expect(html).toContain('<strong>How to fix:</strong> Mend http.failed.');
    expect(html).toContain('<summary>the profile has no copies (2)</summary>');
    expect(html).toContain('color-scheme: light dark');
    expect(html).toContain('width=device-width');
    expect(html).not.toMatch(/<script|<link|src=|href=|url\(/);
  });

  test('in the terminal ends with the sums, and names each reason once', () => {
    const summary = formatSummary(report);
    expect(summary).toContain('not tried: orders.first, orders.second\n           the profile has no copies');
    expect(summary).toMatch(/1 of 61 operations accepted, 2 of \d+ documented answers seen/);
    expect(summary).toMatch(/1 passed, 1 failed, 2 not tried in 1\.5 s\n$/);
  });

  test('shows a failure when it occurs, and counts in a terminal only', () => {
    for (const isTerminal of [true, false]) {
      const written: string[] = [];
      const show = createProgress({ isTerminal, write: (text) => written.push(text) });
      report.cases.forEach((each, place) => {
        show(each, place + 1, report.cases.length);
      });
      const text = written.join('');
      expect(text).toContain('FAILED  http.failed  (contract 1.4)');
      expect(text.includes('1/4  http.passed')).toBe(isTerminal);
    }
  });
});
