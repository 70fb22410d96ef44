import { investorRecordOf } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { canChooseMandate } from '../../parts/mandate/mandate-choice/mandate-choice.rules.ts';
import { isMandateDateBlocked } from '../../parts/mandate/mandate-choice/mandate-lists.ts';
import {
  closedGateBlocks,
  startedConfirmation,
  failedLookUpLeavesUncertain,
  isRecentOrderCheckPassed,
} from '../../parts/order/order-confirmation/order-confirmation.monitors.ts';
import { sameDraftSameSubmission } from '../../parts/order/order-confirmation/pending-retry.monitors.ts';
import { recentOrderInput } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { sipRequest } from './sip-checkout.request.ts';
import type { SipCheckoutOutput, SipConfirmationSubject } from './sip-checkout.types.ts';
import type { sipCheckoutMachine } from './sip-checkout.machine.ts';
import { sipChart } from './testing/sample-sips.ts';
import { sipCheckoutJourneys, sipCheckoutWorld } from './sip-checkout.scenarios.ts';

type Context = ContextFrom<typeof sipCheckoutMachine>;
const confirmationOf = startedConfirmation<SipConfirmationSubject>;
/** The SIP that a starting confirmation would send. */
const startedSip = (starts: Parameters<typeof confirmationOf>[0]['starts']) => {
  const confirmation = confirmationOf({ starts });
  return confirmation && sipRequest({ subject: confirmation.subject, ticket: '', codes: {} }).client_info;
};

/** A confirmation, which alone creates the SIP, follows one submit of the review (INV-01, INV-05). */
const singleCreatePerSubmit: Monitor<Context, { isPressed: boolean }> = {
  name: 'INV-01 INV-05',
  start: { isPressed: false },
  step({ isPressed }, { from, step, starts, to }) {
    const isPress = 'type' in step && step.type === 'order.submitted';
    if (isPress && to !== from && from?.value !== 'reviewing') throwViolation('a SIP is submitted without a review');
    const hasSubmitted = isPressed || (isPress && to.value !== 'reviewing');
    if (
      from?.value === 'checkingRecentOrder' &&
      to.value !== from.value &&
      !isRecentOrderCheckPassed(step) &&
      to.value !== 'reviewing'
    )
      throwViolation('a SIP continues without passing the comparison');
    if (!confirmationOf({ starts })) return { isPressed: hasSubmitted && to.value === 'checkingRecentOrder' };
    if (!hasSubmitted) throwViolation('a confirmation starts without its own submit');
    return { isPressed: false };
  },
};

const listedNomineeAndMandate: Monitor<Context, null> = {
  name: 'INV-27 INV-28',
  start: null,
  step(_, { starts, to: { context } }) {
    const sip = startedSip(starts);
    if (!sip) return null;
    const { nominee_option: option, nominee_id: id } = sip;
    if (option === 'existing' && context.offer?.investor.nominees?.some((listed) => listed.id === id) !== true)
      throwViolation('a SIP contains a nominee who is not listed');
    if (option === 'none' && (id !== 'none' || context.offer?.investor.isNoNomineeRegistered !== true))
      throwViolation('a SIP contains no nominee without a registered declaration');
    const needsMandate = context.offer?.option.is_nach_mandate === true;
    if (needsMandate && (sip.mandate_id !== context.mandateNumber || !canChooseMandate(context.lists, sip.mandate_id)))
      throwViolation('a SIP contains a mandate that cannot pay, or another than the chosen one');
    if (!needsMandate && sip.mandate_id !== '') throwViolation('a SIP that is paid by hand contains a mandate');
    return null;
  },
};

const openDayAndPrimaryAccount: Monitor<Context, null> = {
  name: 'INV-29 INV-30',
  start: null,
  step(_, { starts, to: { context } }) {
    const sip = startedSip(starts);
    if (!sip) return null;
    if (context.lists === null || isMandateDateBlocked(context.lists))
      throwViolation('a SIP is created for a closed day');
    if (!sip.bank_account_information.is_primary) throwViolation('a SIP contains an account that is not primary');
    return null;
  },
};

/** Scheme, option and limits are those of the provider's answer, not those of the previous page. */
const offeredTerms: Monitor<Context, null> = {
  name: 'INV-23',
  start: null,
  step(_, { starts }) {
    const sip = startedSip(starts);
    if (!sip) return null;
    if (sip.scheme_name !== sipChart.scheme_name)
      throwViolation('a SIP contains a scheme name that the provider did not return');
    const amount = Number(sip.sip_installment_amount);
    if (amount < sip.minimum_installment_amount || amount > sip.maximum_installment_amount)
      throwViolation('a SIP contains an amount outside its limits');
    return null;
  },
};

const knownRoutes: Monitor<Context, null> = {
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    const output = to.output as SipCheckoutOutput | undefined;
    const names = [to.context.gate?.redirect, output && 'exit' in output ? output.exit.to : undefined];
    for (const name of names)
      if (name !== undefined && !investorRoutes.includes(name)) throwViolation(`${name} is no route`);
    return null;
  },
};

const anotherNominee = { option: 'existing', nomineeId: 'another' } as const;

describe('contract', () => {
  for (const { title, run } of flowContract(sipCheckoutJourneys, sipCheckoutWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = sipCheckoutJourneys.flow.machine;
  const prove = createProver(sipCheckoutJourneys, sipCheckoutWorld);
  for (const { title, run } of [
    ...prove(singleCreatePerSubmit, {
      'a code that was not sent is requested again automatically': mutant(chart, 'reviewing', {
        always: 'confirming',
      }),
      'a settled choice submits the order': mutant(chart, 'choosing.withoutMandate', {
        on: { 'order.submitted': '#sipCheckout.confirming' },
      }),
      'a declined repetition places the SIP': mutant(chart, 'checkingRecentOrder', {
        invoke: { id: 'recentOrder', src: 'recentOrder', input: recentOrderInput('sip'), onDone: 'confirming' },
      }),
    }),
    ...prove(listedNomineeAndMandate, {
      'any nominee is stored': chart.provide({
        actions: { setNominee: assign({ nominee: { option: 'existing', nomineeId: 'nobody' } }) },
      }),
      'any mandate is stored': chart.provide({ actions: { setMandate: assign({ mandateNumber: 'M9999' }) } }),
    }),
    ...prove(openDayAndPrimaryAccount, {
      'a closed day is no obstacle': chart.provide({
        guards: { canPlaceSip: ({ context }) => hasPrimaryAccount(context) },
      }),
    }),
    ...prove(offeredTerms, {
      'the request is accepted as the offer': chart.provide({
        actions: {
          setOffer: assign(({ context: { requestedSip } }, answer) => {
            const [option] = answer.sip_order_terms;
            if (requestedSip === null || option === undefined) return {};
            const { scheme } = requestedSip;
            return { offer: { scheme, mfapiCode: '', option, investor: investorRecordOf(answer) } };
          }),
        },
      }),
    }),
    ...prove(sameDraftSameSubmission<Context>(), {
      'a lost answer is stored for another order': chart.provide({
        actions: {
          recordAbandonedConfirmation: assign(({ context }, end) => ({
            retry:
              'lostSubmission' in end && end.lostSubmission !== undefined
                ? {
                    submission: end.lostSubmission,
                    draft: { nominee: anotherNominee, payment: { kind: 'byHand' as const } },
                  }
                : context.retry,
          })),
        },
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
      'a closed gate is bypassed': chart.provide({
        actions: { clearMandate: assign({ gate: { message: '', redirect: 'schemeList' } }) },
      }),
    }),
    ...prove(knownRoutes, {
      'the route of the server is accepted unchecked': chart.provide({
        actions: { setPlacedOrder: assign({ outcome: { kind: 'placed', exit: { to: 'evil' as 'schemeList' } } }) },
      }),
    }),
  ])
    test(title, run);
});

const hasPrimaryAccount = ({ lists }: Context) =>
  lists?.customer_bank_list.some(({ is_primary }) => is_primary) === true;
