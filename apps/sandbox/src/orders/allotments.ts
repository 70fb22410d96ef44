import { navOn } from '../catalogue/port.ts';
import { type DueSource } from '../ground/due.ts';
import { dayAt } from '../kit/days.ts';
import { type Database } from '../store/database.ts';
import { inPortions } from '../store/portions.ts';
import { installmentTexts } from './installment-texts.ts';
import { newFolio } from './order-numbers.ts';
import { type OrderRow } from './order-tables.ts';

type Paid = Pick<OrderRow, 'id' | 'parent_id' | 'number' | 'position' | 'scheme_code'>;

const nothing = { due_at: null, due_state: '' } as const;

/** Adds to some rows what their amount brought, as often as it was paid: units, or its own worth without a NAV. */
const credit = async (
  db: Database,
  ids: readonly string[],
  { nav, times = 1, change = {} }: { nav: number | undefined; times?: number; change?: Partial<OrderRow> },
): Promise<void> => {
  await db
    .updateTable('orders')
    .set((row) => {
      const { eb } = row;
      const paid = eb(row.ref('amount'), '*', times);
      const brought =
        nav === undefined || nav <= 0
          ? { value: eb('value', '+', paid), redeemable: eb('redeemable', '+', paid) }
          : // Postgres would read the NAV as a whole number, as the amount is one.
            { units: eb('units', '+', eb(eb.cast<number>(paid, 'double precision'), '/', nav * 1000)) };
      return { ...change, invested: eb('invested', '+', paid), ...brought };
    })
    .where('id', 'in', ids)
    .execute();
};

/** The first allotment opens the folio and makes the registration one that holds units. */
export const openFolios = async (db: Database, parentIds: readonly string[], at: number): Promise<void> => {
  const fresh = await db
    .selectFrom('orders')
    .select(['id', 'folio', 'state'])
    .where('id', 'in', parentIds)
    .where('allotted_at', 'is', null)
    .execute();
  for (const { id, folio, state } of fresh) {
    const change = {
      allotted_at: at,
      folio: folio === '' ? await newFolio(db) : folio,
      ...(state === 'registered' ? { state: 'allotted' as const } : {}),
    };
    await db.updateTable('orders').set(change).where('id', '=', id).execute();
  }
};

/** Allots installments that were paid, all at one moment. */
export const allot = async (db: Database, paid: readonly Paid[], at: number): Promise<void> => {
  const day = dayAt(at);
  for (const [scheme, ofScheme] of Map.groupBy(paid, ({ scheme_code }) => scheme_code)) {
    const nav = await navOn(db, scheme, day, day);
    await inPortions(ofScheme, async (some) => {
      const parents = some.map(({ parent_id }) => parent_id);
      await openFolios(db, parents, at);
      const allotted = { state: 'allotted', allotted_at: at, ...nothing } as const;
      await credit(
        db,
        some.map(({ id }) => id),
        { nav, change: allotted },
      );
      const often = Map.groupBy(new Set(parents), (parent) => parents.filter((id) => id === parent).length);
      for (const [times, ids] of often) await credit(db, ids, { nav, times });
      const lines = some.map(({ parent_id, number, position }) => ({
        order_id: parent_id,
        position: 3000 + position,
        message: installmentTexts.allotted(number),
        at,
      }));
      await db.insertInto('order_events').values(lines).execute();
    });
  }
};

/** Installments whose units are due. */
export const dueAllotments: DueSource = async (db, until) => {
  const due = db.selectFrom('orders').where('type', '=', 'installment').where('due_state', '=', 'allotted');
  const first = await due.select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).executeTakeFirst();
  if (typeof first?.due_at !== 'number') return undefined;
  const at = first.due_at;
  const run = async (transaction: Database) => {
    const paid = await transaction
      .selectFrom('orders')
      .select(['id', 'parent_id', 'number', 'position', 'scheme_code'])
      .where('type', '=', 'installment')
      .where('due_state', '=', 'allotted')
      .where('due_at', '=', at)
      .orderBy('id')
      .execute();
    await allot(transaction, paid, at);
  };
  return { at, run };
};
