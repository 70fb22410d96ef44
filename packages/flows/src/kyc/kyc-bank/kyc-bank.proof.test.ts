import { assign, type AnyMachineSnapshot, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { viewOf } from '../../kit/flow.ts';
import { isWorldStep, reach } from '../../kit/journey.ts';
import { keepsDraft, newKeyForAnotherDraft, oneAtATime, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import { bankDetailsJourneys } from '../../parts/bank-details/bank-details.scenarios.ts';
import type { BankDetails, BankDetailsOutput } from '../../parts/bank-details/index.ts';
import { isAt, linkChecks, openOnlyWhenVerified, verifiedByConfirm } from '../testing/stage-monitors.ts';
import { kycBankFlow } from './index.ts';
import { kycBankMachine } from './kyc-bank.machine.ts';
import { isBankVerified } from './kyc-bank.rules.ts';
import { kycBankJourneys, kycBankWorld } from './kyc-bank.scenarios.ts';

type Context = ContextFrom<typeof kycBankMachine>;
const viewAt = (place: Place<Context>) =>
  viewOf<typeof kycBankFlow>(kycBankFlow, place as unknown as AnyMachineSnapshot);
/** The details with which the form ended in this step. */
function verifiedBy({ step }: Edge<Context>): BankDetails | null {
  if (!isWorldStep(step) || step.step !== 'finished' || step.child !== 'bankDetails') return null;
  const output = (
    typeof step.as === 'string' ? reach(bankDetailsJourneys, step.as).snapshot.output : step.as
  ) as BankDetailsOutput;
  return output.kind === 'verified' ? output.details : null;
}

const ofTheVerified: Monitor<Context, { details: BankDetails | null; isRead: boolean }> = {
  name: 'INV-37',
  start: { details: null, isRead: false },
  step(before, edge) {
    const { step } = edge;
    const said = verifiedBy(edge);
    const isWithdrawn = 'type' in step && step.type === 'details.changeRequested' && edge.from?.can(step) === true;
    const now =
      said !== null ? { details: said, isRead: false } : isWithdrawn ? { details: null, isRead: false } : before;
    const isRead =
      now.isRead ||
      (isWorldStep(step) && step.step === 'finished' && step.child === 'imageUpload' && isAt(edge.to, 'reviewing'));
    const upload = startOf(edge, 'imageUpload') as { subject?: BankDetails } | undefined;
    if (upload && JSON.stringify(upload.subject) !== JSON.stringify(now.details))
      violated('a cheque is asked for with details that were not verified last');
    if (startOf(edge, 'verifyStage') && (now.details === null || !isRead))
      violated('a stage is verified without a cheque of the verified account');
    return { details: now.details, isRead };
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(kycBankJourneys, kycBankWorld)) test(title, run);
});

describe('invariants', () => {
  for (const { title, run } of linkChecks(kycBankJourneys, kycBankWorld)) test(title, run);

  const chart = kycBankMachine;
  const prove = proving(kycBankJourneys, kycBankWorld);
  for (const { title, run } of [
    ...prove(verifiedByConfirm<Context>('reviewing'), {
      'a read cheque confirms by itself': mutant(chart, 'reviewing', { always: 'submitting' }),
    }),
    ...prove(oneAtATime<Context>(['verifyStage'], [{ type: 'stage.submitted' }]), {
      'a second Confirm restarts the call': mutant(chart, 'submitting', {
        on: { 'stage.submitted': { target: 'submitting', reenter: true } },
      }),
    }),
    ...prove(newKeyForAnotherDraft<Context>('verifyStage'), {
      'a refusal keeps the key': chart.provide({
        actions: { nextSubmission: assign({ submission: 'always the same' }) },
      }),
    }),
    ...prove(ofTheVerified, {
      'the first verification is kept for ever': chart.provide({
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
      keepsDraft<Context>(({ draft, account, hasCheque }) => ({ draft, account, hasCheque })),
      { 'a failed Confirm forgets the account': chart.provide({ actions: { setNotice: assign({ account: null }) } }) },
    ),
  ])
    test(title, run);
});
