import { flow } from '../../../kit/flow.ts';
import type { OperationPort } from '../../../kit/operation-port.ts';
import { accepted, acceptedLocally, runnable, type Port, type PortOutcome } from '../../../kit/port.ts';
import { placedOrderConverters, placedMandateOf } from './placed-orders.ts';
import { recentOrderMachine } from './recent-order.machine.ts';
import { findRecentOrder } from './recent-order.rules.ts';
import type {
  PlacedOrder,
  RecentOrder,
  RecentOrderInput,
  RecentOrderEvent,
  RecentOrderOutput,
  RecentOrderView,
} from './recent-order.types.ts';
import { recentOrderView } from './recent-order.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';

export type RecentOrderFlow = EmbeddableFlow<{
  input: RecentOrderInput;
  event: RecentOrderEvent;
  output: RecentOrderOutput;
  view: RecentOrderView;
}>;

/**
 * A part: the parent invokes it between the submit and the placing of the order, and uses `recentOrderEnds` as its
 * `onDone`.
 */
export const recentOrderFlow: RecentOrderFlow = flow({ machine: recentOrderMachine, view: recentOrderView });

/** Compares with the provider's list, by the provider's clock if the answer contains it (decision 037). */
const createRecentOrderFinder =
  (list: Port<RecentOrderInput, readonly PlacedOrder[]>): Port<RecentOrderInput, RecentOrder | null> =>
  async (input, scope) => {
    const outcome = await list(input, scope);
    if (outcome.kind !== 'accepted') return outcome;
    const now = outcome.answeredAt ?? outcome.receivedAt;
    return accepted(findRecentOrder(outcome.answer, input, now), outcome.receivedAt);
  };

const mapAcceptedAnswer = <Answer>(
  outcome: PortOutcome<Answer>,
  toPlaced: (answer: Answer) => readonly PlacedOrder[],
): PortOutcome<readonly PlacedOrder[]> =>
  outcome.kind === 'accepted' ? { ...outcome, answer: toPlaced(outcome.answer) } : outcome;

/** The part for every kind that an order list contains. */
export const recentOrder = (listOrders: OperationPort<'listOrders'>) =>
  runnable(recentOrderMachine, {
    findRecentOrder: createRecentOrderFinder(async ({ order: { kind, listType } }, scope) => {
      if (kind === 'mandate' || listType === null) return acceptedLocally([]);
      return mapAcceptedAnswer(await listOrders({ order_type: listType }, scope), ({ result }) =>
        result.map(placedOrderConverters[kind]),
      );
    }),
  });

/** The port of the part for mandates; its parent binds it. */
export const createRecentMandateFinder = (listBankAccounts: OperationPort<'listBankAccounts'>) =>
  createRecentOrderFinder(async (_, scope) =>
    mapAcceptedAnswer(await listBankAccounts({}, scope), ({ result }) =>
      result.customer_mandate_list.map(placedMandateOf),
    ),
  );
