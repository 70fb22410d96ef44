import { checkPin } from '../../access/checks/pin.ts';
import { type Handler } from '../../ground/operations.ts';
import { Refusal } from '../../ground/refusal.ts';
import { dayAt, formatTextDay } from '../../kit/days.ts';
import { occurrenceMoment } from '../records/schedules.ts';
import { type ScheduleRow } from '../records/schedule-tables.ts';
import { readUpdatedOrderList, readOwnStandingOrder } from './standing-order.ts';
import { moveOrderToState } from '../settlement/transitions.ts';

/** Number of skipped instalments and the day of the next one, if any remains. */
const pauseNotice = (plan: ScheduleRow, skips: number): string => {
  const next = occurrenceMoment(plan, plan.made + skips);
  const installments = skips === 1 ? 'The next instalment is' : `The next ${skips} instalments are`;
  const resumes =
    next === null ? 'No instalments are left after them.' : `It resumes on ${formatTextDay(dayAt(next))}.`;
  return `<h3>SIP paused</h3><p>${installments} skipped.</p><p>${resumes}</p>`;
};

/**
 * Skips the next instalments of a SIP.
 * @throws Refusal 041, 042, 051 (number of instalments), 061 (order), 071 (its flag)
 */
export const pauseSip: Handler<'pauseSip'> = async (call) => {
  const { db, now, request } = call;
  const { row } = await readOwnStandingOrder(call, 'mf_order_is_pause_allowed');
  const plan = await db.selectFrom('schedules').selectAll().where('order_id', '=', row.id).executeTakeFirstOrThrow();
  const skips = request.client_info.pause_no_of_installments;
  if (!Number.isInteger(skips) || skips < plan.pause_fewest || skips > plan.pause_most) {
    throw new Refusal('invalid', `Please choose from ${plan.pause_fewest} to ${plan.pause_most} instalments.`);
  }
  const pinResult = await checkPin(call, row.client_id, request.client_info.pin_verification_value);
  await db.updateTable('schedules').set({ skips }).where('id', '=', plan.id).execute();
  await moveOrderToState(db, row, 'paused', now);
  const done = { messageText: 'Your SIP is paused.', display_html: pauseNotice(plan, skips) };
  return { ...done, navigateScreen: 'fyInformation', ...(await readUpdatedOrderList(call, row, pinResult)) };
};
