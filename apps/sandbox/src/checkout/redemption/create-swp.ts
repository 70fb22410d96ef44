import {
  type CreateSwpRequest,
  REQUEST_ACTIONS,
  START_WINDOW_DAYS,
  type SwpOrder,
  type SwpSettings,
} from '@folioflow/api/contract';
import { requireValidTwoFactor, markTwoFactorUsed } from '../../codes/two-factor.ts';
import { type Call } from '../../ground/call.ts';
import { requireInvestor } from '../../ground/caller.ts';
import { createMagicAmounts } from '../../ground/magic.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { toThousandths, rupeeText } from '../../kit/amounts.ts';
import { addDays, type Day, dayAt, formatWireDay } from '../../kit/days.ts';
import { parseWireDay } from '../../kit/wire-day.ts';
import { type OrderRow } from '../../orders/records/order-tables.ts';
import { orderNotFound, readOwnOrderById, readOrderView } from '../../orders/view/orders.ts';
import { readUpdatedOrderList } from '../../orders/changes/standing-order.ts';
import { swpOfferOf } from '../../orders/kinds/swp-offer.ts';
import { insertSwp } from '../../orders/redemption/withdrawals.ts';
import { parseAmountWithin } from '../rules/amount-rules.ts';

const REFUSED_AMOUNT = 1_111_000;

export const swpMagic = createMagicAmounts('Amount of a SWP', [
  [REFUSED_AMOUNT, 'the exchange refuses the registration (071)'],
]);

interface ValidSwp {
  readonly amount: number;
  readonly installments: number;
  readonly frequency: string;
  readonly firstDay: Day;
}

const createInputRefusal = (text: string): Refusal => new Refusal('invalid', text);

const parseFirstDay = (typed: string, excluded: readonly string[], today: Day): Day => {
  const day = parseWireDay(typed);
  const isInWindow = day >= addDays(today, START_WINDOW_DAYS.first) && day <= addDays(today, START_WINDOW_DAYS.last);
  if (!isInWindow || excluded.some((one) => one === formatWireDay(day) || one === day)) {
    throw createInputRefusal('The SWP cannot start on this day.');
  }
  return day;
};

/** @throws Refusal 051 */
const validateSwp = (order: SwpOrder, offer: Partial<SwpSettings>, redeemable: number, today: Day): ValidSwp => {
  const { swp_no_of_installments: installments, swp_frequency: frequency } = order;
  const isOffered = (options: SwpSettings['swp_frequency_list'] | undefined, value: string) =>
    options?.some((option) => option.value === value) === true;
  if (!isOffered(offer.swp_installment_numbers_list, String(installments))) {
    throw createInputRefusal('Please choose a number of instalments from the list.');
  }
  if (!isOffered(offer.swp_frequency_list, frequency))
    throw createInputRefusal('Please choose a frequency from the list.');
  const { minimum_swp_amount: minimum = 0, maximum_swp_amount: maximum = 0 } = offer;
  const amount = parseAmountWithin(order.swp_amount, { minimum, maximum });
  if (amount > redeemable) throw createInputRefusal(`The amount should be at most ${rupeeText(redeemable)}.`);
  return {
    amount,
    installments,
    frequency,
    firstDay: parseFirstDay(order.swp_date, offer.swp_exclude_date_list ?? [], today),
  };
};

/** Order that a SWP request names. @throws Refusal 061 */
export const readSwpOrder = async (
  call: Call<Pick<CreateSwpRequest, 'order_type'> & { readonly client_info: { readonly order_id: string } }>,
): Promise<OrderRow> => {
  const row = await readOwnOrderById(call.db, requireInvestor(call.caller).id, call.request.client_info.order_id);
  if (row.type !== call.request.order_type) throw orderNotFound();
  return row;
};

/**
 * Registers a SWP: units of the order are sold on its days, and the money is credited.
 * @throws Refusal 020 (its flag), 031, 032, 033, 051, 061, 071
 */
export const createSwp: Handler<'createSwp'> = async (call) => {
  const { swp_order } = call.request.client_info;
  const row = await readSwpOrder(call);
  const view = await readOrderView(call, row);
  if (!view.is_swp_allowed) throw new Refusal('preconditionFailed', 'No SWP can be registered on this order now.');
  const redeemable = toThousandths(view.mf_order_redeemable_amount);
  const plan = validateSwp(swp_order, swpOfferOf(row), redeemable, dayAt(call.now));
  await requireValidTwoFactor(call, requireInvestor(call.caller), REQUEST_ACTIONS.swpRegistration, swp_order);
  if (plan.amount === REFUSED_AMOUNT) throw new Refusal('exchangeRejected', 'SWP rejected by exchange');
  await markTwoFactorUsed(call.db, swp_order);
  await insertSwp(call, row, plan);
  return { messageText: 'Your SWP is registered.', ...(await readUpdatedOrderList(call, row, 'accepted')) };
};
