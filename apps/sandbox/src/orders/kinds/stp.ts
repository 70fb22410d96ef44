import { type OrderRow, type StpState } from '../order-tables.ts';
import { type Kind, nothingDue } from './kind.ts';
import { planView } from './plan-view.ts';

const ended: readonly string[] = ['completed', 'cancelled'] satisfies readonly StpState[];

/** The registration of a STP, in the scheme that it transfers to. */
export const stp: Kind<OrderRow, StpState> = {
  next: {},
  due: () => nothingDue,
  flags: (row) => ({ is_cancel_allowed: !ended.includes(row.state) }),
  view: (_row, { plan }) => planView(plan),
};
