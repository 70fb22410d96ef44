import { worthInPaise } from '@folioflow/api/contract';
import { type Database } from '../../store/database.ts';
import { type OrderRow } from '../records/order-tables.ts';

/** Thousandths of a rupee in a paisa. */
const PAISA = 10;

/** Worth of units at a NAV in rupees, in thousandths of a rupee. */
export const worthOfUnits = (units: number, nav: number): number => worthInPaise(units, nav) * PAISA;

/** Place of an order in its holding: a scheme in a folio. */
export interface PlaceInHolding {
  /** units of the orders before it */
  readonly unitsBefore: number;
  /** value without known units of all orders of the holding, in thousandths of a rupee */
  readonly value: number;
}

export const ALONE: PlaceInHolding = { unitsBefore: 0, value: 0 };

/**
 * Worth of the units of an order, in thousandths of a rupee: its share of the worth of the holding, rounded from the
 * start of the holding. Worths of orders that are rounded alone would not add up to the worth of their units together.
 */
export const shareOfWorth = (units: number, nav: number, { unitsBefore, value }: PlaceInHolding): number => {
  const unitsOfValue = value / 1000 / nav;
  const worthUpTo = (count: number) => worthOfUnits(unitsOfValue + count, nav);
  return worthUpTo(unitsBefore + units) - worthUpTo(unitsBefore);
};

/** Reads the places of the orders of a client in their holdings, in the sequence of their first allotments. */
export const readPlaces = async (
  db: Database,
  clientId: string,
): Promise<(order: Pick<OrderRow, 'id'>) => PlaceInHolding> => {
  const held = await db
    .selectFrom('orders')
    .select(['id', 'folio', 'scheme_code', 'units', 'value'])
    .where('client_id', '=', clientId)
    .where('type', '!=', 'installment')
    .where('allotted_at', 'is not', null)
    .orderBy('allotted_at')
    .orderBy('number')
    .orderBy('id')
    .execute();
  const places = new Map<string, PlaceInHolding>();
  for (const orders of Map.groupBy(held, ({ folio, scheme_code }) => JSON.stringify([folio, scheme_code])).values()) {
    const value = orders.reduce((sum, order) => sum + order.value, 0);
    let unitsBefore = 0;
    for (const { id, units } of orders) {
      places.set(id, { unitsBefore, value });
      unitsBefore += units;
    }
  }
  return ({ id }) => places.get(id) ?? ALONE;
};
