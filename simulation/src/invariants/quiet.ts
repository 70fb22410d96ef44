import type { AnyMachineSnapshot } from 'xstate';
import type { Invariant } from './observed.ts';

/** Flows that wait for another service than the provider: the bank, the e-sign window, the card checkout. */
const WAITING_FLOWS = new Set(['payment', 'identityPages']);
const WINDOW_STATES: Readonly<Record<string, string>> = { esignKyc: 'signing', expertAdvice: 'paying' };
const isWindowOpen = (flow: string, snapshot: AnyMachineSnapshot): boolean =>
  WINDOW_STATES[flow] !== undefined && snapshot.value === WINDOW_STATES[flow];

/** Name of the invariant, for an error that ends a step. */
export const NO_CRASH = 'no crash, no endless wait';

/** Nothing crashes, and no page waits once every call has been answered. */
export const createQuietInvariant = (): Invariant => ({
  name: NO_CRASH,
  source: 'INV-58, INV-59, decision 022',
  check: ({ world }) => {
    const problems = [
      ...world.crashes.map((error) => `A flow crashed: ${String(error)}`),
      ...world.provider.problems.map((error) => `The provider crashed: ${String(error)}`),
      ...world.rejections.map((error) => `A promise was rejected: ${String(error)}`),
    ];
    if (world.network.heldCount() > 0) return problems;
    for (const { tabs } of world.people)
      for (const tab of tabs)
        for (const { flow, actor } of tab.page().runs()) {
          const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
          const { id } = flow.machine;
          const isWaiting = WAITING_FLOWS.has(id) || isWindowOpen(id, snapshot);
          if (snapshot.status === 'active' && snapshot.hasTag('busy') && !isWaiting)
            problems.push(`${id} waits in ${JSON.stringify(snapshot.value)} (tab ${tab.id}).`);
        }
    return problems;
  },
});
