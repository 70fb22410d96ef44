import { type Order, type OrderFlags } from '@folioflow/api/contract';
import { type OrderMoney } from '../order-money.ts';
import { type OrderEventRow, type OrderRow } from '../order-tables.ts';
import { type PayoutRow, type ScheduleRow } from '../schedule-tables.ts';

/** What stands behind an order when somebody looks at it. */
export interface OrderFacts {
  /** the newest lines of its history, oldest first */
  readonly events: readonly OrderEventRow[];
  /** how many lines its history has in all */
  readonly recorded: number;
  readonly money: OrderMoney;
  /** the plan that this order registered */
  readonly plan?: ScheduleRow | undefined;
  /** the plan that withdraws from this order */
  readonly withdrawal?: ScheduleRow | undefined;
  /** the plan that transfers from this order to another scheme */
  readonly transfer?: ScheduleRow | undefined;
  /** the installment of this registration that waits for its payment */
  readonly payable?: OrderRow | undefined;
  /** the redemption that is asked for and not credited yet */
  readonly redemption?: PayoutRow | undefined;
}

/** The next transition that time brings, and when. */
export interface Due<State extends string> {
  readonly due_at: number | null;
  readonly due_state: State | '';
}

export const nothingDue: Due<never> = { due_at: null, due_state: '' };

/** Everything that is peculiar to one kind of order; `Row` is what holds its state. */
export interface Kind<Row, State extends string> {
  /** where a person may move it by hand from each of its states; nowhere where none is named */
  readonly next: Readonly<Partial<Record<State, readonly State[]>>>;
  /** what time brings to one that has come into a state */
  readonly due: (row: Row, state: State, at: number) => Due<State>;
  /** what may be done with it; an operation asks here before it does it */
  readonly flags: (row: Row, facts: OrderFacts) => Partial<OrderFlags>;
  /** its own part of the answer */
  readonly view: (row: Row, facts: OrderFacts) => Partial<Order>;
}
