import { type DueSource } from '../../ground/due.ts';
import { type Database } from '../../store/database.ts';
import { forEachPortion } from '../../store/portions.ts';
import { installmentTexts } from './installment-texts.ts';
import { newFolioNumber } from '../records/order-numbers.ts';
import { type OrderRow } from '../records/order-tables.ts';
import { readAllotmentPrice } from '../valuation/pricing.ts';

type PaidInstallment = Pick<OrderRow, 'id' | 'parent_id' | 'number' | 'position' | 'scheme_code' | 'nav_day'>;

const noDueTransition = { due_at: null, due_state: '' } as const;

/** Adds units for the amount of each row, `times` over; without a NAV, adds the amount itself as value. */
const addUnitsToOrders = async (
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
          : // Postgres would read the NAV as an integer, because the amount is an integer.
            { units: eb('units', '+', eb(eb.cast<number>(paid, 'double precision'), '/', nav * 1000)) };
      return { ...change, invested: eb('invested', '+', paid), ...brought };
    })
    .where('id', 'in', ids)
    .execute();
};

/** Opens the folio at the first allotment; a registration without units changes to `allotted`. */
export const openFoliosOfFirstAllotment = async (
  db: Database,
  parentIds: readonly string[],
  at: number,
): Promise<void> => {
  const fresh = await db
    .selectFrom('orders')
    .select(['id', 'folio', 'state'])
    .where('id', 'in', parentIds)
    .where('allotted_at', 'is', null)
    .execute();
  for (const { id, folio, state } of fresh) {
    const change = {
      allotted_at: at,
      folio: folio === '' ? await newFolioNumber(db) : folio,
      ...(state === 'registered' ? { state: 'allotted' as const } : {}),
    };
    await db.updateTable('orders').set(change).where('id', '=', id).execute();
  }
};

/** Allots paid instalments, all at the same moment. */
export const allotInstallments = async (db: Database, paid: readonly PaidInstallment[], at: number): Promise<void> => {
  for (const alike of Map.groupBy(paid, ({ scheme_code, nav_day }) => `${nav_day} ${scheme_code}`).values()) {
    const [first] = alike;
    if (!first) continue;
    const { navDay: nav_day, nav } = await readAllotmentPrice(db, first, at);
    await forEachPortion(alike, async (some) => {
      const parents = some.map(({ parent_id }) => parent_id);
      await openFoliosOfFirstAllotment(db, parents, at);
      const allotted = { state: 'allotted', allotted_at: at, nav_day, ...noDueTransition } as const;
      await addUnitsToOrders(
        db,
        some.map(({ id }) => id),
        { nav, change: allotted },
      );
      const often = Map.groupBy(new Set(parents), (parent) => parents.filter((id) => id === parent).length);
      for (const [times, ids] of often) await addUnitsToOrders(db, ids, { nav, times, change: { nav_day } });
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

const paidInstallments = (db: Database) =>
  db.selectFrom('orders').where('type', '=', 'installment').where('due_state', '=', 'allotted');

/** Instalments with units due for allotment. */
export const dueAllotments: DueSource = {
  earliest: (db, until) =>
    paidInstallments(db).select('due_at').where('due_at', '<=', until).orderBy('due_at').limit(1).$asScalar(),
  run: async (db, _random, at) => {
    const paid = await paidInstallments(db)
      .select(['id', 'parent_id', 'number', 'position', 'scheme_code', 'nav_day'])
      .where('due_at', '=', at)
      .orderBy('id')
      .execute();
    await allotInstallments(db, paid, at);
  },
};
