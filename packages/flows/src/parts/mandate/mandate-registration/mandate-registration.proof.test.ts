import type { RegisterMandateRequest } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../../model-testing/contract.ts';
import { draftUnchangedByFailure, noConcurrentCalls, startedCall } from '../../../model-testing/monitors.ts';
import { mutant } from '../../../model-testing/mutant.ts';
import { createProver } from '../../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../../model-testing/walk.ts';
import { orderStartedBySubmit } from '../../order/order-confirmation/order-confirmation.monitors.ts';
import { recentOrderInput } from '../../order/recent-order/recent-order.scenarios.ts';
import { mandateRegistrationMachine } from './mandate-registration.machine.ts';
import { mandateRegistrationJourneys, mandateRegistrationWorld } from './mandate-registration.scenarios.ts';
import { sameDraftSameKey } from '../../order/order-confirmation/pending-retry.monitors.ts';

type Context = ContextFrom<typeof mandateRegistrationMachine>;

/** INV-29, INV-30: a mandate is registered neither for a closed day nor on any account except the primary account. */
const onlyAllowedMandateRegistered: Monitor<Context, null> = {
  name: 'INV-29 INV-30',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'registerMandate');
    if (!start) return null;
    const { client_info: sent } = start.request as RegisterMandateRequest;
    const { isDateBlocked, primaryAccount, debitLimits } = edge.to.context;
    if (isDateBlocked) throwViolation('a mandate is registered for a closed day');
    if (sent.account_no !== primaryAccount?.beneficiary_account_no)
      throwViolation('a mandate is registered on another account');
    if (!debitLimits.some(({ value }) => value === sent.debit_amount))
      throwViolation('a mandate is registered with a limit that is not offered');
    return null;
  },
};

/** INV-05: only a submit registers a mandate, never the loading of a form or the return from it. */
const registeredBySubmitOnly: Monitor<Context, null> = {
  ...orderStartedBySubmit<Context>('mandate.registrationSubmitted', ({ starts }) =>
    starts.some(({ port }) => port === 'registerMandate'),
  ),
  name: 'INV-05',
};

describe('contract', () => {
  for (const { title, run } of flowContract(mandateRegistrationJourneys, mandateRegistrationWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = mandateRegistrationMachine;
  const prove = createProver(mandateRegistrationJourneys, mandateRegistrationWorld);
  for (const { title, run } of [
    ...prove(noConcurrentCalls<Context>(['registerMandate'], [{ type: 'mandate.registrationSubmitted' }]), {
      'a second submit registers again': mutant(chart, 'registering', {
        on: { 'mandate.registrationSubmitted': { target: 'registering', reenter: true } },
      }),
    }),
    ...prove(sameDraftSameKey<Context>('registerMandate'), {
      'a refusal reuses the key': chart.provide({ actions: { setSubmissionKey: () => undefined } }),
    }),
    ...prove(
      draftUnchangedByFailure<Context>(({ limit, mandate }) => ({ limit, mandate: mandate?.mandate_id })),
      { 'a failure clears the limit': chart.provide({ actions: { recordFailedAttempt: assign({ limit: null }) } }) },
    ),
    ...prove(onlyAllowedMandateRegistered, {
      'a closed day is no obstacle': chart.provide({
        guards: { canRegisterMandate: ({ context }) => context.primaryAccount !== undefined && context.limit !== null },
      }),
      'any limit is accepted': chart.provide({
        guards: {
          isDebitLimitOffered: () => true,
          canRegisterMandate: ({ context: { primaryAccount, isDateBlocked, limit } }) =>
            primaryAccount !== undefined && !isDateBlocked && limit !== null,
        },
      }),
    }),
    ...prove(registeredBySubmitOnly, {
      'a declined repetition registers the mandate': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput('mandate'), onDone: 'registering' },
      }),
      'a form that was not loaded registers again': mutant(chart, 'fetchingForm', {
        invoke: {
          id: 'getNachMandate',
          src: 'getNachMandate',
          input: () => ({ request: {} }),
          onDone: 'registering',
          onError: 'registering',
        },
      }),
    }),
  ])
    test(title, run);
});
