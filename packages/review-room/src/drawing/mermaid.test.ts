import { secondFactor, serverNoticeJourneys, signInCodeJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { chartOf } from '../chart/read-chart.ts';
import { mermaidOf } from './mermaid.ts';

test('a chart becomes a state diagram with its initial states, ends and labelled transitions', () => {
  expect(mermaidOf([{ chart: chartOf(serverNoticeJourneys.flow), opened: null }])).toMatchInlineSnapshot(`
    "stateDiagram-v2
      state "serverNotice" as chart {
        [*] --> quiet
        state "quiet" as quiet
        state "showing" as showing
      }
      quiet --> showing: notice.raised / appendNotice
      showing --> quiet: notice.dismissed [isLastNotice] / cancelNoticeTimer, removeNotice
      showing --> quiet: notice.outlived [isLastNotice] / removeNotice
    "
  `);
});

test('regions are separated, and inner states are inside their state', () => {
  const text = mermaidOf([{ chart: chartOf(secondFactor()), opened: null }]);
  expect(text).toContain('    state "awaiting" as awaiting {\n      state "entry" as awaiting_entry {\n');
  expect(text.match(/^ {6}--$/gm)).toHaveLength(1);
  expect(text).toContain('    confirmed --> [*]');
  expect(text).toContain('  awaiting_resend_coolingDown --> awaiting_resend_available: after RESEND_COOLDOWN');
});

test('an opened child flow is inside its state with ids of its own, and a closed one is a plain state', () => {
  const chart = chartOf(signInCodeJourneys.flow);
  const child = { chart: chartOf(secondFactor()), opened: null };
  const opened = mermaidOf([{ chart, opened: { path: 'verifying', call: 'secondFactor' } }, child]);
  expect(opened).toContain(`
    state "verifying" as verifying {
      [*] --> verifying__chart
      state "secondFactor" as verifying__chart {
`);
  expect(opened).toContain('state "awaiting" as verifying__awaiting {\n');
  expect(opened).toContain('\n  verifying__awaiting_resend_coolingDown --> verifying__awaiting_resend_available: ');
  const closed = mermaidOf([{ chart, opened: null }]);
  expect(closed).toContain('\n    state "verifying" as verifying\n');
  expect(closed).not.toContain('verifying__');
});
