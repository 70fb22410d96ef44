import { esignKycFlow, mobileEntryFlow, secondFactor, signInCodeFlow, signInFlow } from '@folioflow/flows';
import { describe, expect, test } from 'vitest';
import { chartOf, isWithin, leavesOf, restsOf, type ChartState } from './chart.ts';

function stateAt(chart: ChartState, path: string): ChartState {
  const found = [chart, ...chart.states.flatMap(({ states }) => states)].concat(chart.states);
  const deeper = found.flatMap(({ states }) => states);
  const state = [...found, ...deeper].find((one) => one.path === path);
  if (state === undefined) throw new Error(`There is no state ${path}.`);
  return state;
}
const codes = chartOf(secondFactor());

describe('a chart', () => {
  test('is named after its flow and holds every state once, in its order', () => {
    expect(codes.name).toBe('secondFactor');
    expect(restsOf(codes)).toEqual([
      'notPermitted',
      'sendingCodes',
      'notSent',
      'awaiting.entry.entering',
      'awaiting.entry.confirming',
      'awaiting.resend.available',
      'awaiting.resend.resending',
      'awaiting.resend.coolingDown',
      'confirmed',
      'abandoned',
    ]);
  });

  test('says which states are regions, final, busy, where it begins, and what a state means', () => {
    const { description, kind } = stateAt(codes, 'awaiting');
    expect({ description, kind }).toEqual({
      kind: 'parallel',
      description: 'Entry and resend are independent: a wrong code neither restarts nor ends the cooldown.',
    });
    expect(stateAt(codes, 'confirmed').kind).toBe('final');
    expect(stateAt(codes, 'sendingCodes').isBusy).toBe(true);
    expect(stateAt(codes, 'awaiting.entry.entering').isInitial).toBe(true);
    expect(stateAt(codes, 'deciding').kind).toBe('deciding');
    expect(stateAt(chartOf(signInFlow), 'entering.tabbed').kind).toBe('history');
  });
});

describe('the ways on from a state', () => {
  test('are its events with their conditions', () => {
    expect(stateAt(codes, 'awaiting.entry.entering').branches).toEqual([
      {
        cause: 'codes.submitted',
        guard: 'areCodesComplete and not isResending',
        target: 'awaiting.entry.confirming',
      },
      { cause: 'codes.abandoned', guard: 'mayAbandon', target: 'abandoned' },
    ]);
    expect(stateAt(chartOf(mobileEntryFlow), 'entering').branches[0]).toEqual({
      cause: 'draft.changed',
      guard: null,
      target: null,
    });
  });

  test('are the end of a call, split by how it failed', () => {
    expect(stateAt(chartOf(esignKycFlow), 'verifying').calls).toEqual([
      {
        name: 'verifyStage',
        flow: null,
        done: [{ cause: '✓', guard: null, target: 'awaitingApproval' }],
        failed: [
          { cause: '✗', guard: 'wasRefused', target: 'consenting.ticked' },
          { cause: '✗', guard: 'otherwise', target: 'signedUnverified' },
        ],
      },
    ]);
    expect(stateAt(codes, 'awaiting.entry.confirming').calls[0]?.failed).toEqual([
      { cause: '✗', guard: null, target: 'awaiting.entry.entering' },
    ]);
  });

  test('are the end of a child flow, by the condition as the chart writes it', () => {
    const [call] = stateAt(chartOf(signInCodeFlow), 'verifying').calls;
    expect(call?.flow).toBe('secondFactor');
    expect(call?.done.map(({ guard, target }) => [guard?.replaceAll('"', "'"), target])).toEqual([
      ["event.output.kind === 'confirmed'", 'accepted'],
      ['otherwise', 'left'],
    ]);
  });

  test('are a delay by its name', () => {
    expect(stateAt(codes, 'awaiting.resend.coolingDown').branches).toEqual([
      { cause: 'after RESEND_COOLDOWN', guard: null, target: 'awaiting.resend.available' },
    ]);
  });
});

test('a snapshot stands in one leaf of each region, and within every state around it', () => {
  const leaves = leavesOf({ awaiting: { entry: 'entering', resend: 'coolingDown' } });
  expect(leaves).toEqual(['awaiting.entry.entering', 'awaiting.resend.coolingDown']);
  expect(['', 'awaiting', 'awaiting.entry', 'awaiting.entry.entering'].every((path) => isWithin(path, leaves))).toBe(
    true,
  );
  expect(isWithin('awaiting.entry.confirming', leaves)).toBe(false);
  expect(isWithin('await', leaves)).toBe(false);
});
