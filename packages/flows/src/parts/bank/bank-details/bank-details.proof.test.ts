import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { draftUnchangedByFailure, noConcurrentCalls, startedCall } from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import type { VerifyAccountRequest } from './bank-details.types.ts';
import { bankDetailsMachine } from './bank-details.machine.ts';
import { bankDetailsOfDraft, missingBankFields } from './bank-details.rules.ts';
import { bankDetailsJourneys, bankDetailsWorld, bankRetryWorld } from './bank-details.scenarios.ts';
import { sameDraftSameKey } from '../../order/order-confirmation/pending-retry.monitors.ts';

type Context = ContextFrom<typeof bankDetailsMachine>;

const onlyCompleteDraftVerified: Monitor<Context, null> = {
  name: 'complete',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'verifyAccount');
    if (!start) return null;
    const { draft } = edge.to.context;
    if (missingBankFields(draft, edge.to.context).length > 0) throwViolation('an incomplete account is verified');
    if (JSON.stringify((start.request as VerifyAccountRequest).details) !== JSON.stringify(bankDetailsOfDraft(draft)))
      throwViolation('another account than the draft is verified');
    return null;
  },
};

/** Rule 6: the draft is tidy and within its limits in every state. */
const draftWithinLimits: Monitor<Context, null> = {
  name: 'within limits',
  start: null,
  step(_, { to }) {
    const { accountNumber, confirmation, ifsc } = to.context.draft;
    const most = to.context.rules === 'stage' ? { number: 25, ifsc: 13 } : { number: 13, ifsc: 11 };
    if ([accountNumber, confirmation].some((typed) => !/^\d*$/.test(typed) || typed.length > most.number))
      throwViolation('the draft contains an account number that is too long or not a number');
    if (!/^[A-Z0-9]*$/.test(ifsc) || ifsc.length > most.ifsc)
      throwViolation('the draft contains an IFSC that is too long or untidy');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(bankDetailsJourneys, bankDetailsWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = bankDetailsMachine;
  const prove = createProver(bankDetailsJourneys, bankDetailsWorld);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['verifyAccount'], [{ type: 'details.submitted' }]), {
      'a second submit restarts the verification': mutant(chart, 'verifying', {
        on: { 'details.submitted': { target: 'verifying', reenter: true } },
      }),
    }),
    ...createProver(bankDetailsJourneys, bankRetryWorld)(sameDraftSameKey<Context>('verifyAccount'), {
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ draft }) => draft),
      {
        'a failure empties the form': chart.provide({
          actions: {
            recordFailedAttempt: assign({
              draft: { accountNumber: '', confirmation: '', ifsc: '', accountType: '', bank: '' },
            }),
          },
        }),
      },
    ),
    ...prove(onlyCompleteDraftVerified, {
      'any draft will do': chart.provide({ guards: { areBankDetailsComplete: () => true } }),
    }),
    ...prove(draftWithinLimits, {
      'a change is stored as typed': chart.provide({
        actions: {
          updateDraft: assign(({ context, event }) =>
            event.type === 'draft.changed' ? { draft: { ...context.draft, ...event.patch } } : {},
          ),
        },
      }),
    }),
  ])
    test(title, run);
});
