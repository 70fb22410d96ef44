import { esignKycFlow, mobileEntryFlow, signInCodeFlow, signInFlow } from '@folioflow/flows';
import { paymentJourneys, secondFactor } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { flattenStates, isStateWithin, leavesOf, restingStatesOf, type ChartState } from './chart.ts';
import { chartOf } from './read-chart.ts';

function stateAt(chart: ChartState, path: string): ChartState {
  const state = flattenStates(chart).find((one) => one.path === path);
  if (state === undefined) throw new Error(`There is no state ${path}.`);
  return state;
}
const codes = chartOf(secondFactor());

describe('a chart', () => {
  test('has the name of its flow and contains every state once, in order', () => {
    expect(codes.name).toBe('secondFactor');
    expect(restingStatesOf(codes)).toEqual([
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

  test('contains the kind of each state, its busy flag, the initial state and the descriptions', () => {
    const { description, kind } = stateAt(codes, 'awaiting');
    expect({ description, kind }).toEqual({
      kind: 'parallel',
      description: 'Entry and resend are independent: a wrong code neither restarts nor ends the cooldown.',
    });
    expect(stateAt(codes, 'confirmed').kind).toBe('final');
    expect(stateAt(codes, 'sendingCodes').isBusy).toBe(true);
    expect(stateAt(codes, 'awaiting.entry.entering').isInitial).toBe(true);
    expect(stateAt(codes, 'awaiting.entry.confirming').entry).toEqual(['clearNotice']);
    expect(stateAt(codes, 'deciding').kind).toBe('deciding');
    expect(stateAt(chartOf(signInFlow), 'entering.tabbed').kind).toBe('history');
  });
});

describe('the transitions of a state', () => {
  test('contain its events with their guards', () => {
    expect(stateAt(codes, 'awaiting.entry.entering').branches).toEqual([
      {
        id: 'awaiting.entry.entering codes.submitted 0',
        cause: 'codes.submitted',
        guard: 'hasCompleteCodes and not isResending',
        actions: ['setSubmissionKey'],
        target: 'awaiting.entry.confirming',
      },
      {
        id: 'awaiting.entry.entering codes.abandoned 0',
        cause: 'codes.abandoned',
        guard: 'isAbandonAllowed',
        actions: [],
        target: 'abandoned',
      },
    ]);
    expect(stateAt(chartOf(mobileEntryFlow), 'entering').branches[0]).toMatchObject({
      cause: 'draft.changed',
      guard: null,
      target: null,
    });
  });

  test('contain the end of a call, separated by the kind of failure', () => {
    expect(stateAt(chartOf(esignKycFlow), 'verifying').calls).toMatchObject([
      {
        name: 'verifyStage',
        flow: null,
        done: [{ cause: '✓', guard: null, target: 'awaitingApproval' }],
        failed: [
          { cause: '✗', guard: 'isProviderRefusal', target: 'consenting.ticked' },
          { cause: '✗', guard: 'otherwise', target: 'signedUnverified' },
        ],
      },
    ]);
    expect(stateAt(codes, 'awaiting.entry.confirming').calls[0]?.failed).toMatchObject([
      { cause: '✗', guard: null, target: 'awaiting.entry.entering' },
    ]);
  });

  test('contain the end of a child flow with its guards', () => {
    const [call] = stateAt(chartOf(signInCodeFlow), 'verifying').calls;
    expect(call?.flow).toBe('secondFactor');
    expect(call?.done.map(({ guard, target }) => [guard, target])).toEqual([
      ['isConfirmed', 'accepted'],
      ['otherwise', 'left'],
    ]);
  });

  test('contain the time of a delay, or its name if the time depends on the context', () => {
    expect(stateAt(codes, 'awaiting.resend.coolingDown').branches).toMatchObject([
      { cause: 'after RESEND_COOLDOWN', guard: null, target: 'awaiting.resend.available' },
    ]);
    const causes = flattenStates(chartOf(paymentJourneys.flow)).flatMap(({ branches }) =>
      branches.map(({ cause }) => cause),
    );
    expect(causes).toContain('after 2 s');
  });
});

test('a snapshot is in one leaf of each region and within all ancestor states', () => {
  const leaves = leavesOf({ awaiting: { entry: 'entering', resend: 'coolingDown' } });
  expect(leaves).toEqual(['awaiting.entry.entering', 'awaiting.resend.coolingDown']);
  expect(
    ['', 'awaiting', 'awaiting.entry', 'awaiting.entry.entering'].every((path) => isStateWithin(path, leaves)),
  ).toBe(true);
  expect(isStateWithin('awaiting.entry.confirming', leaves)).toBe(false);
  expect(isStateWithin('await', leaves)).toBe(false);
});
