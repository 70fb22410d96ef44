import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { firstPasswordLength } from '../new-password.rules.ts';
import { passwordNeedsProof, silentWithoutState } from '../testing/credential-monitors.ts';
import { emailVerificationMachine as chart } from './email-verification.machine.ts';
import { emailVerificationJourneys, emailVerificationWorld } from './email-verification.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(emailVerificationJourneys, emailVerificationWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = proving(emailVerificationJourneys, emailVerificationWorld);
  for (const { title, run } of [
    ...prove(passwordNeedsProof('verifyEmail', 'verifypassword', firstPasswordLength), {
      'leaving the code counts as a correct code': chart.provide({ guards: { isEmailVerified: () => true } }),
    }),
    ...prove(silentWithoutState(), {
      'it requests a code at once': mutant(chart, 'deciding', { always: { target: 'requestingCode' } }),
    }),
  ])
    test(title, run);
});
