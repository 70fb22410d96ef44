import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import {
  draftUnchangedByFailure,
  noConcurrentCalls,
  newKeyForAnotherDraft,
  startedCall,
} from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { isDraftComplete } from './details-form.rules.ts';
import { detailsFormJourneys, detailsFormWorld } from './details-form.scenarios.ts';
import { detailsFormMachine } from './details-form.machine.ts';

const chart = detailsFormMachine;
type Context = ContextFrom<typeof chart>;

describe('contract', () => {
  for (const { title, run } of flowContract(detailsFormJourneys, detailsFormWorld)) test(title, run);
});

describe('invariants', () => {
  const complete: Monitor<Context, null> = {
    name: 'only what is complete and open is saved',
    start: null,
    step(_, edge) {
      if (!startedCall(edge, 'saveDetails')) return null;
      if (edge.to.context.isLocked || !isDraftComplete(edge.to.context))
        throwViolation('a locked or incomplete form is saved');
      return null;
    },
  };

  const prove = createProver(detailsFormJourneys, detailsFormWorld);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['saveDetails'], [{ type: 'details.submitted' }]), {
      'a second submit restarts the call': mutant(chart, 'saving', {
        on: { 'details.submitted': { target: 'saving', reenter: true } },
      }),
    }),
    ...prove(newKeyForAnotherDraft<Context>('saveDetails'), {
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft, personal }) => ({ draft, personal })),
      {
        'a failure empties the form': chart.provide({
          actions: { setNotice: assign(({ context }) => ({ personal: { ...context.personal, email: '' } })) },
        }),
      },
    ),
    ...prove(complete, { 'anything passes': chart.provide({ guards: { isDraftComplete: () => true } }) }),
  ])
    test(title, run);
});
