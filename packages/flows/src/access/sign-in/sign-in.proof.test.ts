import { assign } from 'xstate';
import { describe, test } from 'vitest';
import { draftUnchangedByFailure, noConcurrentCalls, noSecretExposed } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { signInJourneys, signInWorld } from './sign-in.scenarios.ts';

const chart = signInJourneys.flow.machine;

describe('contract', () => {
  for (const { title, run } of flowContract(signInJourneys, signInWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(signInJourneys, signInWorld);
  const submits = [{ type: 'mobile.submitted' }, { type: 'credentials.submitted', password: 'a secret one' }];
  for (const { title, run } of [
    ...prove(noConcurrentCalls(['login'], submits), {
      'a second submit restarts the call': mutant(chart, 'requestingCode', {
        on: { 'mobile.submitted': { target: 'requestingCode', reenter: true } },
      }),
    }),
    ...prove(
      draftUnchangedByFailure(({ draft }) => draft),
      {
        'a refusal clears the form': chart.provide({
          actions: { setNotice: assign({ draft: { mobile: '', email: '' } }) },
        }),
      },
    ),
    ...prove(noSecretExposed(signInWorld.secrets), {
      'the password is stored in the context': mutant(chart, 'checkingCredentials', {
        entry: assign(({ event }) => ({ problem: JSON.stringify(event) })),
      }),
    }),
  ])
    test(title, run);
});
