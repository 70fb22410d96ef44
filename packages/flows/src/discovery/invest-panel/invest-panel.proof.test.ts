import { assign, fromPromise, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { mutant } from '../../kit/mutant.ts';
import { investorRoutes } from '../../kit/routes.ts';
import { proving } from '../../kit/proving.ts';
import { violated, walk, type Monitor } from '../../kit/walk.ts';
import { isWithin } from './amount.rules.ts';
import { mayOrder } from './banner.ts';
import { chosenOption } from './invest-panel.rules.ts';
import { investPanelJourneys, investPanelWorld } from './invest-panel.scenarios.ts';
import { lumpsumLimits } from './amount-limits.ts';

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
describe('invariants', () => {
  const prove = proving(investPanelJourneys, investPanelWorld);
  for (const { title, run } of [
    ...prove(nomineeOnlyByCodes, {
      'the panel sends a code by itself': mutant(chart, 'lumpsum', {
        invoke: { id: 'sendCode', src: fromPromise(() => Promise.resolve()) },
      }),
    }),
    ...prove(gated, {
      'the gate is not asked': chart.provide({
        guards: { mayInvest: () => true },
        actions: { leaveToCheckout: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    }),
    ...prove(withinLimits, {
      'the amount is not asked': chart.provide({
        guards: { mayInvest: ({ context }) => mayOrder(context.flags) },
        actions: { leaveToCheckout: assign({ outcome: { kind: 'left', exit: { to: 'orderCheckout' } } }) },
      }),
    }),
    ...prove(ownRoutes, {
      'the server names the exit itself': chart.provide({
        actions: {
          leaveByBanner: assign(({ context }) => ({
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
      expect([view.canFollow, view.lumpsum?.canInvest ?? false]).toEqual([
        snapshot.can({ type: 'banner.followed' }),
        snapshot.can({ type: 'lumpsum.invested' }),
      ]);
    }
  });
});
