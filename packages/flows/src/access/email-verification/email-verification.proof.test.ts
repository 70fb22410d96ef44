import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { firstPasswordLength } from '../new-password.rules.ts';
import { passwordRequiresCode, noCallWithoutRouteState } from '../testing/credential-monitors.ts';
import { emailVerificationMachine as chart } from './email-verification.machine.ts';
import { emailVerificationJourneys, emailVerificationWorld } from './email-verification.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(emailVerificationJourneys, emailVerificationWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(emailVerificationJourneys, emailVerificationWorld);
  for (const { title, run } of [
    ...prove(passwordRequiresCode('verifyEmail', 'verifypassword', firstPasswordLength), {
      'leaving the code counts as a correct code': chart.provide({ guards: { isEmailVerified: () => true } }),
    }),
    ...prove(noCallWithoutRouteState(), {
      'it requests a code at once': mutant(chart, 'deciding', { always: { target: 'requestingCode' } }),
    }),
  ])
    test(title, run);
});
