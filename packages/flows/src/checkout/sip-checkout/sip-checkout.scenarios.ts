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
const nomineeConfirmed = { type: 'nominee.confirmed' } as const;

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
const nomineeContinued: Steps = [...nomineeChosen, nomineeConfirmed];
/** Its limit pays every instalment. */
const roomyLists = mandateLists({ ...approvedMandate, amount: 100_000, limit_used: 0 });
const nomineeSuggested: Steps = [
  ...openCheckout(sipChartWith({ nominee_list: nomineesWithLastChoice }), roomyLists),
  { ...nomineeSettled, nomineeId: 'nominee-2', nominees: nomineesWithLastChoice, isSuggested: true },
];
const readyWithMandate = (id?: string, lists = sipLists): Steps => [
  ...openCheckout(sipChart, lists),
  nomineeSettled,
  nomineeConfirmed,
  mandateSettled(id, lists),
];
const review: Steps = [{ type: 'review.requested' }];
const submitted: Steps = [{ type: 'order.submitted' }];
const submitAndPass: Steps = [...submitted, finished('recentOrder', 'Passed')];
const reviewing: Steps = [...readyWithMandate(), ...review];
const confirming: Steps = [...reviewing, ...submitAndPass];
const chosen = { mandateChoice: 'Selected' } as const;
const chosenOnRemarkedDay = { mandateChoice: 'SelectedClosedDay' } as const;
const firstOrderToday = { ...sipLists, is_first_order_today: true };
const registrationClosed = { ...mandateLists(), is_register_mandate_allowed: false };
const noPrimary = { ...sipLists, customer_bank_list: [] };
const manualSip: Steps = [...openCheckout(manualSipChart), nomineeSettled, nomineeConfirmed];

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
  NomineePending: scenario('choosing.nominee', {
    steps: openCheckout(),
    children: { nomineeChoice: 'ExistingUnselected' },
  }),
  NomineeListEmpty: scenario('choosing.nominee', {
    steps: openCheckout(sipChartWith({ nominee_list: [] })),
    children: { nomineeChoice: 'NoneEmptyList' },
  }),
  NomineeChosen: scenario('choosing.nominee', {
    steps: nomineeChosen,
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  NomineeChanging: scenario('choosing.nominee', {
    steps: [...readyWithMandate(), { type: 'review.requested' }, { type: 'nominee.changeRequested' }],
    children: { nomineeChoice: 'ExistingSettled' },
  }),
  MandatePending: scenario('choosing.mandate', {
    steps: nomineeContinued,
    children: { mandateChoice: 'Unselected' },
  }),
  MandateForbidden: scenario('choosing.mandate', {
    steps: [...openCheckout(sipChart, registrationClosed), nomineeSettled, nomineeConfirmed],
    children: { mandateChoice: 'UnselectedEmptyList' },
  }),
  MandateRegisteringFirst: scenario('choosing.mandate', {
    steps: [...openCheckout(sipChart, mandateLists()), nomineeSettled, nomineeConfirmed],
    children: { mandateChoice: 'RegisteringFirstMandate' },
  }),
  MandateRegistering: scenario('choosing.mandate', {
    steps: nomineeContinued,
    children: { mandateChoice: 'Registering' },
  }),
  MandateChanging: scenario('choosing.mandate', {
    steps: [...readyWithMandate(), { type: 'review.requested' }, { type: 'mandate.changeRequested' }],
    children: { mandateChoice: 'SelectedSettled' },
  }),
  ReadyWithMandate: scenario('choosing.mandate', { steps: readyWithMandate(), children: chosen }),
  ReadyWithPendingMandate: scenario('choosing.mandate', {
    steps: readyWithMandate(pendingMandate.mandate_id),
    children: { mandateChoice: 'SelectedPending' },
  }),
  ReadyDateBlocked: scenario('choosing.mandate', {
    steps: readyWithMandate(undefined, closedDay(sipLists)),
    children: chosenOnRemarkedDay,
  }),
  ReadyFirstOrderToday: scenario('choosing.mandate', {
    steps: readyWithMandate(undefined, closedDay(firstOrderToday)),
    children: chosenOnRemarkedDay,
  }),
  ReadyWithoutPrimaryAccount: scenario('choosing.mandate', {
    steps: readyWithMandate(undefined, noPrimary),
    children: chosen,
  }),
  ReviewingSuggested: scenario('reviewing', {
    steps: [...nomineeSuggested, { ...mandateSettled(approvedMandate.mandate_id, roomyLists), isSuggested: true }],
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
  ReviewingWithoutMandate: scenario('reviewing', { steps: manualSip }),
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
    steps: [...manualSip, ...submitAndPass],
    children: { secondFactor: 'EnteringCoolingDown' },
  }),
  ReviewingAfterRefusal: scenario('reviewing', {
    steps: [...confirming, finished('secondFactor', refusedBySecondFactor('sip'))],
  }),
  Checking: scenario('checking', { steps: [...confirming, finished('secondFactor', abandonedForCheck)] }),
  PlacedXsip: scenario('placed', { steps: [...confirming, finished('secondFactor', 'Confirmed')] }),
  PlacedSip: scenario('placed', {
    steps: [...manualSip, ...submitAndPass, finished('secondFactor', 'Confirmed')],
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
    'nominee.changeRequested': [{}],
    'mandate.changeRequested': [{}],
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
      { mandateNumber: approvedMandate.mandate_id, lists: sipLists, isSuggested: true },
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
