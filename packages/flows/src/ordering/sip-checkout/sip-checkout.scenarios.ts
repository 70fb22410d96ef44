import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { journeysOf, type Step } from '../../kit/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { notFetched, PortFailure, refused } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import {
  closedDay,
  listsAnswer,
  mandateChoiceJourneys,
  mandateLists,
} from '../../parts/mandate-choice/mandate-choice.scenarios.ts';
import { approvedMandate } from '../../parts/mandate-choice/sample-mandates.ts';
import { pendingMandate } from '../../parts/mandate-registration/mandate-registration.scenarios.ts';
import { nomineeChoiceJourneys, nominees } from '../../parts/nominee-choice/nominee-choice.scenarios.ts';
import type { OrderResult } from '../../parts/order-confirmation/index.ts';
import { gateOf } from '../../parts/order-confirmation/order-confirmation.rules.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { recentOrderJourneys } from '../../parts/recent-order/recent-order.scenarios.ts';
import { secondFactorJourneys } from '../../parts/second-factor/second-factor.scenarios.ts';
import {
  askedSip,
  byHandChart,
  gated,
  notAllowedChart,
  pendingChart,
  placedSip,
  placedSipOrder,
  sipChart,
  sipLists,
  sipSubject,
} from './sample-sips.ts';
import { sipCheckoutFlow, type AskedSip, type PlacedSip, type SipCheckoutInput, type SipSubject } from './index.ts';
import type { sipCheckoutMachine } from './sip-checkout.machine.ts';

const nominee = { option: 'existing', nomineeId: 'nominee-1' } as const;
const nomineeLists = { nominees, isNoneRegistered: false, noNomineeForm: '' };
const nomineeSettled = { type: 'nominee.settled', ...nominee, ...nomineeLists } as const;
const mandateSettled = (id = approvedMandate.mandate_id, lists = sipLists) =>
  ({ type: 'mandate.settled', mandateId: id, lists }) as const;

type End = SecondFactorOutput<OrderResult<PlacedSip>>;
const created = (sip: PlacedSip): End => ({ kind: 'confirmed', result: { kind: 'created', order: sip } });
const refusal = refused('Your account is not approved yet.', '020', { navigateScreen: './esignkycVerification/' });
const notAllowed: End = {
  kind: 'notSent',
  notice: noticeOf(new PortFailure(refusal)),
  refusal: { code: '020', text: refusal.text, navigateScreen: './esignkycVerification/' },
};
const pending: End = {
  kind: 'confirmed',
  result: { kind: 'refused', gate: gateOf('Pay your pending order first.', undefined) },
};
const lostAnswer: End = { kind: 'abandoned', lostSubmission: 'submission-1' };
const sought: End = { kind: 'abandoned', lostSubmission: 'submission-1', isToCheck: true };

export const sipCheckoutInput = (): SipCheckoutInput => ({
  asked: askedSip,
  today: '2026-11-20',
  newSubmission: countingSubmissions(),
});
const input = sipCheckoutInput();

const { done, failed, finished, scenario, scenarios } = journeysOf(sipCheckoutFlow, {
  purpose:
    'Places a SIP: nominee, mandate, review, code. The data of the scheme comes from the provider, and the choices survive a code that could not be sent.',
  routes: ['sipCheckout'],
  input,
  children: {
    nomineeChoice: nomineeChoiceJourneys,
    mandateChoice: mandateChoiceJourneys,
    recentOrder: recentOrderJourneys,
    secondFactor: secondFactorJourneys<SipSubject, OrderResult<PlacedSip>>(sipSubject, {
      kind: 'created',
      order: placedSip,
    }),
  },
});

type Steps = readonly Step<typeof sipCheckoutMachine>[];
const told: Steps = [done('getSchemeStatistics', sipChart)];
const fetched = done('fetchChart', null);
const opened = (chart = sipChart, lists = sipLists): Steps => [
  done('getSchemeStatistics', chart),
  done('listBankAccounts', listsAnswer(lists)),
  fetched,
];
const atMandates: Steps = [...opened(), nomineeSettled, fetched];
const ready = (id?: string, lists = sipLists): Steps => [
  ...opened(sipChart, lists),
  nomineeSettled,
  fetched,
  mandateSettled(id, lists),
];
const review: Steps = [{ type: 'review.requested' }];
const press: Steps = [{ type: 'order.submitted' }];
const submit: Steps = [...press, finished('recentOrder', 'Passed')];
const reviewing: Steps = [...ready(), ...review];
const confirming: Steps = [...reviewing, ...submit, fetched];
const chosen = { nomineeChoice: 'ExistingSelected', mandateChoice: 'Selected' } as const;
const first = { ...sipLists, is_first_order_today: true };
const noPrimary = { ...sipLists, customer_bank_list: [] };
const byHand: Steps = [...opened(byHandChart), nomineeSettled];

export const sipCheckoutJourneys = scenarios({
  OrderMissing: scenario('orderMissing', { input: { asked: null } }),
  Blocked: scenario('blocked', { steps: [done('getSchemeStatistics', notAllowedChart)] }),
  BlockedPending: scenario('blocked', { steps: [done('getSchemeStatistics', pendingChart)] }),
  BlockedAtTheCode: scenario('blocked', { steps: [...confirming, finished('secondFactor', notAllowed)] }),
  NotOffered: scenario('notOffered', { steps: [done('getSchemeStatistics', gated({ sip_order_terms: [] }))] }),
  NotOfferedAmount: scenario('notOffered', { input: { asked: { ...askedSip, amount: '60000' } }, steps: told }),
  NotOfferedInstallments: scenario('notOffered', { input: { asked: { ...askedSip, installments: 3 } }, steps: told }),
  NotOfferedDay: scenario('notOffered', { input: { asked: { ...askedSip, firstDay: '2026-12-10' } }, steps: told }),
  LoadingTerms: scenario('loading.terms'),
  LoadingAccounts: scenario('loading.accounts', { steps: told }),
  FetchingNominees: scenario('loading.nominees', {
    steps: [...told, done('listBankAccounts', listsAnswer(sipLists))],
  }),
  AccountsUnavailable: scenario('unavailable', {
    steps: [...told, failed('listBankAccounts', refused('Your accounts cannot be shown now.'))],
  }),
  NomineePending: scenario('choosing.nomineePending', {
    steps: opened(),
    children: { nomineeChoice: 'ExistingUnselected' },
  }),
  FetchingMandates: scenario('choosing.fetchingMandates', {
    steps: [...opened(), nomineeSettled],
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  MandatesNotFetched: scenario('choosing.mandatesNotFetched', {
    steps: [...opened(), nomineeSettled, failed('fetchChart', notFetched)],
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  MandatePending: scenario('choosing.withMandate.mandatePending', {
    steps: atMandates,
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'Unselected' },
  }),
  MandatePendingEmptyList: scenario('choosing.withMandate.mandatePending', {
    steps: [...opened(sipChart, mandateLists()), nomineeSettled, fetched],
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'UnselectedEmptyList' },
  }),
  MandateRegistering: scenario('choosing.withMandate.mandatePending', {
    steps: atMandates,
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'Registering' },
  }),
  ReadyWithMandate: scenario('choosing.withMandate.ready', { steps: ready(), children: chosen }),
  ReadyWithPendingMandate: scenario('choosing.withMandate.ready', {
    steps: ready(pendingMandate.mandate_id),
    children: { nomineeChoice: 'ExistingSelected', mandateChoice: 'SelectedPending' },
  }),
  ReadyDateBlocked: scenario('choosing.withMandate.ready', {
    steps: ready(undefined, closedDay(sipLists)),
    children: chosen,
  }),
  ReadyFirstOrderToday: scenario('choosing.withMandate.ready', {
    steps: ready(undefined, closedDay(first)),
    children: chosen,
  }),
  ReadyWithoutPrimaryAccount: scenario('choosing.withMandate.ready', {
    steps: ready(undefined, noPrimary),
    children: chosen,
  }),
  WithoutMandate: scenario('choosing.withoutMandate', {
    steps: byHand,
    children: { nomineeChoice: 'ExistingSelected' },
  }),
  Reviewing: scenario('reviewing', { steps: reviewing }),
  ReviewingPendingMandate: scenario('reviewing', { steps: [...ready(pendingMandate.mandate_id), ...review] }),
  ReviewingDateBlocked: scenario('reviewing', { steps: [...ready(undefined, closedDay(sipLists)), ...review] }),
  ReviewingFirstOrderToday: scenario('reviewing', { steps: [...ready(undefined, closedDay(first)), ...review] }),
  ReviewingWithoutMandate: scenario('reviewing', { steps: [...byHand, ...review] }),
  ReviewingAfterNotSent: scenario('reviewing', { steps: [...confirming, finished('secondFactor', 'NotSent')] }),
  ReviewingAfterLostAnswer: scenario('reviewing', { steps: [...confirming, finished('secondFactor', lostAnswer)] }),
  ReviewingNotListed: scenario('reviewing', {
    steps: [...confirming, finished('secondFactor', sought), done('findPlaced', { kind: 'absent' })],
  }),
  CheckingRecentOrder: scenario('checkingRecentOrder', {
    steps: [...reviewing, ...press],
    children: { recentOrder: 'Checking' },
  }),
  ConfirmingRepeat: scenario('checkingRecentOrder', {
    steps: [...reviewing, ...press],
    children: { recentOrder: 'AskingSip' },
  }),
  ReviewingAfterRepeatLeft: scenario('reviewing', {
    steps: [...reviewing, ...press, finished('recentOrder', 'Left')],
  }),
  FetchingCodes: scenario('fetchingCodes', { steps: [...reviewing, ...submit] }),
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
    steps: [...byHand, ...review, ...submit, fetched],
    children: { secondFactor: 'EnteringCoolingDown' },
  }),
  Checking: scenario('checking', { steps: [...confirming, finished('secondFactor', sought)] }),
  PlacedXsip: scenario('placed', { steps: [...confirming, finished('secondFactor', 'Confirmed')] }),
  PlacedSip: scenario('placed', {
    steps: [...byHand, ...review, ...submit, fetched, finished('secondFactor', 'Confirmed')],
  }),
  PlacedAsListed: scenario('placed', {
    steps: [
      ...confirming,
      finished('secondFactor', sought),
      done('findPlaced', { kind: 'found', order: { order: placedSipOrder, html: '', navigateScreen: undefined } }),
    ],
  }),
});

/** Another name and an amount below the limit, as a forged link may contain them. */
const lie: AskedSip = {
  ...askedSip,
  amount: '499.99',
  scheme: { ...askedSip.scheme, name: 'Guaranteed 18% Fund' },
};

export const sipCheckoutWorld: World<typeof sipCheckoutFlow> = {
  inputs: [input, { ...input, asked: null }, { ...input, asked: lie }],
  events: {
    'checkout.reloadRequested': [{}],
    'review.requested': [{}],
    'review.left': [{}],
    'order.submitted': [{}],
    'nominee.settled': [
      { ...nominee, ...nomineeLists },
      { option: 'none', nomineeId: 'none', ...nomineeLists, isNoneRegistered: true },
    ],
    'nominee.unsettled': [{}],
    'mandate.settled': [
      { mandateId: approvedMandate.mandate_id, lists: sipLists },
      { mandateId: pendingMandate.mandate_id, lists: closedDay(sipLists) },
    ],
    'mandate.unsettled': [{}],
  },
  answers: {
    getSchemeStatistics: [sipChart, byHandChart, notAllowedChart],
    listBankAccounts: [listsAnswer(sipLists), listsAnswer(noPrimary)],
    fetchChart: [null],
    findPlaced: [{ kind: 'absent' }, { kind: 'found', order: placedSip }],
  },
  outputs: {
    secondFactor: [
      notAllowed,
      pending,
      created({ ...placedSip, navigateScreen: '//evil.example' }),
      { kind: 'notSent', notice: null, refusal: null },
      lostAnswer,
      sought,
    ],
  },
  counters: ['confirmedUntil'],
  secrets: ['123456', '654321'],
};
