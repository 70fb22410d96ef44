import { secondFactor } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { chartOf } from '../chart/read-chart.ts';
import { focusKey, nextFocus, type ChartFocus } from './chart-focus.ts';

const chart = chartOf(secondFactor());
const atState = (path: string): ChartFocus => ({ kind: 'state', path });

/** The parts that are focused by the keys, one after the other. */
function walkBy(focus: ChartFocus, ...keys: readonly string[]): readonly string[] {
  const [key, ...rest] = keys;
  if (key === undefined) return [];
  const next = nextFocus(chart, focus, key) ?? focus;
  return [focusKey(next), ...walkBy(next, ...rest)];
}

test('down follows a transition to its target, and up goes back to its source', () => {
  expect(walkBy(atState('sendingCodes'), 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual([
    'transition sendingCodes xstate.done.actor.sendCode 0',
    'state awaiting',
    'transition deciding always 1',
    'state deciding',
  ]);
});

test('right and left go through the transitions of one state, and return to the first', () => {
  expect(walkBy(atState('deciding'), 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual([
    'transition deciding always 0',
    'transition deciding always 1',
    'transition deciding always 2',
    'transition deciding always 0',
    'transition deciding always 2',
  ]);
});

test('after up, right and left go through the transitions into the state', () => {
  expect(walkBy(atState('awaiting'), 'ArrowUp', 'ArrowRight', 'ArrowRight')).toEqual([
    'transition deciding always 1',
    'transition sendingCodes xstate.done.actor.sendCode 0',
    'transition deciding always 1',
  ]);
});

test('a state without a way on leads to its inner states, and a state without a way to it to the state around it', () => {
  expect(walkBy(atState('awaiting'), 'ArrowDown', 'ArrowDown')).toEqual([
    'state awaiting.entry',
    'state awaiting.entry.entering',
  ]);
  expect(walkBy(atState('awaiting.resend.deciding'), 'ArrowUp')).toEqual(['state awaiting.resend']);
});

test('right and left go through all states in the order of the chart; Home and End go to its ends', () => {
  expect(walkBy(atState(''), 'ArrowRight', 'ArrowLeft', 'ArrowLeft', 'Home', 'End')).toEqual([
    'state deciding',
    'state ',
    'state abandoned',
    'state ',
    'state abandoned',
  ]);
  expect(nextFocus(chart, atState('deciding'), 'a')).toBe(null);
});
