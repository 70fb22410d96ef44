import { assign, type AnyMachineSnapshot, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { viewOf } from '../../kit/flow.ts';
import { isWorldStep, reach } from '../../kit/journey.ts';
import { keepsDraft, oneAtATime, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { violated, walk, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import { bankDetailsJourneys } from '../../parts/bank-details/bank-details.scenarios.ts';
import type { BankDetails, BankDetailsOutput } from '../../parts/bank-details/index.ts';
import {
  isAt,
  linkChecks,
  newKeyForAnotherDraft,
  openOnlyWhenVerified,
  verifiedByConfirm,
} from '../testing/stage-monitors.ts';
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

const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof kycBankMachine) =>
    walk({ ...kycBankJourneys, flow: { ...kycBankJourneys.flow, machine } }, kycBankWorld, monitor),
});
const inv01 = proofOf(verifiedByConfirm<Context>('reviewing'));
const inv03 = proofOf(oneAtATime<Context>(['verifyStage'], [{ type: 'stage.submitted' }]));
const inv04 = proofOf(newKeyForAnotherDraft<Context>());
const inv37 = proofOf(ofTheVerified);
const inv41 = proofOf(openOnlyWhenVerified<Context>((place) => viewAt(place).screen === 'verified', isBankVerified));
const inv57 = proofOf(keepsDraft<Context>(({ draft, account, hasCheque }) => ({ draft, account, hasCheque })));
const inv60 = proofOf(saysWhatFailed<Context>());

describe('contract', () => {
  for (const { title, run } of flowContract(kycBankJourneys, kycBankWorld)) test(title, run);
});

describe('invariants', () => {
  for (const { title, run } of linkChecks(kycBankJourneys, kycBankWorld)) test(title, run);

  test.each([inv01, inv03, inv04, inv37, inv41, inv57, inv60])('$name holds', ({ on }) => {
    expect(on(kycBankMachine).states).toBeGreaterThan(20);
  });

  const chart = kycBankMachine;
  test.each([
    {
      proof: inv01,
      because: 'a read cheque confirms by itself',
      faulty: mutant(chart, 'reviewing', { always: 'submitting' }),
    },
    {
      proof: inv03,
      because: 'a second Confirm restarts the call',
      faulty: mutant(chart, 'submitting', { on: { 'stage.submitted': { target: 'submitting', reenter: true } } }),
    },
    {
      proof: inv04,
      because: 'a refusal keeps the key',
      faulty: chart.provide({ actions: { nextSubmission: assign({ submission: 'always the same' }) } }),
    },
    {
      proof: inv37,
      because: 'the first verification is kept for ever',
      faulty: chart.provide({
        actions: {
          rememberVerification: assign(({ context }, output: BankDetailsOutput) =>
            output.kind === 'verified' && context.account === null
              ? { account: { details: output.details, holder: '', branch: '' } }
              : {},
          ),
          forgetVerification: () => undefined,
        },
      }),
    },
    {
      proof: inv37,
      because: 'a verified account needs no cheque',
      faulty: mutant(chart, 'presentingCheque', { on: { 'cheque.replaced': 'reviewing' } }),
    },
    {
      proof: inv41,
      because: 'a lost answer counts as verified',
      faulty: mutant(chart, 'submitting', {
        invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'verified', onError: 'verified' },
      }),
    },
    {
      proof: inv57,
      because: 'a failed Confirm forgets the account',
      faulty: chart.provide({ actions: { keepNotice: assign({ account: null }) } }),
    },
    {
      proof: inv60,
      because: 'a refusal is silent',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
