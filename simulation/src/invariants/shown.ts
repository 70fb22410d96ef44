import type { FlowRun } from '../browser/flow-run.ts';
import type { Tab } from '../browser/tab.ts';
import type { RecordedCall } from '../world/network.ts';
import type { Invariant } from './observed.ts';

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});

/** Calls that place or pay, by the flow that shows their result. */
const resultCalls: Readonly<Record<string, readonly string[]>> = {
  lumpsumCheckout: ['/order/create'],
  sipCheckout: ['/sip/create', '/xsip/create'],
  stpRegistration: ['/stp/register'],
  investMore: ['/order/additional'],
  redeem: ['/order/modify'],
  payment: ['/order/payment/initiate'],
};

const resultPaths = new Set(Object.values(resultCalls).flat());

const isShownAsRefused = (view: Fields): boolean =>
  view['screen'] === 'declined' || (view['screen'] === 'failed' && view['kind'] === 'refused');
const isShownAsPlaced = (view: Fields): boolean => view['screen'] === 'placed' || view['screen'] === 'completed';

/** A page says "failed" only after a refusal, and "placed" only after the provider has accepted. */
export const createShownInvariant = (): Invariant => {
  const callsOf = new Map<string, RecordedCall[]>();
  const readCallsSince = (tab: Tab, paths: readonly string[]): RecordedCall[] => {
    const { openedAt } = tab.page();
    const all = callsOf.get(tab.id) ?? [];
    const earlier = all.findLastIndex(({ at }) => at < openedAt);
    return all.slice(earlier + 1).filter(({ path }) => paths.includes(path));
  };
  const checkRun = (tab: Tab, { flow, view: read }: FlowRun): string[] => {
    const paths = resultCalls[flow.machine.id];
    if (paths === undefined) return [];
    const view = fieldsOf(read());
    const isRefusal = isShownAsRefused(view);
    if (!isRefusal && !isShownAsPlaced(view)) return [];
    const own = readCallsSince(tab, paths);
    const isAccepted = own.some(({ answer }) => answer?.['code'] === '000');
    if (isRefusal && isAccepted)
      return [`Tab ${tab.id}: ${flow.machine.id} shows a refusal, and the provider has accepted.`];
    if (!isRefusal && own.length > 0 && !isAccepted)
      return [`Tab ${tab.id}: ${flow.machine.id} shows success, and the provider has accepted nothing.`];
    return [];
  };
  return {
    name: 'a view says what the provider holds',
    source: 'architecture 7.3, INV-60, decision 009, decision 065',
    check: ({ world, calls }) => {
      for (const call of calls) {
        if (!resultPaths.has(call.path)) continue;
        const before = callsOf.get(call.caller);
        if (before === undefined) callsOf.set(call.caller, [call]);
        else before.push(call);
      }
      return world.investors.flatMap(({ tabs }) =>
        tabs.flatMap((tab) =>
          tab
            .page()
            .runs()
            .flatMap((run) => checkRun(tab, run)),
        ),
      );
    },
  };
};
