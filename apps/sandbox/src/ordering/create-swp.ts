import {
  type CreateSwpRequest,
  REQUEST_ACTIONS,
  START_WINDOW_DAYS,
  type SwpOrder,
  type SwpSettings,
} from '@folioflow/api/contract';
import { checkTwoFactor, useTwoFactor } from '../codes/two-factor.ts';
import { type Call } from '../ground/call.ts';
import { investorOf } from '../ground/caller.ts';
import { magicAmounts } from '../ground/magic.ts';
import { type Handler } from '../ground/operations.ts';
import { Refusal } from '../ground/refusal.ts';
import { inThousandths, rupeeText } from '../kit/amounts.ts';
import { addDays, type Day, dayAt, wireDay } from '../kit/days.ts';
import { typedDay } from '../kit/wire-day.ts';
import { type OrderRow } from '../orders/order-tables.ts';
import { orderNotFound, ownOrderById, viewOf } from '../orders/orders.ts';
import { listAfter } from '../orders/standing-order.ts';
import { swpOfferOf } from '../orders/swp-offer.ts';
import { registerWithdrawals } from '../orders/withdrawals.ts';
import { amountWithin } from './amount-rules.ts';

const REFUSED = 1_111_000;

export const swpMagic = magicAmounts('Amount of a SWP', [[REFUSED, 'the exchange refuses the registration (071)']]);

interface Accepted {
  readonly amount: number;
  readonly installments: number;
  readonly frequency: string;
  readonly firstDay: Day;
}

const invalid = (text: string): Refusal => new Refusal('invalid', text);

const firstDayOf = (typed: string, excluded: readonly string[], today: Day): Day => {
  const day = typedDay(typed);
  const isInWindow = day >= addDays(today, START_WINDOW_DAYS.first) && day <= addDays(today, START_WINDOW_DAYS.last);
  if (!isInWindow || excluded.some((one) => one === wireDay(day) || one === day)) {
    throw invalid('The SWP cannot start on this day.');
  }
  return day;
};

/** @throws Refusal 051 */
const accepted = (order: SwpOrder, offer: Partial<SwpSettings>, redeemable: number, today: Day): Accepted => {
  const { swp_no_of_installments: installments, swp_frequency: frequency } = order;
  const isOffered = (options: SwpSettings['swp_frequency_list'] | undefined, value: string) =>
    options?.some((option) => option.value === value) === true;
  if (!isOffered(offer.swp_installment_numbers_list, String(installments))) {
    throw invalid('Please choose a number of instalments from the list.');
  }
  if (!isOffered(offer.swp_frequency_list, frequency)) throw invalid('Please choose a frequency from the list.');
  const { minimum_swp_amount: minimum = 0, maximum_swp_amount: maximum = 0 } = offer;
  const amount = amountWithin(order.swp_amount, { minimum, maximum });
  if (amount > redeemable) throw invalid(`The amount should be at most ${rupeeText(redeemable)}.`);
  return {
    amount,
    installments,
    frequency,
    firstDay: firstDayOf(order.swp_date, offer.swp_exclude_date_list ?? [], today),
  };
};

/** Order that a SWP request names. @throws Refusal 061 */
export const withdrawnOrder = async (
  call: Call<Pick<CreateSwpRequest, 'order_type'> & { readonly client_info: { readonly order_id: string } }>,
): Promise<OrderRow> => {
  const row = await ownOrderById(call.db, investorOf(call.caller).id, call.request.client_info.order_id);
  if (row.type !== call.request.order_type) throw orderNotFound();
  return row;
};

/**
 * Registers a SWP: units of the order are sold on its days, and the money is credited.
 * @throws Refusal 020 (its flag), 031, 032, 033, 051, 061, 071
 */
export const createSwp: Handler<'createSwp'> = async (call) => {
  const { swp_order } = call.request.client_info;
  const row = await withdrawnOrder(call);
  const view = await viewOf(call.db, row, call.now);
  if (!view.is_swp_allowed) throw new Refusal('preconditionFailed', 'No SWP can be registered on this order now.');
  const redeemable = inThousandths(view.mf_order_redeemable_amount);
  const plan = accepted(swp_order, swpOfferOf(row), redeemable, dayAt(call.now));
  await checkTwoFactor(call, investorOf(call.caller), REQUEST_ACTIONS.swpRegistration, swp_order);
  if (plan.amount === REFUSED) throw new Refusal('exchangeRejected', 'SWP rejected by exchange');
  await useTwoFactor(call.db, swp_order);
  await registerWithdrawals(call, row, plan);
  return { messageText: 'Your SWP is registered.', ...(await listAfter(call, row, 'accepted')) };
};
