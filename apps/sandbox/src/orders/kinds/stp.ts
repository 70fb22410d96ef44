import { type OrderRow, type StpState } from '../records/order-tables.ts';
import { hasSellableUnits } from './sellable-units.ts';
import { type OrderKind, noDueTransition } from './kind.ts';
import { formatPlanProgress, planFieldsOf } from './plan-view.ts';

const endedStates: readonly string[] = ['completed', 'cancelled'] satisfies readonly StpState[];

/** Registration of a STP, in its target scheme. */
export const stp: OrderKind<OrderRow, StpState> = {
  next: {},
  due: () => noDueTransition,
  flags: (row, facts) => ({
    is_cancel_allowed: !endedStates.includes(row.state),
    mf_order_is_redeem: hasSellableUnits(row, facts) && row.is_redemption_allowed === 1,
  }),
  view: (row, { plan, language }) => ({
    ...planFieldsOf(plan),
    ...(plan && plan.source_id !== '' ? { stp_source_order_id: plan.source_id } : {}),
    ...(plan
      ? {
          display_installment_info_html: formatPlanProgress(plan, {
            part: 'transfers',
            isEnded: endedStates.includes(row.state),
            language,
          }),
        }
      : {}),
  }),
};
