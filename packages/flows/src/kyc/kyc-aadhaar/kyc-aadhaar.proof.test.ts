import type { ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { isInState, openOnlyWhenVerified } from '../testing/stage-monitors.ts';
import { kycAadhaarMachine as chart } from './kyc-aadhaar.machine.ts';
import { kycAadhaarJourneys, kycAadhaarWorld } from './kyc-aadhaar.scenarios.ts';

describe('contract', () => {
  for (const { title, run } of flowContract(kycAadhaarJourneys, kycAadhaarWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(kycAadhaarJourneys, kycAadhaarWorld);
  for (const { title, run } of prove(
    openOnlyWhenVerified<ContextFrom<typeof chart>>((place) => isInState(place, 'left')),
    {
      'a refused Confirm leads on': mutant(chart, 'submitting', {
        invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'left', onError: 'left' },
      }),
    },
  ))
    test(title, run);
});
