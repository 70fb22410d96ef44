import { describe, expect, test } from 'vitest';
import { passwordResetJourneys } from './access/password-reset/password-reset.scenarios.ts';
import { leavesOf } from './model-testing/journey.ts';
import { createWorldFinder, nextStepsOf } from './model-testing/play/next-steps.ts';
import {
  applyPlayStep,
  delayAnswer,
  dueTimersOf,
  type FlowStep,
  type PlayStep,
} from './model-testing/play/play-step.ts';
import { startPlay, type AppliedStep, type PlayedFlow } from './model-testing/play/played-flow.ts';
import { paymentJourneys } from './payments/payment/payment.scenarios.ts';
import * as testing from './testing.ts';

const worldOf = createWorldFinder(testing);
const inCodes = (within: FlowStep): FlowStep => ({ step: 'inside', child: 'secondFactor', within });
const playAll = (start: PlayedFlow, steps: readonly PlayStep[]): AppliedStep =>
  steps.reduce<AppliedStep>(({ played }, step) => applyPlayStep(played, step), {
    played: start,
    ownSteps: [],
    reports: [],
    timing: { ended: [], isTooLate: false },
  });
const timersOf = (played: PlayedFlow) =>
  dueTimersOf(played).map(({ path, timer }) => [...path, timer.name, timer.dueAt].join(' '));

/** A UPI payment that is checked every ten seconds, for five minutes. */
const checkedPayment = () => startPlay(paymentJourneys, 'MessageShownUpi');
const statusOf = (played: PlayedFlow) => leavesOf(played.snapshot).join();

describe('virtual time', () => {
  test('ends delays in the order of their lengths, and restarts those that begin again', () => {
    const played = checkedPayment();
    expect(timersOf(played)).toEqual(['UPI_CHECK_INTERVAL 10000', 'UPI_CHECKED 300000']);
    const waited = applyPlayStep(played, { step: 'waited', ms: 10_000 });
    expect(waited.timing.ended).toEqual(['UPI_CHECK_INTERVAL']);
    expect(waited.ownSteps).toEqual([{ step: 'elapsed', delay: 'UPI_CHECK_INTERVAL' }]);
    expect(timersOf(waited.played)).toEqual(['UPI_CHECKED 300000']);
    const [failed] = nextStepsOf(waited.played, worldOf).filter((step) => 'port' in step && step.step === 'failed');
    if (failed === undefined) throw new Error('The check is pending.');
    const again = applyPlayStep(waited.played, failed);
    expect(timersOf(again.played)).toEqual(['UPI_CHECK_INTERVAL 20000', 'UPI_CHECKED 300000']);
  });

  test('that ends no delay moves the clock', () => {
    const { played, ownSteps } = applyPlayStep(checkedPayment(), { step: 'waited', ms: 9_999 });
    expect([played.elapsedMs, ownSteps]).toEqual([9_999, []]);
    expect(applyPlayStep(played, { step: 'waited', ms: 1 }).timing.ended).toEqual(['UPI_CHECK_INTERVAL']);
  });

  test('cannot end a longer delay before a shorter one', () => {
    expect(() => applyPlayStep(checkedPayment(), { step: 'elapsed', delay: 'UPI_CHECKED' })).toThrow(
      'UPI_CHECK_INTERVAL ends before UPI_CHECKED.',
    );
  });

  test('ends the delays of children, with their path', () => {
    const played = startPlay(passwordResetJourneys, 'VerifyingCode');
    const resent = playAll(played, [
      inCodes({ type: 'code.resendRequested' }),
      inCodes({ step: 'done', port: 'sendCode', answer: { ticket: 'ticket-2' }, receivedAt: 0 }),
    ]);
    expect(timersOf(resent.played)).toEqual(['secondFactor RESEND_COOLDOWN 120000']);
    const waited = applyPlayStep(resent.played, { step: 'waited', ms: 172_800_000 });
    expect(waited.timing.ended).toEqual(['secondFactor › RESEND_COOLDOWN']);
    expect(waited.played.children['secondFactor']?.elapsedMs).toBe(172_800_000);
  });

  test('is listed until the end of each delay', () => {
    const listed = nextStepsOf(checkedPayment(), worldOf).filter((step) => 'step' in step && step.step === 'waited');
    expect(listed).toEqual([
      { step: 'waited', ms: 10_000 },
      { step: 'waited', ms: 300_000 },
    ]);
  });
});

describe('a late answer', () => {
  const checking = () => applyPlayStep(checkedPayment(), { step: 'waited', ms: 10_000 }).played;
  const lost: FlowStep = { step: 'failed', port: 'getPaymentStatus', failure: { kind: 'noAnswer' } };

  test('arrives after the delays that end before it', () => {
    const late = applyPlayStep(checking(), delayAnswer(lost, 5_000));
    expect(late.played.elapsedMs).toBe(15_000);
    expect(timersOf(late.played)).toEqual(['UPI_CHECK_INTERVAL 25000', 'UPI_CHECKED 300000']);
    expect(late.ownSteps).toEqual([lost]);
  });

  test('has the time of its arrival', () => {
    const step = delayAnswer(inCodes({ step: 'done', port: 'sendCode', answer: {}, receivedAt: 1_000 }), 500);
    expect(step).toMatchObject({ ms: 500, within: { within: { receivedAt: 1_500 } } });
  });

  test('has no effect if a delay has ended the wait for it', () => {
    const late = applyPlayStep(checking(), delayAnswer(lost, 300_000));
    expect(late.timing).toEqual({ ended: ['UPI_CHECKED'], isTooLate: true });
    expect(late.ownSteps).toEqual([{ step: 'elapsed', delay: 'UPI_CHECKED' }]);
    expect(statusOf(late.played)).toBe(statusOf(applyPlayStep(checking(), { step: 'waited', ms: 300_000 }).played));
  });

  test('of a port that does not run is an error', () => {
    expect(() => applyPlayStep(checkedPayment(), delayAnswer(lost, 1))).toThrow('"getPaymentStatus" is not running');
  });
});
