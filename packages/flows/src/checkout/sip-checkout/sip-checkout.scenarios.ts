import { CODES, type RequestedSip } from '@folioflow/api/contract';
import { createSubmissionKeyCounter } from '../../model-testing/submission-key-counter.ts';
import { journeysOf, type Step } from '../../model-testing/journey.ts';
import { refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import {
  closedDay,
  listsAnswer,
  mandateChoiceJourneys,
  mandateLists,
} from '../../parts/mandate/mandate-choice/mandate-choice.scenarios.ts';
import { approvedMandate } from '../../parts/mandate/mandate-choice/testing/sample-mandates.ts';
import { pendingMandate } from '../../parts/mandate/mandate-registration/mandate-registration.scenarios.ts';
import {
  nomineeChoiceJourneys,
  nominees,
  nomineesWithLastChoice,
} from '../../parts/nominee/nominee-choice/nominee-choice.scenarios.ts';
import type { OrderResult } from '../../parts/order/order-confirmation/order-confirmation.types.ts';
import { recentOrderJourneys } from '../../parts/order/recent-order/recent-order.scenarios.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { refusedBySecondFactor } from '../../parts/testing/refused-action.ts';
import {
  requestedSip,
  manualSipChart,
  sipChartWith,
  orderNotAllowedChart,
  pendingOrderChart,
  placedSip,
  placedSipOrder,
  sipChart,
  sipLists,
  sipSubject,
} from './testing/sample-sips.ts';
import { abandonedForCheck, createdEnd, lostAnswer, notAllowed, pending } from './testing/confirmation-ends.ts';
import { sipCheckoutFlow } from './sip-checkout.flow.ts';
import type { PlacedSip, SipCheckoutInput, SipConfirmationSubject } from './sip-checkout.types.ts';
import { sipCheckoutMachine } from './sip-checkout.machine.ts';

const nominee = { option: 'existing', nomineeId: 'nominee-1' } as const;
const nomineeLists = { nominees, isNoNomineeRegistered: false, noNomineeForm: '' };
const nomineeSettled = { type: 'nominee.settled', ...nominee, ...nomineeLists } as const;
const mandateSettled = (id = approvedMandate.mandate_id, lists = sipLists) =>
  ({ type: 'mandate.settled', mandateNumber: id, lists }) as const;

export const sipCheckoutInput = (): SipCheckoutInput => ({
  requestedSip,
  today: () => '2026-11-20',
  newSubmission: createSubmissionKeyCounter(),
});
const input = sipCheckoutInput();

const { done, failed, finished, scenario, scenarios } = journeysOf(
  { ...sipCheckoutFlow, machine: sipCheckoutMachine },
  {
    purpose:
      'Places a SIP: nominee, mandate, review, code. The data of the scheme comes from the provider, and the choices survive a code that could not be sent.',
    routes: ['sipCheckout'],
    input,
    children: {
      nomineeChoice: nomineeChoiceJourneys,
      mandateChoice: mandateChoiceJourneys,
      recentOrder: recentOrderJourneys,
      secondFactor: secondFactorJourneys<SipConfirmationSubject, OrderResult<PlacedSip>>(sipSubject, {
        kind: 'created',
        order: placedSip,
      }),
    },
  },
);

type Steps = readonly Step<typeof sipCheckoutMachine>[];
const termsLoaded: Steps = [done('getSchemeStatistics', sipChart)];
const openCheckout = (chart = sipChart, lists = sipLists): Steps => [
  done('getSchemeStatistics', chart),
  done('listBankAccounts', listsAnswer(lists)),
];
const nomineeChosen: Steps = [...openCheckout(), nomineeSettled];
const nomineeSuggested: Steps = [
  ...openCheckout(sipChartWith({ nominee_list: nomineesWithLastChoice })),
  { ...nomineeSettled, nomineeId: 'nominee-2', nominees: nomineesWithLastChoice, isSuggested: true },
];
const readyWithMandate = (id?: string, lists = sipLists): Steps => [
  ...openCheckout(sipChart, lists),
  nomineeSettled,
  mandateSettled(id, lists),
];
const review: Steps = [{ type: 'review.requested' }];
const submitted: Steps = [{ type: 'order.submitted' }];
const submitAndPass: Steps = [...submitted, finished('recentOrder', 'Passed')];
const reviewing: Steps = [...readyWithMandate(), ...review];
const confirming: Steps = [...reviewing, ...submitAndPass];
const chosen = { nomineeChoice: 'ExistingSelected', mandateChoice: 'Selected' } as const;
const chosenOnRemarkedDay = { ...chosen, mandateChoice: 'SelectedClosedDay' } as const;
const firstOrderToday = { ...sipLists, is_first_order_today: true };
const noPrimary = { ...sipLists, customer_bank_list: [] };
const manualSip: Steps = [...openCheckout(manualSipChart), nomineeSettled];

export const sipCheckoutJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { requestedSip: null } }),
  Blocked: scenario('blocked', { steps: [done('getSchemeStatistics', orderNotAllowedChart)] }),
  BlockedPending: scenario('blocked', { steps: [done('getSchemeStatistics', pendingOrderChart)] }),
  BlockedAtTheCode: scenario('blocked', { steps: [...confirming, finished('secondFactor', notAllowed)] }),
  OrderMissingUnknownScheme: scenario('orderMissing', {
    steps: [failed('getSchemeStatistics', refused('No such scheme.', CODES.notFound))],
  }),
  NotOffered: scenario('notOffered', { steps: [done('getSchemeStatistics', sipChartWith({ sip_order_terms: [] }))] }),
  NotOfferedAmount: scenario('notOffered', {
    input: { requestedSip: { ...requestedSip, amountInPaise: 6_000_000 } },
    steps: termsLoaded,
  }),
  NotOfferedInstallments: scenario('notOffered', {
    input: { requestedSip: { ...requestedSip, installments: 3 } },
    steps: termsLoaded,
  }),
  NotOfferedDay: scenario('notOffered', {
    input: { requestedSip: { ...requestedSip, firstDay: '2026-12-10' } },
    steps: termsLoaded,
  }),
  LoadingTerms: scenario('loading.terms'),
  LoadingAccounts: scenario('loading.accounts', { steps: termsLoaded }),
  AccountsUnavailable: scenario('unavailable', {
    steps: [...termsLoaded, failed('listBankAccounts', refused('Your accounts cannot be shown now.'))],
  }),
  NomineePending: scenario('choosing.nomineePending', {
    steps: openCheckout(),
    children: { nomineeChoice: 'ExistingUnselected' },
  }),
  NomineeSuggested: scenario('choosing.nomineeSuggested', {
    steps: nomineeSuggested,
    children: { nomineeChoice: 'ExistingSuggested' },
  }),
  MandatePending: scenario('choosing.withMandate.mandatePending', {
    steps: nomineeChosen,
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'Unselected' },
  }),
  MandateRegisteringFirst: scenario('choosing.withMandate.mandatePending', {
    steps: [...openCheckout(sipChart, mandateLists()), nomineeSettled],
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'RegisteringFirstMandate' },
  }),
  MandateRegistering: scenario('choosing.withMandate.mandatePending', {
    steps: nomineeChosen,
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'Registering' },
  }),
  ReadyWithMandate: scenario('choosing.withMandate.ready', { steps: readyWithMandate(), children: chosen }),
  ReadySummarised: scenario('choosing.withMandate.ready', {
    steps: [...nomineeSuggested, { type: 'nominee.confirmed' }, mandateSettled()],
    children: { nomineeChoice: 'ExistingSuggested', mandateChoice: 'Summarised' },
  }),
  ReadyWithPendingMandate: scenario('choosing.withMandate.ready', {
    steps: readyWithMandate(pendingMandate.mandate_id),
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'SelectedPending' },
  }),
  ReadyDateBlocked: scenario('choosing.withMandate.ready', {
    steps: readyWithMandate(undefined, closedDay(sipLists)),
    children: chosenOnRemarkedDay,
  }),
  ReadyFirstOrderToday: scenario('choosing.withMandate.ready', {
    steps: readyWithMandate(undefined, closedDay(firstOrderToday)),
    children: chosenOnRemarkedDay,
  }),
  ReadyWithoutPrimaryAccount: scenario('choosing.withMandate.ready', {
    steps: readyWithMandate(undefined, noPrimary),
    children: chosen,
  }),
  WithoutMandate: scenario('choosing.withoutMandate', {
    steps: manualSip,
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  Reviewing: scenario('reviewing', { steps: reviewing }),
  ReviewingPendingMandate: scenario('reviewing', {
    steps: [...readyWithMandate(pendingMandate.mandate_id), ...review],
  }),
  ReviewingDateBlocked: scenario('reviewing', {
    steps: [...readyWithMandate(undefined, closedDay(sipLists)), ...review],
  }),
  ReviewingFirstOrderToday: scenario('reviewing', {
    steps: [...readyWithMandate(undefined, closedDay(firstOrderToday)), ...review],
  }),
  ReviewingWithoutMandate: scenario('reviewing', { steps: [...manualSip, ...review] }),
  ReviewingAfterNotSent: scenario('reviewing', { steps: [...confirming, finished('secondFactor', 'NotSent')] }),
  ReviewingAfterLostAnswer: scenario('reviewing', { steps: [...confirming, finished('secondFactor', lostAnswer)] }),
  ReviewingNotListed: scenario('reviewing', {
    steps: [...confirming, finished('secondFactor', abandonedForCheck), done('findPlaced', { kind: 'absent' })],
  }),
  CheckingRecentOrder: scenario('checkingRecentOrder', {
    steps: [...reviewing, ...submitted],
    children: { recentOrder: 'Checking' },
  }),
  ConfirmingRepeat: scenario('checkingRecentOrder', {
    steps: [...reviewing, ...submitted],
    children: { recentOrder: 'AskingSip' },
  }),
  ReviewingAfterRepeatLeft: scenario('reviewing', {
    steps: [...reviewing, ...submitted, finished('recentOrder', 'Left')],
  }),
  Confirming: scenario('confirming', { steps: confirming, children: { secondFactor: 'EnteringCoolingDown' } }),
  ConfirmingAfterWrongCode: scenario('confirming', {
    steps: confirming,
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  ConfirmingAfterLostAnswer: scenario('confirming', {
    steps: confirming,
    children: { secondFactor: 'EnteringAfterLostAnswer' },
  }),
  ConfirmingWithoutMandate: scenario('confirming', {
    steps: [...manualSip, ...review, ...submitAndPass],
    children: { secondFactor: 'EnteringCoolingDown' },
  }),
  ReviewingAfterRefusal: scenario('reviewing', {
    steps: [...confirming, finished('secondFactor', refusedBySecondFactor('sip'))],
  }),
  Checking: scenario('checking', { steps: [...confirming, finished('secondFactor', abandonedForCheck)] }),
  PlacedXsip: scenario('placed', { steps: [...confirming, finished('secondFactor', 'Confirmed')] }),
  PlacedSip: scenario('placed', {
    steps: [...manualSip, ...review, ...submitAndPass, finished('secondFactor', 'Confirmed')],
  }),
  PlacedAsListed: scenario('placed', {
    steps: [
      ...confirming,
      finished('secondFactor', abandonedForCheck),
      done('findPlaced', { kind: 'found', order: { order: placedSipOrder, html: '', navigateScreen: undefined } }),
    ],
  }),
});

/** Another name and an amount below the limit, as a forged link may contain them. */
const forgedSip: RequestedSip = {
  ...requestedSip,
  amountInPaise: 49_999,
  scheme: { ...requestedSip.scheme, name: 'Guaranteed 18% Fund' },
};

export const sipCheckoutWorld: World<typeof sipCheckoutMachine> = {
  inputs: [input, { ...input, requestedSip: null }, { ...input, requestedSip: forgedSip }],
  events: {
    'checkout.reloadRequested': [{}],
    'review.requested': [{}],
    'review.left': [{}],
    'order.submitted': [{}],
    'nominee.confirmed': [{}],
    'nominee.settled': [
      { ...nominee, ...nomineeLists },
      { ...nominee, ...nomineeLists, isSuggested: true },
      { option: 'none', nomineeId: 'none', ...nomineeLists, isNoNomineeRegistered: true },
    ],
    'nominee.unsettled': [{}],
    'mandate.settled': [
      { mandateNumber: approvedMandate.mandate_id, lists: sipLists },
      { mandateNumber: pendingMandate.mandate_id, lists: closedDay(sipLists) },
    ],
    'mandate.unsettled': [{}],
  },
  answers: {
    getSchemeStatistics: [sipChart, manualSipChart, orderNotAllowedChart],
    listBankAccounts: [listsAnswer(sipLists), listsAnswer(noPrimary)],
    findPlaced: [{ kind: 'absent' }, { kind: 'found', order: placedSip }],
  },
  outputs: {
    secondFactor: [
      refusedBySecondFactor('sip'),
      notAllowed,
      pending,
      createdEnd({ ...placedSip, navigateScreen: '//evil.example' }),
      { kind: 'notSent', notice: null, refusal: null },
      lostAnswer,
      abandonedForCheck,
    ],
  },
  counters: ['confirmedUntil'],
  failures: [refused('No such scheme.', CODES.notFound)],
  secrets: ['123456', '654321'],
};
