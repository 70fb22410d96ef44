import { type OrderRow, type StpState } from '../order-tables.ts';
import { isHeld } from './held.ts';
import { type Kind, nothingDue } from './kind.ts';
import { planInfo, planView } from './plan-view.ts';

const ended: readonly string[] = ['completed', 'cancelled'] satisfies readonly StpState[];

/** Registration of a STP, in its target scheme. */
export const stp: Kind<OrderRow, StpState> = {
  next: {},
  due: () => nothingDue,
  flags: (row, facts) => ({
    is_cancel_allowed: !ended.includes(row.state),
    mf_order_is_redeem: isHeld(row, facts) && row.is_redemption_allowed === 1,
  }),
  view: (row, { plan }) => ({
    ...planView(plan),
    ...(plan && plan.source_id !== '' ? { stp_source_order_id: plan.source_id } : {}),
    ...(plan ? { display_installment_info_html: planInfo(plan, 'transfers', ended.includes(row.state)) } : {}),
  }),
};
