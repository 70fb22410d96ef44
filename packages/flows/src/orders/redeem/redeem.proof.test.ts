import type { RequestedRedemption } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import {
  closedGateBlocks,
  startedConfirmation,
  failedLookUpLeavesUncertain,
  noActionAgainstFlag,
  orderStartedBySubmit,
} from '../../parts/order/order-confirmation/order-confirmation.monitors.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { recentOrderInput } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { redeemMachine } from './redeem.machine.ts';
import { redeemJourneys, redeemWorld } from './redeem.scenarios.ts';

type Context = ContextFrom<typeof redeemMachine>;
const confirmationOf = startedConfirmation<RequestedRedemption>;

const singleConfirmationPerSubmit = orderStartedBySubmit<Context>(
  'redemption.submitted',
  (edge) => confirmationOf(edge) !== undefined,
);
const onlyRedeemableOrder = noActionAgainstFlag<Context>((order) => order.mf_order_is_redeem);

/** Computed in paise and from the order alone, independently of the rules of the flow. */
const amountWithinLimits: Monitor<Context, null> = {
  name: 'INV-24',
  start: null,
  step(_, { starts, to }) {
    const confirmation = confirmationOf({ starts });
    if (!confirmation) return null;
    const { order, draft } = to.context;
    const [amount, all] = [Number(confirmation.subject.amount), Number(order.mf_order_redeemable_amount)];
    const { minimum_amount, maximum_amount } = order.mf_order_scheme_specifications.redemption;
    const below = maximum_amount ?? Number(order.total_returns_amount);
    const isWhole = draft.isWhole && amount === all;
    if (!(amount >= minimum_amount && (isWhole || amount < below)))
      throwViolation('an amount beyond its limits is redeemed');
    if (!/^\d+(\.\d\d?)?$/.test(confirmation.subject.amount)) throwViolation('a fraction of a paisa is redeemed');
    if (confirmation.codes !== 'mobileAndEmail') throwViolation('a redemption is confirmed by one code');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(redeemJourneys, redeemWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = redeemMachine;
  const prove = createProver(redeemJourneys, redeemWorld);
  for (const { title, run } of [
    ...prove(singleConfirmationPerSubmit, {
      'a declined repetition places the order': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput('redemption'), onDone: 'confirming' },
      }),
      'selecting a full redemption requests the codes': mutant(chart, 'entering', {
        on: { 'whole.toggled': { target: 'confirming', actions: 'toggleFullRedemption' } },
      }),
    }),
    ...prove(onlyRedeemableOrder, {
      'the flag is ignored': chart.provide({ guards: { isRedemptionAllowed: () => true } }),
    }),
    ...prove(amountWithinLimits, {
      'any amount passes': chart.provide({ guards: { isAmountRedeemable: () => true } }),
      'an amount with too many decimals passes': chart.provide({
        guards: { isAmountRedeemable: ({ context: { draft } }) => draft.amount === '1000.004' },
      }),
    }),
    ...prove(sameDraftSameSubmission<Context>(), {
      'a lost answer is cleared when the codes are abandoned': chart.provide({
        actions: { recordAbandonedConfirmation: assign({}) },
      }),
    }),
    ...prove(failedLookUpLeavesUncertain<Context>(), {
      'a failed look-up clears the uncertainty': chart.provide({
        actions: {
          setNotice: assign((_, { notice }) => ({
            notice: notice.kind === 'lostAnswer' ? { ...notice, kind: 'unreachable' } : notice,
          })),
        },
      }),
    }),
    ...prove(closedGateBlocks<Context>(), {
      'a closed gate leads back to the amount': chart.provide({
        actions: { clearNotice: assign({ gate: { message: '', redirect: 'schemeList' } }) },
      }),
    }),
  ])
    test(title, run);
});
