import { assign, type AnyMachineSnapshot, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { viewOf } from '../../kit/flow.ts';
import { isWorldStep, playScenario } from '../../model-testing/journey.ts';
import {
  draftUnchangedByFailure,
  newKeyForAnotherDraft,
  noConcurrentCalls,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor, type MonitoredSnapshot } from '../../model-testing/walk.ts';
import { bankDetailsJourneys } from '../../parts/bank/bank-details/bank-details.scenarios.ts';
import type { BankDetails, BankDetailsOutput } from '../../parts/bank/bank-details/bank-details.types.ts';
import { isInState, createLinkChecks, openOnlyWhenVerified, verifiedByConfirm } from '../testing/stage-monitors.ts';
import { kycBankFlow } from './kyc-bank.flow.ts';
import { kycBankMachine } from './kyc-bank.machine.ts';
import { isBankVerified } from './kyc-bank.rules.ts';
import { kycBankJourneys, kycBankWorld } from './kyc-bank.scenarios.ts';

type Context = ContextFrom<typeof kycBankMachine>;
const viewAt = (place: MonitoredSnapshot<Context>) =>
  viewOf<typeof kycBankFlow>(kycBankFlow, place as unknown as AnyMachineSnapshot);
/** Returns the verified details if the form ended in this step. */
function verifiedDetailsOf({ step }: Edge<Context>): BankDetails | null {
  if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'bankDetails') return null;
  const output = (
    typeof step.ending === 'string' ? playScenario(bankDetailsJourneys, step.ending).snapshot.output : step.ending
  ) as BankDetailsOutput;
  return output.kind === 'verified' ? output.details : null;
}

const chequeOfVerifiedAccount: Monitor<Context, { details: BankDetails | null; isRead: boolean }> = {
  name: 'INV-37',
  start: { details: null, isRead: false },
  step(before, edge) {
    const { step } = edge;
    const said = verifiedDetailsOf(edge);
    const isWithdrawn = 'type' in step && step.type === 'details.changeRequested' && edge.from?.can(step) === true;
    const now =
      said !== null ? { details: said, isRead: false } : isWithdrawn ? { details: null, isRead: false } : before;
    const isRead =
      now.isRead ||
      (isWorldStep(step) &&
        step.step === 'finished' &&
        step.child === 'imageUpload' &&
        isInState(edge.to, 'reviewing'));
    const upload = startedCall(edge, 'imageUpload') as { subject?: BankDetails } | undefined;
    if (upload && JSON.stringify(upload.subject) !== JSON.stringify(now.details))
      throwViolation('a cheque is requested with other details than the last verified ones');
    if (startedCall(edge, 'verifyStage') && (now.details === null || !isRead))
      throwViolation('a stage is verified without a cheque of the verified account');
    return { details: now.details, isRead };
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(kycBankJourneys, kycBankWorld)) test(title, run);
});

describe('invariants', () => {
  for (const { title, run } of createLinkChecks(kycBankJourneys, kycBankWorld)) test(title, run);

  const chart = kycBankMachine;
  const prove = createProver(kycBankJourneys, kycBankWorld);
  for (const { title, run } of [
    ...prove(verifiedByConfirm<Context>('reviewing'), {
      'a read cheque confirms by itself': mutant(chart, 'reviewing', { always: 'submitting' }),
    }),
    ...prove(noConcurrentCalls<Context>(['verifyStage'], [{ type: 'stage.submitted' }]), {
      'a second Confirm restarts the call': mutant(chart, 'submitting', {
        on: { 'stage.submitted': { target: 'submitting', reenter: true } },
      }),
    }),
    ...prove(newKeyForAnotherDraft<Context>('verifyStage'), {
      'a refusal preserves the key': chart.provide({
        actions: { setSubmissionKey: assign({ submission: 'always the same' }) },
      }),
    }),
    ...prove(chequeOfVerifiedAccount, {
      'the first verification is never replaced': chart.provide({
        actions: {
          setVerifiedAccount: assign(({ context }, output: BankDetailsOutput) =>
            output.kind === 'verified' && context.account === null
              ? { account: { details: output.details, holder: '', branch: '' } }
              : {},
          ),
          clearVerifiedAccount: () => undefined,
        },
      }),
      'a verified account needs no cheque': mutant(chart, 'presentingCheque', {
        on: { 'cheque.replaced': 'reviewing' },
      }),
    }),
    ...prove(
      openOnlyWhenVerified<Context>((place) => viewAt(place).screen === 'verified', isBankVerified),
      {
        'a lost answer counts as verified': mutant(chart, 'submitting', {
          invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'verified', onError: 'verified' },
        }),
      },
    ),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft, account, hasCheque }) => ({ draft, account, hasCheque })),
      { 'a failed Confirm clears the account': chart.provide({ actions: { setNotice: assign({ account: null }) } }) },
    ),
  ])
    test(title, run);
});
