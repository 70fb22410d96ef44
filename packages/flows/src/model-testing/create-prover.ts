import type { ContextFrom } from 'xstate';
import type { Check } from './contract.ts';
import type { AnyFlow } from '../kit/flow.ts';
import type { Journeys } from './journey.ts';
import { expectViolation, walk, type Monitor, type World } from './walk.ts';

/**
 * `prove(monitor, faults)` returns checks: the chart of the journeys satisfies the invariant, and each chart with a
 * fault violates it.
 */
export const createProver =
  <F extends AnyFlow>(journeys: Journeys<F>, world: World<F['machine']>) =>
  <Memory>(
    monitor: Monitor<ContextFrom<F['machine']>, Memory>,
    faults: Readonly<Record<string, F['machine']>>,
  ): Check[] => [
    { title: `${monitor.name} holds`, run: () => void walk(journeys, world, monitor) },
    ...Object.entries(faults).map(([faultName, machine]) => ({
      title: `${monitor.name} fails when ${faultName}`,
      run() {
        expectViolation(monitor.name, () => walk({ ...journeys, flow: { ...journeys.flow, machine } }, world, monitor));
      },
    })),
  ];
