import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { startedCall } from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { paymentCalendarMachine } from './payment-calendar.machine.ts';
import { paymentCalendarJourneys, paymentCalendarWorld } from './payment-calendar.scenarios.ts';
import type { PaymentSource } from './payment-calendar.types.ts';
import { mergeSources, noSources } from './payment-sources.ts';

type Context = ContextFrom<typeof paymentCalendarMachine>;

/** A loaded list is never lost, and after a failure only the failed lists are requested. */
const loadedListsRemain: Monitor<Context, null> = {
  name: 'loaded lists remain',
  start: null,
  step(_, edge) {
    const before = edge.from?.context;
    const { wanted, sources, failed } = edge.to.context;
    if (before && wanted.some((source) => before.sources[source] !== null && sources[source] === null))
      throwViolation('a loaded list is lost');
    const started = startedCall(edge, 'loadPaymentSources');
    const requested = (started?.request ?? []) as readonly PaymentSource[];
    if (started && requested.length === 0) throwViolation('no list is requested');
    if (failed.length > 0 && requested.some((source) => !failed.includes(source)))
      throwViolation('a loaded list is requested again');
    if (edge.to.hasTag('busy') || before === undefined) return null;
    if (
      wanted.some((source) => sources[source] === null && !failed.includes(source) && edge.to.can(reload)) &&
      edge.to.value !== 'unavailable'
    )
      throwViolation('a list that is not loaded is not marked as failed');
    return null;
  },
};
const reload = { type: 'reload.requested' };

describe('contract', () => {
  for (const { title, run } of flowContract(paymentCalendarJourneys, paymentCalendarWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = paymentCalendarMachine;
  const prove = createProver(paymentCalendarJourneys, paymentCalendarWorld);
  for (const { title, run } of prove(loadedListsRemain, {
    'an answer replaces all lists': chart.provide({
      actions: { setSources: assign((_, received: Context['sources']) => ({ sources: received })) },
    }),
    'a failure clears the lists': chart.provide({ actions: { setNotice: assign({ sources: noSources }) } }),
    'a failed list is not marked': chart.provide({
      actions: {
        setSources: assign(({ context }, received: Context['sources']) => ({
          sources: mergeSources(context.sources, received),
        })),
      },
    }),
    'a retry requests every list': mutant(chart, 'loaded', {
      states: { settled: { on: { 'reload.requested': '#paymentCalendar.loading' } }, reloading: {} },
    }),
  }))
    test(title, run);
});
