import { secondFactor, serverNoticeJourneys } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { chartOf } from '../chart/read-chart.ts';
import { mermaidOf } from './mermaid.ts';

test('a chart becomes a state diagram with its initial states, ends and labelled transitions', () => {
  expect(mermaidOf(chartOf(serverNoticeJourneys.flow))).toMatchInlineSnapshot(`
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
  const text = mermaidOf(chartOf(secondFactor()));
  expect(text).toContain('    state "awaiting" as awaiting {\n      state "entry" as awaiting_entry {\n');
  expect(text.match(/^ {6}--$/gm)).toHaveLength(1);
  expect(text).toContain('    confirmed --> [*]');
  expect(text).toContain('  awaiting_resend_coolingDown --> awaiting_resend_available: after 2 min');
});
