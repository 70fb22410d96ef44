import { type Day } from '../../kit/days.ts';
import { type UnitMovement } from '../ledger/folio-ledgers.ts';
import { isInflow } from '../ledger/order-bookings.ts';

/** Unsold units of an inflow. Units are in millionths, the cost in paise. */
export interface OpenLot extends Pick<UnitMovement, 'orderId' | 'orderType'> {
  readonly boughtOn: Day;
  readonly units: number;
  readonly costPaise: number;
}

/** Part of an amount, rounded to the nearest paisa; whole numbers of any size, a half is rounded up. */
export const partOfPaise = (paise: number, units: number, allUnits: number): number => {
  const [amount, part, all] = [BigInt(paise), BigInt(units), BigInt(allUnits)];
  return Number((2n * amount * part + all) / (2n * all));
};

/**
 * Unsold units, oldest first. First in, first out means that the units sold so far are the first of all units bought
 * so far: each inflow is a range of them, and the sold units end within one of these ranges.
 */
export const openLotsOf = (movements: readonly UnitMovement[]): readonly OpenLot[] => {
  const soldUnits = movements.reduce((total, movement) => total + (isInflow(movement) ? 0 : movement.units), 0);
  let start = 0;
  return movements.flatMap((movement) => {
    if (!isInflow(movement)) return [];
    const { day, units, paise, orderId, orderType } = movement;
    const soldOfLot = Math.min(Math.max(soldUnits - start, 0), units);
    start += units;
    if (soldOfLot === units) return [];
    const costPaise = soldOfLot === 0 ? paise : paise - partOfPaise(paise, soldOfLot, units);
    return [{ boughtOn: day, units: units - soldOfLot, costPaise, orderId, orderType }];
  });
};

/** Units of a holding, in millionths. */
export const countUnits = (lots: readonly OpenLot[]): number => lots.reduce((total, { units }) => total + units, 0);
