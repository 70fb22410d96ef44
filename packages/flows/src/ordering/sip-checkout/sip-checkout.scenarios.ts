import { type GetSchemeStatisticsAnswer, noNominee, type Order, type SipOption } from '@folioflow/api/contract';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { journeysOf, type Step } from '../../kit/journey.ts';
import { noticeOf } from '../../kit/notice.ts';
import { fault, PortFailure, refused } from '../../kit/port.ts';
import type { World } from '../../kit/walk.ts';
import {
  closedDay,
  listsAnswer,
  mandateChoiceJourneys,
  mandateLists,
} from '../../parts/mandate-choice/mandate-choice.scenarios.ts';
import { approvedMandate } from '../../parts/mandate-choice/sample-mandates.ts';
import { pendingMandate, primaryAccount } from '../../parts/mandate-registration/mandate-registration.scenarios.ts';
import { nomineeChoiceJourneys, nominees } from '../../parts/nominee-choice/nominee-choice.scenarios.ts';
import type { OrderResult } from '../../parts/order-confirmation/index.ts';
import { gateOf } from '../../parts/order-confirmation/order-confirmation.rules.ts';
import { payableOrder } from '../../parts/sample-orders.ts';
import type { SecondFactorOutput } from '../../parts/second-factor/index.ts';
import { secondFactorJourneys } from '../../parts/second-factor/second-factor.scenarios.ts';
import { sipCheckoutFlow, type AskedSip, type PlacedSip, type SipCheckoutInput, type SipSubject } from './index.ts';
import type { sipCheckoutMachine } from './sip-checkout.machine.ts';

export const askedSip: AskedSip = {
  scheme: { isin: 'INF000F01AB2', code: 'FFC-DG', name: 'Folio Flexi Cap Fund - Direct Growth' },
  option: { code: 'FFC-DG', name: '₹500 to ₹50,000' },
  frequency: 'MONTHLY',
  amount: '5000',
  installments: 12,
  firstDay: '2026-12-05',
};
const option: SipOption = {
  display_text: '₹500 to ₹50,000',
  scheme_name: askedSip.scheme.name,
  scheme_code: 'FFC-DG',
  scheme_isin: askedSip.scheme.isin,
  minimum_installment_amount: 500,
  maximum_installment_amount: 50_000,
  transaction_mode: 'DP',
  lockin_period_flag: 'N',
  lockin_period: '',
  purchase_cutoff_time: '14:30:00',
  is_pause_allowed: true,
  pause_text: '',
  sip_exclude_date_list: ['10/12/2026'],
  is_nach_mandate: true,
  sip_frequency: 'MONTHLY',
  sip_dates: '1,5,10,15',
  sip_minimum_installment_numbers: 6,
  sip_maximum_installment_numbers: 120,
  sip_type: 'xsip',
  pause_minimum_installments: 1,
  pause_maximum_installments: 3,
};
/** A scheme that takes SIPs by the month, under a mandate. */
export const sipChart: GetSchemeStatisticsAnswer = {
  code: '000',
  messageText: '',
  is_order_checkout_allowed: true,
  is_pending_order: false,
  order_checkout_validation_message: '',
  order_checkout_redirect_url: '',
  is_bse_client_code_approved: true,
  is_bse_nominee_verified: true,
  is_kyc_esign_verified: true,
  sip_minimum_date: '',
  sip_maximum_date: '',
  sip_exclude_date_list: [],
  login_stage: 'esignkyc',
  scheme_code: 'FFC-DG',
  scheme_name: askedSip.scheme.name,
  scheme_isin: askedSip.scheme.isin,
  scheme_amc: 'Marigold Mutual Fund',
  scheme_category: '',
  sub_category: '',
  risk: '',
  nav_data_list: [],
  sip_order_frequency: [{ value: 'MONTHLY', label: 'Monthly' }],
  sip_order_terms: [option],
  general_order_terms: [],
  sip_returns_calculation: { '1y_percent': null, '3y_percent': null, '5y_percent': null },
  lumpsum_returns_calculation: {
    absolute: {},
    annualized: {},
  } as GetSchemeStatisticsAnswer['lumpsum_returns_calculation'],
  seriespie_sector: [],
  optionspie_sector: [],
  bank_account_list: [],
  nominee_list: [noNominee(), ...nominees],
  is_no_nominee_registered: false,
  no_nominee_form: '',
  client_code: 'ABC123',
  holdings_list: [],
  fund_manager_list: [],
};
/** The same scheme, its SIPs paid by hand. */
export const byHandChart: GetSchemeStatisticsAnswer = {
  ...sipChart,
  sip_order_terms: [{ ...option, is_nach_mandate: false, sip_type: 'sip' }],
};
const gated = (change: Partial<GetSchemeStatisticsAnswer>): GetSchemeStatisticsAnswer => ({ ...sipChart, ...change });
const notAllowedChart = gated({
  is_order_checkout_allowed: false,
  order_checkout_validation_message: 'Complete your e-sign first.',
  order_checkout_redirect_url: './esignkycVerification/',
});
const pendingChart = gated({
  is_pending_order: true,
  order_checkout_validation_message: 'Pay your pending order first.',
});
export const sipLists = mandateLists(approvedMandate, pendingMandate);

export const placedSipOrder: Order = {
  ...payableOrder,
  bank_information: primaryAccount,
  mf_order_type: 'xsip',
  mf_order_scheme_name: askedSip.scheme.name,
  mf_order_overall_investment_amount: 60_000,
  mf_order_investment_amount: '',
  mf_order_accumulated_returns_amount: '',
  total_returns_amount: '',
  mf_order_pay_amount: 5000,
};
const placedSip: PlacedSip = {
  order: placedSipOrder,
  html: '<h3>SIP registered</h3>',
  navigateScreen: './sipResponse/',
};

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

const subject = { sip_type: 'xsip' } as SipSubject;
const { done, failed, finished, scenario, scenarios } = journeysOf(sipCheckoutFlow, {
  purpose:
    'Turns a SIP into a placed one: nominee, mandate, review, code. What it says of the scheme is the provider’s, and what was chosen survives a code that could not be sent.',
  routes: ['sipCheckout'],
  input,
  children: {
    nomineeChoice: nomineeChoiceJourneys,
    mandateChoice: mandateChoiceJourneys,
    secondFactor: secondFactorJourneys<SipSubject, OrderResult<PlacedSip>>(subject, {
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
const submit: Steps = [{ type: 'order.submitted' }];
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
    steps: [...opened(), nomineeSettled, failed('fetchChart', fault(''))],
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

/** Another name and an amount below the limit, as a link may say them. */
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
  secrets: ['123456', '654321'],
};
