import { type Database } from '../../store/database.ts';
import { orderKindOf } from '../kinds/kinds.ts';
import { allotInstallments } from './allotments.ts';
import { mailOwner } from './order-mails.ts';
import { orderTermsOf, computeUnits } from '../valuation/order-money.ts';
import { newFolioNumber } from '../records/order-numbers.ts';
import { type OrderRow, type OrderState } from '../records/order-tables.ts';
import { stateText } from '../view/order-texts.ts';
import { readAllotmentPrice, purchaseDealingOf } from '../valuation/pricing.ts';

/** Appends a line to the history of an order. */
export const addHistoryLine = async (db: Database, orderId: string, message: string, at: number): Promise<void> => {
  const { events } = await db
    .selectFrom('order_events')
    .select(({ fn }) => fn.countAll().as('events'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_events')
    .values({ order_id: orderId, position: Number(events) + 1, message, at })
    .execute();
};

const computeAllotmentChanges = async (db: Database, row: OrderRow, at: number): Promise<Partial<OrderRow>> => {
  if (row.allotted_at !== null) return {};
  const { navDay: nav_day, nav } = await readAllotmentPrice(db, row, at);
  return {
    folio: row.folio === '' ? await newFolioNumber(db) : row.folio,
    allotted_at: at,
    nav_day,
    invested: row.amount,
    ...(nav === undefined || nav <= 0
      ? { value: row.amount, redeemable: row.amount }
      : { units: computeUnits(row.amount, nav) }),
  };
};

const rejectionReasons = {
  order: 'The registrar could not match the name of the bank account.',
  registration: 'The mandate was not approved.',
} as const;

const computeStateChanges = async (
  db: Database,
  row: OrderRow,
  state: OrderState,
  at: number,
): Promise<Partial<OrderRow>> => {
  if (state === 'paid') return { nav_day: purchaseDealingOf(at, orderTermsOf(row)).navDay };
  if (state === 'allotted') return computeAllotmentChanges(db, row, at);
  if (state === 'rta_rejected')
    return { rejection: rejectionReasons[row.type === 'single' ? 'order' : 'registration'] };
  return {};
};

const mailedStates: ReadonlySet<OrderState> = new Set(['paid', 'allotted', 'rta_rejected', 'cancelled']);

const mailStateChange = async (db: Database, row: OrderRow, state: OrderState, at: number): Promise<void> => {
  if (mailedStates.has(state)) await mailOwner(db, row, ({ states }) => states[state], at);
};

/** Moves an order to a state: columns, history line, next due transition and mail. */
export const moveOrderToState = async (
  db: Database,
  row: OrderRow,
  state: OrderState,
  at: number,
  line: string = stateText[state],
): Promise<void> => {
  if (row.type === 'installment' && state === 'allotted') return allotInstallments(db, [row], at);
  const changes = await computeStateChanges(db, row, state, at);
  await db
    .updateTable('orders')
    .set({ state, ...changes, ...orderKindOf(row).due(row, state, at) })
    .where('id', '=', row.id)
    .execute();
  await addHistoryLine(db, row.id, line, at);
  if (row.type === 'installment')
    await addHistoryLine(db, row.parent_id, `Order ${row.number}: ${stateText[state]}`, at);
  await mailStateChange(db, row, state, at);
};
