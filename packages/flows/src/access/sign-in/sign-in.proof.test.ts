import { assign } from 'xstate';
import { describe, test } from 'vitest';
import { keepsDraft, oneAtATime, secretsStaySecret } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { signInJourneys, signInWorld } from './sign-in.scenarios.ts';

const chart = signInJourneys.flow.machine;

describe('invariants', () => {
  const prove = proving(signInJourneys, signInWorld);
  const submits = [{ type: 'mobile.submitted' }, { type: 'credentials.submitted', password: 'a secret one' }];
  for (const { title, run } of [
    ...prove(oneAtATime(['login'], submits), {
      'a second submit restarts the call': mutant(chart, 'requestingCode', {
        on: { 'mobile.submitted': { target: 'requestingCode', reenter: true } },
      }),
    }),
    ...prove(
      keepsDraft(({ draft }) => draft),
      {
        'a refusal clears the form': chart.provide({
          actions: { setNotice: assign({ draft: { mobile: '', email: '' } }) },
        }),
      },
    ),
    ...prove(secretsStaySecret(signInWorld.secrets), {
      'the password is stored in the context': mutant(chart, 'checkingCredentials', {
        entry: assign(({ event }) => ({ problem: JSON.stringify(event) })),
      }),
    }),
  ])
    test(title, run);
});
