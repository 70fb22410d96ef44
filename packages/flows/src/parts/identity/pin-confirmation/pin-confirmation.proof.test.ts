import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import {
  draftUnchangedByFailure,
  noConcurrentCalls,
  sameKeyAfterLostAnswer,
  noSecretExposed,
  startedCall,
} from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { isPinComplete } from './pin-confirmation.rules.ts';
import { pinConfirmationJourneys, pinConfirmationWorld } from './pin-confirmation.scenarios.ts';
import type { PinConfirmationRequest } from './pin-confirmation.types.ts';

const answer = { code: '000', messageText: 'Done.' };
const journeys = pinConfirmationJourneys('order-1', answer);
const world = pinConfirmationWorld('order-1', answer);
const chart = journeys.flow.machine;
type Context = ContextFrom<typeof chart>;

const pinRequest = (request: unknown) => request as PinConfirmationRequest<string>;

/** INV-15: only a submitted PIN of four digits starts the call, and only if it is permitted. */
const onlyByCompletePin: Monitor<Context, null> = {
  name: 'INV-15',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'confirm');
    if (!start) return null;
    if (!('type' in edge.step && edge.step.type === 'pin.submitted')) throwViolation('the call starts without a PIN');
    if (!isPinComplete(pinRequest(start.request).pin)) throwViolation('the call starts with an incomplete PIN');
    if (!edge.to.context.isConfirmationAllowed) throwViolation('the call starts without permission');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(journeys, world)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(journeys, world);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['confirm'], [{ type: 'pin.submitted', pin: '1234' }]), {
      'a second PIN restarts the call': mutant(chart, 'confirming', {
        on: { 'pin.submitted': { target: 'confirming', reenter: true } },
      }),
    }),
    ...prove(
      sameKeyAfterLostAnswer<Context>('confirm', (request) => pinRequest(request).subject),
      { 'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }) },
    ),
    ...prove(onlyByCompletePin, {
      'any PIN is accepted': chart.provide({ guards: { isPinComplete: () => true } }),
      'the PIN is requested without permission': mutant(chart, 'deciding', { always: [{ target: 'entering' }] }),
    }),
    ...prove(noSecretExposed<Context>(world.secrets), {
      'the PIN is stored': chart.provide({
        actions: {
          setSubmissionKey: assign(({ event }) => ('pin' in event ? { submission: event.pin } : {})),
        },
      }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ subject }) => subject),
      { 'a failure changes what is confirmed': chart.provide({ actions: { setPinNotice: assign({ subject: '' }) } }) },
    ),
  ])
    test(title, run);
});
