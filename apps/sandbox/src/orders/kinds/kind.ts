import { type Order, type OrderFlags } from '@folioflow/api/contract';
import { type Day } from '../../kit/days.ts';
import { type Language } from '../../kit/words/language.ts';
import { type OrderMoney } from '../valuation/order-money.ts';
import { type OrderEventRow, type OrderRow } from '../records/order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../records/schedule-tables.ts';

/** Stored facts from which the view of an order is computed. */
export interface StoredOrderFacts {
  readonly today: Day;
  /** newest lines of its history, oldest first */
  readonly events: readonly OrderEventRow[];
  /** total number of lines of its history */
  readonly eventCount: number;
  readonly money: OrderMoney;
  /** language of the caller */
  readonly language: Language;
  /** plan that this order registered */
  readonly plan?: ScheduleRow | undefined;
  /** plan that withdraws from this order */
  readonly withdrawal?: ScheduleRow | undefined;
  /** plan that transfers from this order to another scheme */
  readonly transfer?: ScheduleRow | undefined;
  /** unpaid instalment of this registration */
  readonly payable?: OrderRow | undefined;
  /** redemption that is requested and not yet credited */
  readonly redemption?: PayoutRow | undefined;
  /** payouts of redemptions and withdrawals that are requested and not yet credited */
  readonly payouts: readonly PayoutRow[];
}

/** Next timed transition and its moment in milliseconds. */
export interface DueTransition<State extends string> {
  readonly due_at: number | null;
  readonly due_state: State | '';
}

export const noDueTransition: DueTransition<never> = { due_at: null, due_state: '' };

/** Behaviour of a kind of order; `Row` is the table row with its state. */
export interface OrderKind<Row, State extends string> {
  /** states to which staff can move it by hand, for each state; a state without an entry allows none */
  readonly next: Readonly<Partial<Record<State, readonly State[]>>>;
  /** timed transition that follows a state entered at `at` */
  readonly due: (row: Row, state: State, at: number) => DueTransition<State>;
  /** permitted operations; each operation checks its flag first */
  readonly flags: (row: Row, facts: StoredOrderFacts) => Partial<OrderFlags>;
  /** fields of the answer that are specific to this kind */
  readonly view: (row: Row, facts: StoredOrderFacts) => Partial<Order>;
}
