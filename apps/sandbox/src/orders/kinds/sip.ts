import { toRupees } from '../../kit/amounts.ts';
import { type OrderRow, type SipState } from '../records/order-tables.ts';
import { hasSellableUnits } from './sellable-units.ts';
import { type OrderKind, noDueTransition } from './kind.ts';
import { formatPlanProgress, planFieldsOf } from './plan-view.ts';
import { payModes } from './single.ts';

const endedStates: readonly string[] = ['completed', 'cancelled', 'rta_rejected'] satisfies readonly SipState[];

/** Registration of a SIP, with a mandate (xsip) or without. */
export const sip: OrderKind<OrderRow, SipState> = {
  next: {},
  due: () => noDueTransition,
  flags: (row, facts) => {
    const { plan, payable } = facts;
    const isRunning = !endedStates.includes(row.state) && plan?.state === 'running';
    const isPausable = isRunning && plan.pause_most > 0;
    return {
      is_cancel_allowed: !endedStates.includes(row.state),
      is_pause_allowed: isPausable,
      mf_order_is_pause_allowed: isPausable && plan.skips === 0,
      mf_order_is_invest_more: row.state === 'allotted' && facts.redemption === undefined,
      mf_order_is_redeem: hasSellableUnits(row, facts) && row.is_redemption_allowed === 1,
      mf_order_is_paynow: payable !== undefined,
      ...(isPausable
        ? {
            mf_order_pause_minimum_installments: plan.pause_fewest,
            mf_order_pause_maximum_installments: plan.pause_most,
          }
        : {}),
    };
  },
  view: (row, { plan, payable, language }) => ({
    ...planFieldsOf(plan),
    ...(plan
      ? {
          display_installment_info_html: formatPlanProgress(plan, {
            part: 'instalments',
            isEnded: endedStates.includes(row.state),
            language,
          }),
        }
      : {}),
    is_payment_pending: payable !== undefined,
    is_order_rejected: row.state === 'rta_rejected',
    ...(payable
      ? {
          mf_order_pay_amount: toRupees(payable.amount),
          mf_child_order_information: { orderNumber: payable.number },
          pay_bank_mode_list: payModes,
        }
      : {}),
  }),
};
