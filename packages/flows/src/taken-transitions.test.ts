import { expect, test } from 'vitest';
import { secondFactorJourneys } from './parts/identity/second-factor/second-factor.scenarios.ts';
import { signInCodeJourneys } from './access/sign-in-code/sign-in-code.scenarios.ts';
import { takenTransitions } from './model-testing/taken-transitions.ts';

const codes = secondFactorJourneys('subject', 'result');

test('a scenario takes its transitions in their order, eventless ones and those of every region included', () => {
  expect(takenTransitions(codes, 'EnteringCooledDown')).toEqual([
    'deciding always 1',
    'awaiting.resend.deciding always 1',
    'awaiting.resend.available code.resendRequested 0',
    'awaiting.resend.resending xstate.done.actor.sendCode 0',
    'awaiting.resend.coolingDown xstate.after.RESEND_COOLDOWN.secondFactor.awaiting.resend.coolingDown 0',
  ]);
});

test('the place of a transition separates branches of one event', () => {
  expect(takenTransitions(codes, 'NotPermitted').at(-1)).toBe('deciding always 0');
  expect(takenTransitions(codes, 'SendingCodes').at(-1)).toBe('deciding always 2');
});

test('the transitions of a child belong to the chart of the child', () => {
  expect(takenTransitions(signInCodeJourneys, 'Left')).toEqual([
    'deciding always 1',
    'verifying xstate.done.actor.secondFactor 1',
  ]);
});
