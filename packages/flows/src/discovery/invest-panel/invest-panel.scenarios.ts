import { journeysOf } from '../../model-testing/journey.ts';
import { refused } from '../../kit/port.ts';
import type { World } from '../../model-testing/walk.ts';
import { secondFactorJourneys } from '../../parts/identity/second-factor/second-factor.scenarios.ts';
import { investPanelFlow } from './invest-panel.flow.ts';
import type { InvestDraftPatch } from './invest-panel.types.ts';
import {
  awaitingApproval,
  nomineeUnverified,
  nomineeVerified,
  notAllowed,
  onlyMonthly,
  panelInput,
  pending,
  shortRedirect,
  sipUnbounded,
  two,
  twoRanges,
  unbounded,
  withoutMonthly,
  withSip,
} from './testing/panel-inputs.ts';
import { investPanelMachine } from './invest-panel.machine.ts';

const { finished, scenario, scenarios } = journeysOf(
  { ...investPanelFlow, machine: investPanelMachine },
  {
    purpose:
      'Chooses amount, date and way of an investment within the limits of the scheme, and says before the checkout what still stands in its way.',
    routes: ['charts', 'chartsmobile'],
    input: panelInput(),
    children: { secondFactor: secondFactorJourneys('nominee update' as const, nomineeVerified) },
  },
);
const amount = (typed: string) => ({ type: 'draft.changed', patch: { amount: typed } }) as const;
const change = (patch: InvestDraftPatch) => ({ type: 'draft.changed', patch }) as const;
const openPicker = { type: 'datePicker.opened' } as const;
const pickDay = (day: number) => ({ type: 'day.picked', day }) as const;
const drafted = [change({ installments: '60' }), amount('5000'), openPicker, pickDay(5)] as const;
const followBanner = { type: 'banner.followed' } as const;
const invest = { type: 'lumpsum.invested' } as const;

export const investPanelJourneys = scenarios({
  SipDrafting: scenario('sip.drafting', { input: panelInput(withSip) }),
  SipAmountEntered: scenario('sip.drafting', { input: panelInput(withSip), steps: [amount('6000')] }),
  SipAmountBetweenRanges: scenario('sip.drafting', { input: panelInput(twoRanges), steps: [amount('70000')] }),
  SipHigherRange: scenario('sip.drafting', { input: panelInput(twoRanges), steps: [amount('150000')] }),
  SipWithoutDate: scenario('sip.drafting', {
    input: panelInput({ ...onlyMonthly, sip_minimum_date: '28/11/2026', sip_maximum_date: '29/11/2026' }),
    steps: [amount('6000')],
  }),
  SipRangeSelected: scenario('sip.drafting', { input: panelInput(twoRanges), steps: [change({ option: 1 })] }),
  SipFrequencyToChoose: scenario('sip.drafting', { input: panelInput(withoutMonthly) }),
  SipFrequencyChosen: scenario('sip.drafting', {
    input: panelInput(withoutMonthly),
    steps: [change({ frequency: 'WEEKLY' })],
  }),
  SipDraftingComplete: scenario('sip.drafting', { input: panelInput(onlyMonthly), steps: drafted }),
  SipDraftingBelowMinimum: scenario('sip.drafting', {
    input: panelInput(onlyMonthly),
    steps: [change({ installments: '5' }), amount('499')],
  }),
  SipDraftingAtMaximum: scenario('sip.drafting', {
    input: panelInput(onlyMonthly),
    steps: [...drafted, amount('50000')],
  }),
  SipDraftingUnbounded: scenario('sip.drafting', {
    input: panelInput(sipUnbounded),
    steps: [amount('99999999')],
  }),
  SipLockedIn: scenario('sip.drafting', {
    input: panelInput(withSip),
    steps: [change({ frequency: 'WEEKLY' }), amount('100000')],
  }),
  SipPickingDate: scenario('sip.pickingDate', { input: panelInput(onlyMonthly), steps: [openPicker] }),
  SipPickingDateNoOccurrence: scenario('sip.pickingDate', {
    input: panelInput({ ...onlyMonthly, sip_minimum_date: '28/11/2026', sip_maximum_date: '29/11/2026' }),
    steps: [openPicker],
  }),
  LumpsumDrafting: scenario('lumpsum', { input: panelInput(two) }),
  LumpsumOptionChosen: scenario('lumpsum', {
    input: panelInput(two),
    steps: [{ type: 'draft.changed', patch: { option: 1 } }],
  }),
  LumpsumComplete: scenario('lumpsum', { steps: [amount('25000')] }),
  LumpsumBelowMinimum: scenario('lumpsum', { steps: [amount('4999')] }),
  LumpsumAtMaximum: scenario('lumpsum', { steps: [amount('100000')] }),
  LumpsumUnbounded: scenario('lumpsum', { input: panelInput(unbounded), steps: [amount('99999999')] }),
  LumpsumNotOffered: scenario('lumpsum', { input: panelInput({ general_order_terms: [] }) }),
  BannerNotAllowed: scenario('lumpsum', { input: panelInput(notAllowed), steps: [amount('25000')] }),
  BannerNomineeUnverified: scenario('lumpsum', { input: panelInput(nomineeUnverified), steps: [amount('25000')] }),
  BannerPending: scenario('lumpsum', { input: panelInput(pending), steps: [amount('25000')] }),
  NotAllowedWithRedirect: scenario('lumpsum', { input: panelInput(awaitingApproval) }),
  NotAllowedShortRedirect: scenario('lumpsum', { input: panelInput(shortRedirect) }),
  VerifyingNominee: scenario('verifyingNominee', {
    input: panelInput(nomineeUnverified),
    steps: [amount('25000'), followBanner],
    children: { secondFactor: 'EnteringCoolingDown' },
  }),
  VerifyingNomineeSending: scenario('verifyingNominee', {
    input: panelInput(nomineeUnverified),
    steps: [followBanner],
    children: { secondFactor: 'SendingCodes' },
  }),
  VerifyingNomineeAfterWrongCode: scenario('verifyingNominee', {
    input: panelInput(nomineeUnverified),
    steps: [followBanner],
    children: { secondFactor: 'EnteringAfterWrongCode' },
  }),
  AfterNomineeVerified: scenario('lumpsum', {
    input: panelInput(nomineeUnverified),
    steps: [amount('25000'), followBanner, finished('secondFactor', 'Confirmed')],
  }),
  AfterNomineeNotSent: scenario('lumpsum', {
    input: panelInput(nomineeUnverified),
    steps: [amount('25000'), followBanner, finished('secondFactor', 'NotSent')],
  }),
  VerifyingNomineeOverSip: scenario('verifyingNominee', {
    input: panelInput({ ...nomineeUnverified, ...onlyMonthly }),
    steps: [...drafted, followBanner],
    children: { secondFactor: 'SendingCodes' },
  }),
  SipNotAllowedWithRedirect: scenario('sip.drafting', {
    input: panelInput({ ...notAllowed, ...onlyMonthly }),
    steps: drafted,
  }),
  SipRedirectUnknown: scenario('sip.drafting', {
    input: panelInput({ ...notAllowed, ...onlyMonthly, order_checkout_redirect_url: 'somewhere' }),
    steps: [...drafted, { type: 'sip.started' }],
  }),
  LeftToSipCheckout: scenario('left', {
    input: panelInput(onlyMonthly),
    steps: [...drafted, { type: 'sip.started' }],
  }),
  LeftToOrderCheckout: scenario('left', { steps: [amount('25000'), invest] }),
  LeftToRedirect: scenario('left', { input: panelInput(notAllowed), steps: [followBanner] }),
});

const gates = [true, false].flatMap((is_order_checkout_allowed) =>
  [true, false].flatMap((is_pending_order) =>
    [true, false].map((is_bse_nominee_verified) => ({
      is_order_checkout_allowed,
      is_pending_order,
      is_bse_nominee_verified,
    })),
  ),
);
/** Malicious and invalid redirects that a server might name. */
const redirects = [
  'portfolio',
  './orderList/',
  'signin',
  '',
  'https://evil.example',
  '//evil.example/x',
  'javascript:alert(1)',
  '%2f%2fevil.example',
  'unknownScreen',
  '../portfolio',
];

const within = { minimum_installment_amount: 5000, maximum_installment_amount: 100_000 };
/** A SIP only, with the limits of the lumpsum, so that one set of amounts lies below, within and above them. */
const bounded = {
  ...onlyMonthly,
  sip_order_terms: onlyMonthly.sip_order_terms.map((sip) => ({ ...sip, ...within })),
  general_order_terms: [],
};
/** A lumpsum and a SIP of one range: few states that cover all interactions of the two. */
const single = { ...withSip, sip_order_terms: onlyMonthly.sip_order_terms };

export const investPanelWorld: World<typeof investPanelMachine> = {
  inputs: [
    ...gates.map((gate) => panelInput(gate)),
    ...redirects.map((order_checkout_redirect_url) => panelInput({ ...notAllowed, order_checkout_redirect_url })),
    panelInput(awaitingApproval),
    panelInput(shortRedirect),
    panelInput({ ...pending, order_checkout_redirect_url: 'https://evil.example' }),
    panelInput(two),
    panelInput({ ...two, ...nomineeUnverified }),
    panelInput(unbounded),
    panelInput({ general_order_terms: [] }),
    ...[single, { ...single, ...nomineeUnverified }].map((chart) => panelInput(chart)),
    ...[{}, pending].map((nominee) => panelInput({ ...bounded, ...nominee })),
    ...['./orderList/', 'signin', 'https://evil.example'].map((order_checkout_redirect_url) =>
      panelInput({ ...bounded, ...notAllowed, order_checkout_redirect_url }),
    ),
    panelInput({ ...withoutMonthly, general_order_terms: [] }),
    panelInput({ ...withSip, general_order_terms: [] }),
  ],
  events: {
    'tab.chosen': [{ tab: 'lumpsum' }, { tab: 'sip' }],
    'draft.changed': [
      ...['', '4999', '5000', '100001'].map((typed) => ({ patch: { amount: typed } })),
      ...[1, 7].map((chosen) => ({ patch: { option: chosen } })),
      { patch: { installments: '6' } },
      { patch: { frequency: 'WEEKLY' } },
    ],
    'datePicker.opened': [{}],
    'datePicker.closed': [{}],
    'day.picked': [{ day: 5 }, { day: 25 }, { day: 29 }],
    'sip.started': [{}],
    'lumpsum.invested': [{}],
    'banner.followed': [{}],
  },
  answers: {},
  outputs: {
    secondFactor: [
      {
        kind: 'confirmed',
        result: {
          ...nomineeVerified,
          is_order_checkout_allowed: false,
          result: undefined,
          is_bse_nominee_verified: false,
        },
      },
      {
        kind: 'notSent',
        notice: { kind: 'refused', text: refused('Try later.').text, via: 'answer', errors: [] },
        refusal: null,
      },
      { kind: 'notSent', notice: { kind: 'connectivity', text: '', via: 'network', errors: [] }, refusal: null },
    ],
  },
  secrets: ['123456', '654321'],
};
