import { rupeeText } from '../../kit/amounts.ts';
import { addWorkingDays, formatTextDay } from '../../kit/days.ts';
import { parseFields } from '../../kit/json.ts';
import { newId, type RandomBytes } from '../../kit/random.ts';
import { type Database } from '../../store/database.ts';
import { exitLoadPercentOf, deductFromOrder } from '../settlement/deductions.ts';
import { mailOwner, type OrderNews } from '../settlement/order-mails.ts';
import { en } from '../../kit/words/en.ts';
import { type OrderRow, type OrderState } from '../records/order-tables.ts';
import { stateText } from '../view/order-texts.ts';
import { createPayoutSource } from './payouts.ts';
import { orderTermsOf } from '../valuation/order-money.ts';
import { readPriceOfNavDay, saleDealingOf } from '../valuation/pricing.ts';
import { CREDIT_WORKING_DAYS, computeExitLoad, computeDeduction } from '../valuation/redemption-rules.ts';
import { type PayoutRow } from '../records/schedule-tables.ts';
import { executionMomentOfDay } from '../records/schedules.ts';
import { addHistoryLine } from '../settlement/transitions.ts';

export const accountDescription = ({ bank }: OrderRow): string => {
  const { beneficiary_bank_name: name, beneficiary_account_no: number } = parseFields(bank);
  return typeof name === 'string' && typeof number === 'string'
    ? `${name} account ending ${number.slice(-4)}`
    : 'your bank account';
};

/** Notice about the payout. Amounts of a full redemption are approximate: its NAV may not be published yet. */
const redemptionNotice = (row: OrderRow, payout: PayoutRow, creditDay: string): string => {
  const about = payout.is_whole === 1 ? 'about ' : '';
  const { fee } = computeExitLoad(payout.amount, exitLoadPercentOf(row));
  const load = fee === 0 ? '' : `, after an exit load of ${about}${rupeeText(fee)}`;
  const sold = `Units for ${about}${rupeeText(payout.amount)} are redeemed at the NAV of ${formatTextDay(payout.nav_day)}.`;
  const paid = `${about === '' ? '' : 'About '}${rupeeText(payout.credited)}${load}, will be in ${accountDescription(row)} by ${formatTextDay(creditDay)}.`;
  return `<h3>Redemption requested</h3><p>${sold}</p><p>${load === '' ? paid.replace(', will', ' will') : paid}</p>`;
};

/** Only a single order changes its state during a redemption; a plan continues with its instalments. */
const redemptionStateChange = (row: OrderRow, state: OrderState): Partial<OrderRow> =>
  row.type === 'single' ? { state } : {};

/** Records a redemption, partial or full; the amount is in thousandths of a rupee. */
export const requestRedemption = async (
  db: Database,
  row: OrderRow,
  { amount, isWhole }: { readonly amount: number; readonly isWhole: boolean },
  { now, random }: { readonly now: number; readonly random: RandomBytes },
): Promise<OrderRow> => {
  const { dealtOn, navDay: nav_day } = saleDealingOf(now, orderTermsOf(row));
  const creditDay = addWorkingDays(dealtOn, CREDIT_WORKING_DAYS);
  const payout: PayoutRow = {
    id: newId(random, 'out'),
    client_id: row.client_id,
    order_id: row.id,
    schedule_id: '',
    position: 1,
    amount,
    credited: computeExitLoad(amount, exitLoadPercentOf(row)).credited,
    state: 'requested',
    requested_at: now,
    due_at: executionMomentOfDay(creditDay),
    nav_day,
    is_whole: isWhole ? 1 : 0,
    units: isWhole ? row.units : 0,
    cost: 0,
  };
  await db.insertInto('payouts').values(payout).execute();
  const change = {
    notice: redemptionNotice(row, payout, creditDay),
    ...redemptionStateChange(row, 'redeem_requested'),
  };
  await db.updateTable('orders').set(change).where('id', '=', row.id).execute();
  await addHistoryLine(db, row.id, `${stateText.redeem_requested}: ${rupeeText(amount)}`, now);
  await mailOwner(db, row, ({ states }) => states.redeem_requested, now);
  return { ...row, ...change };
};

/** Deducts the redeemed units at the NAV of their day and credits the money. */
const payOutRedemption = async (db: Database, payout: PayoutRow, at: number): Promise<void> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', payout.order_id).executeTakeFirstOrThrow();
  const { navDay: nav_day, nav } = await readPriceOfNavDay(db, row.scheme_code, payout.nav_day);
  const taken = computeDeduction(payout, row, nav);
  const { amount, units, invested } = taken;
  const { fee, credited } = computeExitLoad(amount, exitLoadPercentOf(row));
  const done = { state: 'credited', due_at: null, amount, credited, units, cost: invested, nav_day } as const;
  await db.updateTable('payouts').set(done).where('id', '=', payout.id).execute();
  const news: OrderNews = (words) => words.redeemed(rupeeText(credited), fee === 0 ? '' : rupeeText(fee));
  const line = news(en.order);
  const rest = { notice: '', ...redemptionStateChange(row, 'allotted') };
  await deductFromOrder(db, row, { ...taken, emptiedState: 'redeemed_full', line }, at, rest);
  await mailOwner(db, row, news, at);
};

/** Redemptions with a due credit. */
export const dueRedemptions = createPayoutSource('=', payOutRedemption);
