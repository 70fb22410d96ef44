import { calendarDayOf, wireDateOf } from '@folioflow/api/contract';
import { assign, fromPromise, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mutant } from '../../kit/mutant.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { proving } from '../../kit/proving.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import type { SipCheckoutState } from '../../ordering/sip-checkout/sip-checkout.state.ts';
import { startWindow } from '../../parts/sip-terms/sip-days.ts';
import { chosenOption } from './invest-panel.rules.ts';
import { investPanelJourneys, investPanelWorld } from './invest-panel.scenarios.ts';
import { mayOrder } from '../../parts/order-gate.ts';
import { isWithin, lumpsumLimits, sipLimits } from '../../parts/order-limits.ts';
import { chosenSip } from './sip-draft.ts';

const chart = investPanelJourneys.flow.machine;
type Context = ContextFrom<typeof chart>;
const nomineeOnlyByCodes: Monitor<Context, null> = {
  name: 'INV-12',
  start: null,
  step(_, { starts }) {
    if (starts.some(({ port }) => port !== 'secondFactor')) violated('the panel calls the provider itself');
    return null;
  },
};

const isCheckout = (to: string) => to === 'orderCheckout' || to === 'sipCheckout';

const gated: Monitor<Context, null> = {
  name: 'INV-21',
  start: null,
  step(_, { to }) {
    const { outcome, flags } = to.context;
    if (isCheckout(outcome.exit.to) && !mayOrder(flags)) violated('an order leaves while ordering is closed');
    return null;
  },
};

const withinLimits: Monitor<Context, null> = {
  name: 'INV-23',
  start: null,
  step(_, { to }) {
    const { outcome, terms, lumpsum, sip } = to.context;
    if (outcome.exit.to === 'sipCheckout') {
      const option = chosenSip(terms, sip);
      if (option === null || !isWithin(sip.amount, sipLimits(option)))
        violated('a SIP leaves with an amount outside its limits');
      return null;
    }
    if (outcome.exit.to !== 'orderCheckout') return null;
    const chosen = chosenOption(terms, lumpsum);
    if (chosen === null || !isWithin(lumpsum.amount, lumpsumLimits(chosen)))
      violated('an order leaves with an amount outside its limits');
    return null;
  },
};

/** What a SIP that leaves says of its first day, against the window and the days of this very chart. */
const startsInTime: Monitor<Context, null> = {
  name: 'INV-26',
  start: null,
  step(_, { to }) {
    const { outcome, terms, today, sip } = to.context;
    if (outcome.exit.to !== 'sipCheckout') return null;
    const { sip_order: order } = outcome.exit.state as Partial<SipCheckoutState>;
    const first = calendarDayOf(order?.sip_date_value ?? '') ?? '';
    const { minimum, maximum } = startWindow(today, { minimum: terms.sipMinimumDate, maximum: terms.sipMaximumDate });
    if (first < minimum || first > maximum) violated('a SIP starts outside the window');
    if (Number(first.slice(8)) > 28 || order?.sip_date !== Number(first.slice(8)))
      violated('a SIP starts on another day');
    if (chosenSip(terms, sip)?.sip_exclude_date_list.includes(wireDateOf(first)) === true)
      violated('a SIP starts on an excluded date');
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
/** A chart whose SIP leaves with a first day of the test's own. */
const startingOn = (sip_date_value: string, mayStart?: (context: Context) => boolean) =>
  chart.provide({
    guards: mayStart === undefined ? {} : { mayStart: ({ context }) => mayStart(context) },
    actions: {
      setSipExit: assign(() => {
        const sip_order = { sip_date_value, sip_date: Number(sip_date_value.slice(0, 2)) };
        return { outcome: { kind: 'left' as const, exit: { to: 'sipCheckout' as const, state: { sip_order } } } };
      }),
    },
  });

describe('invariants', () => {
  const prove = proving(investPanelJourneys, investPanelWorld);
  for (const { title, run } of [
    ...prove(nomineeOnlyByCodes, {
      'the panel sends a code by itself': mutant(chart, 'lumpsum', {
        invoke: { id: 'sendCode', src: fromPromise(() => Promise.resolve()) },
      }),
    }),
    ...prove(gated, {
      'Start SIP does not ask': startingOn('05/12/2026', () => true),
      'the gate is not asked': chart.provide({
        guards: { mayInvest: () => true },
        actions: { setCheckoutExit: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    }),
    ...prove(withinLimits, {
      'the installment is not asked': startingOn('05/12/2026', ({ flags }) => mayOrder(flags)),
      'the amount is not asked': chart.provide({
        guards: { mayInvest: ({ context }) => mayOrder(context.flags) },
        actions: { setCheckoutExit: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    }),
    ...prove(startsInTime, {
      'a SIP starts tomorrow': startingOn('21/11/2026'),
      'a SIP starts after the window': startingOn('05/01/2027'),
      'a SIP starts on the 29th': startingOn('29/11/2026'),
      'a SIP starts on Christmas Day': startingOn('25/12/2026'),
    }),
    ...prove(ownRoutes, {
      'the server names the exit itself': chart.provide({
        actions: {
          setBannerExit: assign(({ context }) => ({
            outcome: { kind: 'left', exit: { to: context.flags.order_checkout_redirect_url as 'portfolio' } },
          })),
        },
      }),
    }),
    ...prove(draftWaits, {
      'verifying drops the amount': mutant(chart, 'lumpsum', {
        entry: assign({ lumpsum: { option: null, amount: '' } }),
      }),
    }),
  ])
    test(title, run);

  test('INV-63: the buttons are offered exactly where the chart takes them', () => {
    const { routes } = walk(investPanelJourneys, investPanelWorld, gated);
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
