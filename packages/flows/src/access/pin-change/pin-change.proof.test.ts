import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import {
  portFailure,
  isPortDone,
  draftUnchangedByFailure,
  noConcurrentCalls,
  sameKeyAfterLostAnswer,
  noSecretExposed,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor } from '../../model-testing/walk.ts';
import { arePinsEqualAndCodeComplete } from './pin-change.rules.ts';
import { pinChangeJourneys, pinChangeWorld } from './pin-change.scenarios.ts';
import type { PinChangeRequest, NewPinWithCode } from './pin-change.types.ts';

const chart = pinChangeJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;

const startedChange = (edge: Edge) => startedCall(edge, 'verifyMpin')?.request as PinChangeRequest | undefined;
const isFormReset = ({ from, step }: Edge) =>
  !isWorldStep(step) && step.type === 'form.reset' && from?.can(step) === true;
const complete = { pin: '4826', confirmation: '4826', code: '123456' };

const noConcurrentChange = noConcurrentCalls<Context>(
  ['sendTwoFactorOtp', 'verifyMpin'],
  [
    { ...complete, type: 'pin.submitted' },
    { ...complete, type: 'change.submitted' },
  ],
);

const changeKeys = sameKeyAfterLostAnswer<Context>('verifyMpin', (request) => (request as PinChangeRequest).ticket);
/** A completed change and an abandoned change are over: the next change is another submission. */
const submissionKeyPerChange: typeof changeKeys = {
  ...changeKeys,
  step: (memory, edge) => (isPortDone(edge, 'verifyMpin') || isFormReset(edge) ? null : changeKeys.step(memory, edge)),
};

const onlyLatestTicket: Monitor<Context, string> = {
  name: 'INV-13',
  start: '',
  step(latest, edge) {
    const change = startedChange(edge);
    if (change && (change.ticket === '' || change.ticket !== latest))
      throwViolation('the ticket is not that of the last code');
    if (isFormReset(edge) && edge.to.context.ticket !== '') throwViolation('a ticket outlives its reset');
    if (JSON.stringify(edge.sentEvents).includes('ticket-')) throwViolation('a ticket leaves the flow');
    const { step } = edge;
    if (isFormReset(edge)) return '';
    return isWorldStep(step) && step.step === 'done' && step.port === 'sendTwoFactorOtp'
      ? (step.answer as { twofactor_id: string }).twofactor_id
      : latest;
  },
};

const noCodeEntryWithoutAnswer: Monitor<Context, null> = {
  name: 'INV-18',
  start: null,
  step(_, edge) {
    if (portFailure(edge, 'sendTwoFactorOtp')?.kind !== 'noAnswer' || edge.to.context.ticket !== '') return null;
    if (edge.to.can({ type: 'change.submitted', ...complete }))
      throwViolation('a code is accepted though none was sent');
    return null;
  },
};

const onlyEqualPins: Monitor<Context, null> = {
  name: 'INV-19',
  start: null,
  step(_, edge) {
    const change = startedChange(edge);
    if (!change) return null;
    const { step } = edge;
    if (isWorldStep(step) || step.type !== 'change.submitted')
      return throwViolation('a PIN is changed without a submit');
    const typed = step as unknown as NewPinWithCode;
    if (!arePinsEqualAndCodeComplete(typed))
      throwViolation('a PIN is changed that was not typed twice, or without a complete code');
    if (typed.pin !== change.pin || typed.code !== change.code) throwViolation('the sent PIN is not the typed PIN');
    return null;
  },
};

const inputsClearedAfterFailure: Monitor<Context, null> = {
  name: 'INV-56',
  start: null,
  step(_, edge) {
    const { from, to } = edge;
    if (from && portFailure(edge, 'verifyMpin') && to.context.codeAttempt === from.context.codeAttempt)
      throwViolation('a code remains in its input after it failed');
    if (from && isFormReset(edge) && to.context !== from.context && to.context.attempt === from.context.attempt)
      throwViolation('a PIN remains in its inputs after a reset');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(pinChangeJourneys, pinChangeWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(pinChangeJourneys, pinChangeWorld);
  for (const { title, run } of [
    ...prove(noConcurrentChange, {
      'a second press restarts the change': mutant(chart, 'proving.entry.changing', {
        on: { 'change.submitted': { guard: 'arePinsEqualAndCodeComplete', target: 'changing', reenter: true } },
      }),
    }),
    ...prove(submissionKeyPerChange, {
      'a lost answer is not recorded': chart.provide({
        actions: { setNotice: assign((_, { notice }) => ({ notice })) },
      }),
      'the key of a refused change is used again': chart.provide({
        actions: { setSubmissionKey: assign({ submission: 'always the same' }) },
      }),
    }),
    ...prove(onlyLatestTicket, {
      'a reset does not clear the ticket': chart.provide({ actions: { resetForm: assign({ notice: null }) } }),
      'a new ticket does not replace the first': chart.provide({
        actions: {
          clearTicket: () => undefined,
          setTicket: assign(({ context }, { answer }) => ({ ticket: context.ticket || answer.twofactor_id })),
        },
      }),
    }),
    ...prove(noCodeEntryWithoutAnswer, {
      'no answer counts as sent': mutant(chart, 'requestingCode', {
        invoke: {
          id: 'sendTwoFactorOtp',
          src: 'sendTwoFactorOtp',
          input: { request: {} },
          onDone: 'proving',
          onError: 'proving',
        },
      }),
    }),
    ...prove(onlyEqualPins, {
      'any typed value is accepted': chart.provide({ guards: { arePinsEqualAndCodeComplete: () => true } }),
    }),
    ...prove(noSecretExposed<Context>(pinChangeWorld.secrets), {
      'the PIN is stored in the context': mutant(chart, 'proving.entry.changing', {
        entry: assign(({ event }) => ({ ticket: JSON.stringify(event) })),
      }),
    }),
    ...prove(inputsClearedAfterFailure, {
      'a wrong code remains in its input': chart.provide({ actions: { incrementCodeAttempt: () => undefined } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ ticket, attempt }) => ({ ticket, attempt })),
      { 'a failure drops the ticket': chart.provide({ actions: { setNotice: assign({ ticket: '' }) } }) },
    ),
  ])
    test(title, run);
});
