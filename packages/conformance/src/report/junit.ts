import { type CaseResult, type RunReport } from '../kit/results.ts';
import { escapeText } from './escape.ts';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

const formatTrace = ({ trace }: CaseResult): string =>
  trace.map(({ call, status, code }) => `${call}: HTTP ${status}${code === '' ? '' : ` ${code}`}`).join('\n');

const formatOutcome = (result: CaseResult): string => {
  const reason = escapeText(result.reason);
  if (result.outcome === 'notTried') return `<skipped message="${reason}"/>`;
  if (result.outcome === 'passed') return '';
  const text = [result.title, result.reason, `How to fix: ${result.mend}`, result.section, formatTrace(result)].join(
    '\n',
  );
  return `<failure type="deviation" message="${reason}">${escapeText(text)}</failure>`;
};

const formatCase = (result: CaseResult): string => {
  const attributes = `classname="${escapeText(result.area)}" name="${escapeText(result.id)}" time="${seconds(result.durationMs)}"`;
  const outcome = formatOutcome(result);
  return outcome === '' ? `    <testcase ${attributes}/>` : `    <testcase ${attributes}>${outcome}</testcase>`;
};

const countsOf = (cases: readonly CaseResult[]): string => {
  const count = (outcome: CaseResult['outcome']) => cases.filter((each) => each.outcome === outcome).length;
  return `tests="${cases.length}" failures="${count('failed')}" errors="0" skipped="${count('notTried')}"`;
};

const formatSuite = (area: string, cases: readonly CaseResult[], { startedAt }: RunReport): string => {
  const time = seconds(cases.reduce((sum, { durationMs }) => sum + durationMs, 0));
  const head = `  <testsuite name="${escapeText(area)}" ${countsOf(cases)} time="${time}" timestamp="${escapeText(startedAt)}">`;
  return [head, ...cases.map(formatCase), '  </testsuite>'].join('\n');
};

/** Formats a report as JUnit XML: a suite for each area, a not tried case as skipped. */
export const formatJunit = (report: RunReport): string => {
  const { cases, durationMs } = report;
  const areas = [...new Set(cases.map(({ area }) => area))];
  const suites = areas.map((area) =>
    formatSuite(
      area,
      cases.filter((each) => each.area === area),
      report,
    ),
  );
  const head = `<testsuites name="folioflow-conformance" ${countsOf(cases)} time="${seconds(durationMs)}">`;
  return ['<?xml version="1.0" encoding="UTF-8"?>', head, ...suites, '</testsuites>', ''].join('\n');
};
