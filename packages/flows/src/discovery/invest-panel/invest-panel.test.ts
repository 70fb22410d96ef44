import type {
  SendTwoFactorOtpAnswer,
  SendTwoFactorOtpRequest,
  ValidateNomineeTwoFactorAnswer,
  ValidateNomineeTwoFactorRequest,
} from '@folioflow/api/contract';
import { assign, createActor, SimulatedClock, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { observeFlow, observeNotices, remoteOf } from '../../kit/flow.ts';
import { heldPort } from '../../kit/held-port.ts';
import { at } from '../../kit/journey.ts';
import { mutant } from '../../kit/mutant.ts';
import type { NoticeRaised } from '../../kit/notice.ts';
import { accepted, noAnswer, refused } from '../../kit/port.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { countingSubmissions } from '../../kit/counting-submissions.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import {
  sampleBankAccount,
  sampleChart,
  sampleLumpsumOption,
  sampleNominee,
  sampleParameters,
} from '../chart-page/chart-page.samples.ts';
import { lumpsumCheckoutStateOf } from '../../ordering/lumpsum-checkout/lumpsum-checkout.state.ts';
import { mayOrder } from './banner.ts';
import { isWithin } from './amount.rules.ts';
import { investPanel, investTermsOf, type InvestPanelView } from './index.ts';
import { chosenOption } from './invest-panel.rules.ts';
import { investPanelJourneys, investPanelWorld, nomineeVerified } from './invest-panel.scenarios.ts';
import { lumpsumLimits } from './invest-terms.ts';

const chart = investPanelJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
type Panel = Exclude<InvestPanelView, { screen: 'left' }>;
const journeysWith = (machine: typeof chart) => ({
  ...investPanelJourneys,
  flow: { ...investPanelJourneys.flow, machine },
});

const unverified = {
  is_order_checkout_allowed: false,
  is_bse_nominee_verified: false,
  order_checkout_validation_message: 'Your nominee is not verified.',
};

function started(change: Partial<typeof sampleChart> = {}) {
  const sendTwoFactorOtp = heldPort<SendTwoFactorOtpRequest, SendTwoFactorOtpAnswer>();
  const validateNomineeTwoFactor = heldPort<ValidateNomineeTwoFactorRequest, ValidateNomineeTwoFactorAnswer>();
  const flow = investPanel({
    sendTwoFactorOtp: sendTwoFactorOtp.port,
    validateNomineeTwoFactor: validateNomineeTwoFactor.port,
  });
  const clock = new SimulatedClock();
  const terms = investTermsOf({ ...sampleChart, ...change }, 112.5);
  const actor = createActor(flow.machine, {
    input: { scheme: sampleParameters, terms, newSubmission: countingSubmissions() },
    clock,
  });
  const notices: NoticeRaised[] = [];
  observeNotices(actor, (notice) => notices.push(notice));
  actor.start();
  const observed = observeFlow(flow, actor);
  const panel = (): Panel => {
    const view = observed.get();
    if (view.screen === 'left') throw new Error('The panel is left.');
    return view;
  };
  const form = () => {
    const { lumpsum } = panel();
    if (lumpsum === null) throw new Error('No lumpsum is offered.');
    return lumpsum;
  };
  const codes = () => {
    const seen = panel().codes;
    if (seen?.screen !== 'codes') throw new Error('No codes are asked for.');
    return seen;
  };
  const remote = remoteOf<typeof flow>(() => actor);
  const type = (amount: string) => remote.send({ type: 'draft.changed', patch: { amount } });
  const sent = (id = 'factor-1') =>
    sendTwoFactorOtp.answer(accepted({ code: '000', messageText: '', twofactor_id: id }, 1_000_000));
  return { actor, clock, codes, form, notices, panel, remote, sendTwoFactorOtp, sent, type, validateNomineeTwoFactor };
}
const follow = { type: 'banner.followed' } as const;
const both = { type: 'codes.submitted', mobile: '123456', email: '654321' } as const;

describe('contract', () => {
  for (const { title, run } of flowContract(investPanelJourneys, investPanelWorld)) test(title, run);
});

describe('a lumpsum', () => {
  test('is enabled from the minimum to the maximum, both included', () => {
    const { form, type } = started();
    const enabled = ['4999', '5000', '100000'].map((amount) => {
      type(amount);
      return form().canInvest;
    });
    expect(enabled).toEqual([false, true, true]);
  });

  test('shows its limits before they are broken, and what the amount buys at the latest NAV', () => {
    const { form, type } = started();
    expect(form()).toMatchObject({
      limits: { minimum: 5000, maximum: 100_000, hasMaximum: true },
      buys: null,
      isBelowMinimum: false,
    });
    type('2250');
    expect(form()).toMatchObject({ buys: { units: 20, nav: 112.5 }, isBelowMinimum: true });
  });

  test('without a maximum takes up to 99999999', () => {
    const information = { ...sampleLumpsumOption.information, maximum_purchase_amount: 0 };
    const { form, type } = started({ general_order_terms: [{ ...sampleLumpsumOption, information }] });
    type('99999999');
    expect(form()).toMatchObject({ amount: '99999999', canInvest: true, limits: { hasMaximum: false } });
  });

  test('changes its option, and drops an amount the new one does not take', () => {
    const small = {
      ...sampleLumpsumOption,
      display_text: 'Small',
      information: { ...sampleLumpsumOption.information, maximum_purchase_amount: 20_000 },
    };
    const { form, remote, type } = started({ general_order_terms: [sampleLumpsumOption, small] });
    expect(form()).toMatchObject({ option: null, canInvest: false, tags: [], limits: null });
    type('7');
    expect(form().amount).toBe('');
    remote.send({ type: 'draft.changed', patch: { option: 0 } });
    type('15000');
    remote.send({ type: 'draft.changed', patch: { option: 1 } });
    expect(form()).toMatchObject({ option: 1, amount: '15000', canInvest: true });
    remote.send({ type: 'draft.changed', patch: { option: 0 } });
    type('90000');
    remote.send({ type: 'draft.changed', patch: { option: 1 } });
    expect(form()).toMatchObject({ amount: '', canInvest: false });
  });

  test('leads to the checkout with exactly the seven documented entries, and no nominee called none [DO-139 DO-140 DO-141]', () => {
    const { actor, remote, type } = started();
    type('25000');
    remote.send({ type: 'lumpsum.invested' });
    expect(actor.getSnapshot().output).toEqual({
      kind: 'left',
      exit: {
        to: 'orderCheckout',
        state: {
          selected_order: {
            scheme_code: '100000',
            scheme_name: 'Marigold Flexi Cap Fund - Direct Plan - Growth',
            scheme_isin: 'INF000A01000',
            param_scheme_name: 'MARIGOLD FLEXI CAP FUND DIRECT GROWTH',
            param_scheme_code: 'MGFC-GR',
            param_redemption_allowed: 'Y',
            param_exit_load_flag: 'Y',
            param_swp_flag: 'Y',
            param_purchase_cutoff_time: '15:00:00',
          },
          general_order: { ...sampleLumpsumOption, order_amount: '25000' },
          bank_account_list: [sampleBankAccount],
          nominee_list: [sampleNominee],
          is_no_nominee_registered: false,
          no_nominee_form: 'JVBERi0xLjQK',
          client_code: 'CUST00000001',
        },
      },
    });
  });

  test('leads to a state that the checkout can read', () => {
    const { actor, remote, type } = started();
    type('25000');
    remote.send({ type: 'lumpsum.invested' });
    const state = actor.getSnapshot().output?.exit.state;
    expect(lumpsumCheckoutStateOf(state)).toEqual(state);
  });

  test('cannot be placed while ordering is not allowed or an order is pending', () => {
    const can = [{}, { is_order_checkout_allowed: false }, { is_pending_order: true }].map((flags) => {
      const { form, type } = started(flags);
      type('25000');
      return form().canInvest;
    });
    expect(can).toEqual([true, false, false]);
  });
});

describe('the page flags', () => {
  test('are exactly the seven documented ones; the codes are in no context [DO-382]', () => {
    expect(started().actor.getSnapshot().context.flags).toEqual({
      is_order_checkout_allowed: true,
      is_pending_order: false,
      order_checkout_validation_message: '',
      order_checkout_redirect_url: '',
      is_bse_client_code_approved: true,
      is_bse_nominee_verified: true,
      is_kyc_esign_verified: true,
    });
  });

  test('a banner leads to the redirect of the server', () => {
    const { actor, panel, remote } = started({
      is_order_checkout_allowed: false,
      is_kyc_esign_verified: false,
      order_checkout_redirect_url: 'esignkycVerification',
    });
    expect(panel().canFollow).toBe(true);
    remote.send(follow);
    expect(actor.getSnapshot().output).toEqual({ kind: 'left', exit: { to: 'esignkycVerification' } });
  });
});

describe('verifying the nominee', () => {
  test('asks for codes by mobile and by email with the documented values [DO-143 DO-148]', async () => {
    const { codes, remote, sendTwoFactorOtp, sent } = started(unverified);
    remote.send(follow);
    expect(sendTwoFactorOtp.calls).toEqual([
      {
        request: {
          login_role: 'customer',
          client_info: {
            request_action: 'nominee update',
            is_otp_email_required: true,
            two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
          },
        },
      },
    ]);
    await sent();
    expect(codes()).toMatchObject({ fields: ['mobile', 'email'], canSubmit: true });
  });

  test('sends both codes with the id of the send, and refreshes the flags from the answer [DO-149 DO-156 DO-157 OM-118]', async () => {
    const { actor, panel, remote, sent, type, form, validateNomineeTwoFactor } = started(unverified);
    type('25000');
    remote.send(follow);
    await sent('factor-7');
    remote.child('secondFactor').send(both);
    expect(validateNomineeTwoFactor.calls.map(({ request }) => request)).toEqual([
      { two_factor_authentication: { mobile_otp: '123456', email_otp: '654321', twofactor_token_id: 'factor-7' } },
    ]);
    await validateNomineeTwoFactor.answer(accepted({ ...nomineeVerified, is_bse_nominee_verified: false }));
    expect(actor.getSnapshot().context.flags).toEqual({
      is_order_checkout_allowed: true,
      is_pending_order: false,
      order_checkout_validation_message: '',
      order_checkout_redirect_url: '',
      is_bse_client_code_approved: true,
      is_bse_nominee_verified: true,
      is_kyc_esign_verified: true,
    });
    expect(panel()).toMatchObject({ screen: 'lumpsum', banner: null });
    expect(form()).toMatchObject({ amount: '25000', canInvest: true });
  });

  test('without a result the top level counts, and a refusal to order stays a banner', async () => {
    const { panel, remote, sent, validateNomineeTwoFactor } = started(unverified);
    remote.send(follow);
    await sent();
    remote.child('secondFactor').send(both);
    await validateNomineeTwoFactor.answer(
      accepted({
        ...nomineeVerified,
        result: undefined,
        is_bse_nominee_verified: true,
        is_order_checkout_allowed: false,
        order_checkout_validation_message: 'Almost there.',
      }),
    );
    expect(panel().banner).toEqual({ kind: 'notAllowed', text: 'Almost there.', link: null });
  });

  test('takes nothing but two codes of six digits', async () => {
    const { remote, sent, validateNomineeTwoFactor } = started(unverified);
    remote.send(follow);
    await sent();
    for (const codes of [
      {},
      { mobile: '123456' },
      { email: '654321' },
      { mobile: '12345', email: '654321' },
      { mobile: '123456', email: '65432a' },
    ]) {
      remote.child('secondFactor').send({ type: 'codes.submitted', ...codes });
    }
    expect(validateNomineeTwoFactor.calls).toEqual([]);
  });

  test('waits 120 seconds after each send before another one', async () => {
    const { clock, codes, remote, sendTwoFactorOtp, sent } = started(unverified);
    remote.send(follow);
    await sent();
    expect(codes()).toMatchObject({ canResend: false, resend: { state: 'coolingDown', resendAvailableAt: 1_120_000 } });
    clock.increment(119_999);
    expect(codes().canResend).toBe(false);
    clock.increment(1);
    remote.child('secondFactor').send({ type: 'code.resendRequested' });
    expect(sendTwoFactorOtp.calls).toHaveLength(2);
    await sent('factor-2');
    expect(codes().canResend).toBe(false);
  });

  test('a wrong code is an alert and asks again; Close gives up without a call', async () => {
    const { codes, notices, panel, remote, sent, validateNomineeTwoFactor } = started(unverified);
    remote.send(follow);
    await sent();
    remote.child('secondFactor').send(both);
    await validateNomineeTwoFactor.answer(refused('The code is not right.', '031'));
    expect(notices).toEqual([{ type: 'notice.raised', kind: 'alert', text: 'The code is not right.' }]);
    expect(codes()).toMatchObject({ attempt: 1, canSubmit: true });
    remote.child('secondFactor').send({ type: 'codes.abandoned' });
    expect(panel()).toMatchObject({ screen: 'lumpsum', codes: undefined });
    expect(validateNomineeTwoFactor.calls).toHaveLength(1);
  });

  test('a send that fails says so in the panel and keeps the draft', async () => {
    const { form, panel, remote, sendTwoFactorOtp, type } = started(unverified);
    type('25000');
    remote.send(follow);
    await sendTwoFactorOtp.answer(noAnswer);
    expect(panel()).toMatchObject({ screen: 'lumpsum', notice: { kind: 'connectivity' } });
    expect(form().amount).toBe('25000');
  });
});

const nomineeOnlyByCodes: Monitor<Context, null> = {
  name: 'INV-12',
  start: null,
  step(_, { starts }) {
    if (starts.some(({ port }) => port !== 'secondFactor')) violated('the panel calls the provider itself');
    return null;
  },
};

const gated: Monitor<Context, null> = {
  name: 'INV-21',
  start: null,
  step(_, { to }) {
    const { outcome, flags } = to.context;
    if (outcome.exit.to === 'orderCheckout' && !mayOrder(flags)) violated('an order leaves while ordering is closed');
    return null;
  },
};

const withinLimits: Monitor<Context, null> = {
  name: 'INV-23',
  start: null,
  step(_, { to }) {
    const { outcome, terms, lumpsum } = to.context;
    if (outcome.exit.to !== 'orderCheckout') return null;
    const chosen = chosenOption(terms, lumpsum);
    if (chosen === null || !isWithin(lumpsum.amount, lumpsumLimits(chosen)))
      violated('an order leaves with an amount outside its limits');
    return null;
  },
};

const ownRoutes: Monitor<Context, null> = {
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    if (!investorRoutes.includes(to.context.outcome.exit.to)) violated('an exit is no route of the app');
    return null;
  },
};

const draftWaits: Monitor<Context, null> = {
  name: 'INV-14',
  start: null,
  step(_, { from, to }) {
    const isVerifying = from?.value === 'verifyingNominee';
    if (isVerifying && JSON.stringify(from.context.lumpsum) !== JSON.stringify(to.context.lumpsum))
      violated('the draft changed behind the codes');
    return null;
  },
};
const monitors = [nomineeOnlyByCodes, gated, withinLimits, ownRoutes, draftWaits];

describe('invariants', () => {
  test.each(monitors)('$name holds', (monitor) => {
    expect(walk(investPanelJourneys, investPanelWorld, monitor).states).toBeGreaterThan(100);
  });

  test.each([
    {
      proof: gated,
      because: 'the gate is not asked',
      faulty: chart.provide({
        guards: { mayInvest: () => true },
        actions: { leaveToCheckout: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    },
    {
      proof: withinLimits,
      because: 'the amount is not asked',
      faulty: chart.provide({
        guards: { mayInvest: ({ context }) => mayOrder(context.flags) },
        actions: { leaveToCheckout: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    },
    {
      proof: ownRoutes,
      because: 'the server names the exit itself',
      faulty: chart.provide({
        actions: {
          leaveByBanner: assign(({ context }) => ({
            outcome: { kind: 'left', exit: { to: context.flags.order_checkout_redirect_url as 'portfolio' } },
          })),
        },
      }),
    },
    {
      proof: draftWaits,
      because: 'verifying drops the amount',
      faulty: mutant(chart, 'lumpsum', { entry: assign({ lumpsum: { option: null, amount: '' } }) }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => walk(journeysWith(faulty), investPanelWorld, proof)).toThrow(proof.name);
  });

  test('INV-63: the buttons are offered exactly where the chart takes them', () => {
    const { routes } = walk(investPanelJourneys, investPanelWorld, gated);
    for (const { snapshot } of routes) {
      const view = investPanelJourneys.flow.view(snapshot as Parameters<typeof investPanelJourneys.flow.view>[0], {});
      if (view.screen === 'left') continue;
      expect([view.canFollow, view.lumpsum?.canInvest ?? false]).toEqual([
        snapshot.can(follow),
        snapshot.can({ type: 'lumpsum.invested' }),
      ]);
    }
  });
});

test('a story shows the dialog over the panel it belongs to', () => {
  expect(at(investPanelJourneys, 'VerifyingNominee').view).toMatchObject({
    screen: 'verifyingNominee',
    lumpsum: { amount: '25000' },
    codes: { screen: 'codes', fields: ['mobile', 'email'] },
  });
});
