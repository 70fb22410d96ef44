import { navOn } from '../catalogue/port.ts';
import { rupeeText } from '../kit/amounts.ts';
import { addWorkingDays, wireDay } from '../kit/days.ts';
import { fieldsOf } from '../kit/json.ts';
import { newId, type Random } from '../kit/random.ts';
import { startDayOf } from '../kit/start-day.ts';
import { type Database } from '../store/database.ts';
import { exitLoadOf, takeOut } from './leaving.ts';
import { mailTo } from './order-mails.ts';
import { type OrderRow, type OrderState } from './order-tables.ts';
import { stateText } from './order-texts.ts';
import { payoutsDue } from './payouts.ts';
import { CREDIT_WORKING_DAYS, loadOf, REDEMPTION_CUT_OFF, takenBy } from './redemption-rules.ts';
import { type PayoutRow } from './schedule-tables.ts';
import { momentOn } from './schedules.ts';
import { addEvent } from './transitions.ts';

export const accountText = ({ bank }: OrderRow): string => {
  const { beneficiary_bank_name: name, beneficiary_account_no: number } = fieldsOf(bank);
  return typeof name === 'string' && typeof number === 'string'
    ? `${name} account ending ${number.slice(-4)}`
    : 'your bank account';
};

/** What becomes of the money; the amounts of all that is held follow the NAV of a day that may not be over. */
const noticeOf = (row: OrderRow, payout: PayoutRow, creditDay: string): string => {
  const about = payout.is_whole === 1 ? 'about ' : '';
  const { fee } = loadOf(payout.amount, exitLoadOf(row));
  const load = fee === 0 ? '' : `, after an exit load of ${about}${rupeeText(fee)}`;
  const sold = `Units for ${about}${rupeeText(payout.amount)} are redeemed at the NAV of ${wireDay(payout.nav_day)}.`;
  const paid = `${about === '' ? '' : 'About '}${rupeeText(payout.credited)}${load}, will be in ${accountText(row)} by ${wireDay(creditDay)}.`;
  return `<h3>Redemption requested</h3><p>${sold}</p><p>${load === '' ? paid.replace(', will', ' will') : paid}</p>`;
};

/** A single order is in a state of its own meanwhile; a plan goes on with its installments. */
const stateOf = (row: OrderRow, state: OrderState): Partial<OrderRow> => (row.type === 'single' ? { state } : {});

/** Takes up a redemption of an amount in thousandths of a rupee, or of all that is held. */
export const requestRedemption = async (
  db: Database,
  row: OrderRow,
  { amount, isWhole }: { readonly amount: number; readonly isWhole: boolean },
  { now, random }: { readonly now: number; readonly random: Random },
): Promise<OrderRow> => {
  const nav_day = startDayOf(now, REDEMPTION_CUT_OFF);
  const creditDay = addWorkingDays(nav_day, CREDIT_WORKING_DAYS);
  const payout: PayoutRow = {
    id: newId(random, 'out'),
    client_id: row.client_id,
    order_id: row.id,
    schedule_id: '',
    position: 1,
    amount,
    credited: loadOf(amount, exitLoadOf(row)).credited,
    state: 'requested',
    requested_at: now,
    due_at: momentOn(creditDay),
    nav_day,
    is_whole: isWhole ? 1 : 0,
    units: isWhole ? row.units : 0,
    cost: 0,
  };
  await db.insertInto('payouts').values(payout).execute();
  const change = { notice: noticeOf(row, payout, creditDay), ...stateOf(row, 'redeem_requested') };
  await db.updateTable('orders').set(change).where('id', '=', row.id).execute();
  await addEvent(db, row.id, `${stateText.redeem_requested}: ${rupeeText(amount)}`, now);
  await mailTo(db, row, stateText.redeem_requested, now);
  return { ...row, ...change };
};

/** What is held grows smaller by what was redeemed, at the NAV of its day, and the money is in the account. */
const credit = async (db: Database, payout: PayoutRow, at: number): Promise<void> => {
  const row = await db.selectFrom('orders').selectAll().where('id', '=', payout.order_id).executeTakeFirstOrThrow();
  const nav = row.units > 0 ? await navOn(db, row.scheme_code, payout.nav_day, payout.nav_day) : undefined;
  const taken = takenBy(payout, row, nav);
  const { amount, units, invested } = taken;
  const { fee, credited } = loadOf(amount, exitLoadOf(row));
  const done = { state: 'credited', due_at: null, amount, credited, units, cost: invested } as const;
  await db.updateTable('payouts').set(done).where('id', '=', payout.id).execute();
  await takeOut(db, row, { ...taken, emptied: 'redeemed_full' }, at, { notice: '', ...stateOf(row, 'allotted') });
  const load = fee === 0 ? '' : ` after an exit load of ${rupeeText(fee)}`;
  const line = `${stateText.redeemed_full}: ${rupeeText(credited)} credited${load}`;
  await addEvent(db, row.id, line, at);
  await mailTo(db, row, line, at);
};

/** Redemptions whose money is due. */
export const dueRedemptions = payoutsDue('=', credit);
