import { calendarDayOf, parseEnteredPaise, wireDateOf, type SipCheckoutState } from '@folioflow/api/contract';
import { assign, fromPromise, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mutant } from '../../model-testing/mutant.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, walk, type Monitor } from '../../model-testing/walk.ts';
import { sipStartWindow } from '../../parts/order/sip-terms/sip-days.ts';
import { selectedLumpsumOption } from './invest-panel.rules.ts';
import { investPanelJourneys, investPanelWorld } from './invest-panel.scenarios.ts';
import { canOrder } from '../../parts/order/order-gate.ts';
import { isWithinLimits, lumpsumLimits, sipLimits } from '../../parts/order/order-limits.ts';
import { selectedSipOption } from './sip-draft.ts';

const chart = investPanelJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
const callsOnlySecondFactor: Monitor<Context, null> = {
  name: 'INV-12',
  start: null,
  step(_, { starts }) {
    if (starts.some(({ port }) => port !== 'secondFactor')) throwViolation('the panel calls the provider itself');
    return null;
  },
};

const isCheckoutRoute = (to: string) => to === 'orderCheckout' || to === 'sipCheckout';

const noCheckoutWhileClosed: Monitor<Context, null> = {
  name: 'INV-21',
  start: null,
  step(_, { to }) {
    const { outcome, flags } = to.context;
    if (isCheckoutRoute(outcome.exit.to) && !canOrder(flags))
      throwViolation('an order leaves while ordering is closed');
    return null;
  },
};

const amountWithinLimits: Monitor<Context, null> = {
  name: 'INV-23',
  start: null,
  step(_, { to }) {
    const { outcome, terms, lumpsum, sip } = to.context;
    if (outcome.exit.to === 'sipCheckout') {
      const option = selectedSipOption(terms, sip);
      if (option === null || !isWithinLimits(parseEnteredPaise(sip.amount), sipLimits(option)))
        throwViolation('a SIP leaves with an amount outside its limits');
      return null;
    }
    if (outcome.exit.to !== 'orderCheckout') return null;
    const chosen = selectedLumpsumOption(terms, lumpsum);
    if (chosen === null || !isWithinLimits(parseEnteredPaise(lumpsum.amount), lumpsumLimits(chosen)))
      throwViolation('an order leaves with an amount outside its limits');
    return null;
  },
};

/** Compares the first day of a SIP that leaves with the window and the days of its chart. */
const startDayInWindow: Monitor<Context, null> = {
  name: 'INV-26',
  start: null,
  step(_, { to }) {
    const { outcome, terms, today, sip } = to.context;
    if (outcome.exit.to !== 'sipCheckout') return null;
    const { sip_order: order } = outcome.exit.state as Partial<SipCheckoutState>;
    const first = calendarDayOf(order?.sip_date_value ?? '') ?? '';
    const { minimum, maximum } = sipStartWindow(today, {
      minimum: terms.sipMinimumDate,
      maximum: terms.sipMaximumDate,
    });
    if (first < minimum || first > maximum) throwViolation('a SIP starts outside the window');
    if (Number(first.slice(8)) > 28 || order?.sip_date !== Number(first.slice(8)))
      throwViolation('a SIP starts on another day');
    if (selectedSipOption(terms, sip)?.sip_exclude_date_list.includes(wireDateOf(first)) === true)
      throwViolation('a SIP starts on an excluded date');
    return null;
  },
};

const exitIsInvestorRoute: Monitor<Context, null> = {
  name: 'INV-45',
  start: null,
  step(_, { to }) {
    if (!investorRoutes.includes(to.context.outcome.exit.to)) throwViolation('an exit is no route of the app');
    return null;
  },
};

const draftUnchangedWhileVerifying: Monitor<Context, null> = {
  name: 'INV-14',
  start: null,
  step(_, { from, to }) {
    const isVerifying = from?.value === 'verifyingNominee';
    if (isVerifying && JSON.stringify(from.context.lumpsum) !== JSON.stringify(to.context.lumpsum))
      throwViolation('the draft changed behind the codes');
    return null;
  },
};
/** Returns a chart whose SIP leaves with the given first day. */
const chartWithStartDate = (sip_date_value: string, hasSipExit?: (context: Context) => boolean) =>
  chart.provide({
    guards: hasSipExit === undefined ? {} : { hasSipCheckoutExit: ({ context }) => hasSipExit(context) },
    actions: {
      setSipCheckoutExit: assign(() => {
        const sip_order = { sip_date_value, sip_date: Number(sip_date_value.slice(0, 2)) };
        return { outcome: { kind: 'left' as const, exit: { to: 'sipCheckout' as const, state: { sip_order } } } };
      }),
    },
  });

describe('contract', () => {
  for (const { title, run } of flowContract(investPanelJourneys, investPanelWorld)) test(title, run);
});

describe('invariants', () => {
  const prove = createProver(investPanelJourneys, investPanelWorld);
  for (const { title, run } of [
    ...prove(callsOnlySecondFactor, {
      'the panel sends a code by itself': mutant(chart, 'lumpsum', {
        invoke: { id: 'sendCode', src: fromPromise(() => Promise.resolve()) },
      }),
    }),
    ...prove(noCheckoutWhileClosed, {
      'Start SIP ignores the gate': chartWithStartDate('05/12/2026', () => true),
      'the gate is ignored': chart.provide({
        guards: { hasLumpsumCheckoutExit: () => true },
        actions: { setLumpsumCheckoutExit: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    }),
    ...prove(amountWithinLimits, {
      'the limits of the instalment are ignored': chartWithStartDate('05/12/2026', ({ flags }) => canOrder(flags)),
      'the limits of the amount are ignored': chart.provide({
        guards: { hasLumpsumCheckoutExit: ({ context }) => canOrder(context.flags) },
        actions: { setLumpsumCheckoutExit: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    }),
    ...prove(startDayInWindow, {
      'a SIP starts tomorrow': chartWithStartDate('21/11/2026'),
      'a SIP starts after the window': chartWithStartDate('05/01/2027'),
      'a SIP starts on the 29th': chartWithStartDate('29/11/2026'),
      'a SIP starts on Christmas Day': chartWithStartDate('25/12/2026'),
    }),
    ...prove(exitIsInvestorRoute, {
      'the exit is the redirect of the server': chart.provide({
        actions: {
          setBannerLinkExit: assign(({ context }) => ({
            outcome: { kind: 'left', exit: { to: context.flags.order_checkout_redirect_url as 'portfolio' } },
          })),
        },
      }),
    }),
    ...prove(draftUnchangedWhileVerifying, {
      'verifying drops the amount': mutant(chart, 'lumpsum', {
        entry: assign({ lumpsum: { option: null, amount: '' } }),
      }),
    }),
  ])
    test(title, run);

  test('INV-63: the buttons are enabled exactly when the chart accepts their events', () => {
    const { routes } = walk(investPanelJourneys, investPanelWorld, noCheckoutWhileClosed);
    for (const { snapshot } of routes) {
      const view = investPanelJourneys.flow.view(snapshot as Parameters<typeof investPanelJourneys.flow.view>[0], {});
      if (view.screen === 'left') continue;
      expect([
        view.canFollow,
        view.lumpsum?.canInvest ?? false,
        view.sip?.canStart ?? false,
        view.sip?.canPickDate ?? false,
        view.sip?.isPickingDate ?? false,
      ]).toEqual([
        snapshot.can({ type: 'banner.followed' }),
        snapshot.can({ type: 'lumpsum.invested' }),
        snapshot.can({ type: 'sip.started' }),
        snapshot.can({ type: 'datePicker.opened' }),
        snapshot.can({ type: 'datePicker.closed' }),
      ]);
    }
  });
});
