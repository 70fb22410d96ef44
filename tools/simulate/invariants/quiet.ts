import type { AnyMachineSnapshot } from 'xstate';
import type { Invariant } from './observed.ts';

/** States that wait for another service than the provider. */
const WAITING_FLOWS = new Set(['payment', 'identityPages']);

/** Nothing crashes, and no page waits once every call has been answered. */
export const createQuietInvariant = (): Invariant => ({
  name: 'no crash, no endless wait',
  source: 'INV-58, INV-59, decision 022',
  check: ({ world }) => {
    const problems = [
      ...world.crashes.map((error) => `A flow crashed: ${String(error)}`),
      ...world.provider.problems.map((error) => `The provider crashed: ${String(error)}`),
      ...world.rejections.map((error) => `A promise was rejected: ${String(error)}`),
    ];
    if (world.network.heldCount() > 0) return problems;
    for (const { tabs } of world.investors)
      for (const tab of tabs)
        for (const { flow, actor } of tab.page().runs()) {
          const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
          if (snapshot.status === 'active' && snapshot.hasTag('busy') && !WAITING_FLOWS.has(flow.machine.id))
            problems.push(`${flow.machine.id} waits in ${JSON.stringify(snapshot.value)} (tab ${tab.id}).`);
        }
    return problems;
  },
});
