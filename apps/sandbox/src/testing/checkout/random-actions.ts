import { addDays, formatWireDay } from '../../kit/days.ts';
import { type Fields } from '../../kit/json.ts';
import { type Bench } from '../bench.ts';
import { listField, placeOrder, resultOf, textField } from '../journeys.ts';
import { investMore } from './additions.ts';
import { redeem } from './redemptions.ts';
import { registerSwp } from './swps.ts';
import { createValidStp, registerStp } from './transfers.ts';

/** Generator of Park and Miller: the same seed gives the same sequence. */
export const createSeededDraw = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

export const PURCHASED_SCHEMES = ['SC01', 'SC04', 'SC07'];
export const TARGET_SCHEMES = ['SC21', 'SC22', 'SC23'];

/** Performs an action that the draw selects: purchase, redemption, addition, SWP, STP or a move of the clock. */
export const performRandomAction = async (on: Bench, token: string, draw: (most: number) => number): Promise<void> => {
  const orders = listField(await on.ask('/order/list', { order_type: 'single' }, { token }));
  const kind = draw(6);
  if (kind === 0) {
    const amount = `${500 + draw(9000)}.${draw(100)}`;
    const { mf_order_number: id } = resultOf(
      await placeOrder(on, token, amount, PURCHASED_SCHEMES[draw(PURCHASED_SCHEMES.length)]),
    );
    await on.control('/advance', { entity: 'order', id: String(id), to: 'paid' });
  } else if (kind === 1) {
    const open = orders.filter(({ mf_order_is_redeem: may }) => may === true);
    const order: Fields = open[draw(open.length || 1)] ?? {};
    const whole = Number(order['mf_order_redeemable_amount'] ?? 0);
    const part = (whole * (1 + draw(99))) / 100;
    if (whole > 0) await redeem(on, token, order, draw(3) === 0 ? String(whole) : part.toFixed(draw(3)));
  } else if (kind === 2) {
    const open = orders.filter(({ mf_order_is_invest_more: may }) => may === true);
    const order = open[draw(open.length || 1)];
    if (order === undefined) return;
    const placed = resultOf(await investMore(on, token, order, `${500 + draw(9000)}.${draw(100)}`));
    await on.control('/advance', { entity: 'order', id: textField(placed, 'mf_order_number'), to: 'paid' });
  } else if (kind === 3) {
    const open = orders.filter(({ is_swp_allowed: may }) => may === true);
    const order: Fields = open[draw(open.length || 1)] ?? {};
    const { day } = await on.control('/clock');
    const swp_date = formatWireDay(addDays(String(day), 8 + draw(33)));
    const swp_amount = `${500 + draw(1500)}.${draw(100)}`;
    if (open.length > 0) await registerSwp(on, token, order, { swp_amount, swp_date });
  } else if (kind === 4) {
    const open = orders.filter(({ is_stp_allowed: may }) => may === true);
    const order: Fields = open[draw(open.length || 1)] ?? {};
    const amount = Math.floor(Number(order['stp_available_transfer_amount'] ?? 0) / (6 + draw(3)));
    const terms = { stp_amount: String(amount), stp_date: [1, 7, 15][draw(3)], stp_date_value: '' };
    if (amount >= 500)
      await registerStp(on, token, await createValidStp(on, token, order, terms, TARGET_SCHEMES[draw(3)]));
  } else {
    await on.control('/clock', { advance_seconds: (1 + draw(9)) * (draw(2) === 0 ? 11 : 101) * 3600 });
  }
};
