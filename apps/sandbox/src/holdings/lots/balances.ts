import { type Day } from '../../kit/days.ts';
import { type UnitMovement } from '../ledger/folio-ledgers.ts';
import { isInflow } from '../ledger/order-bookings.ts';
import { partOfPaise } from './open-lots.ts';

/** Units of a holding in millionths, and their cost in paise, after the movements of a day. */
export interface Balance {
  readonly day: Day;
  readonly units: number;
  readonly costPaise: number;
}

/**
 * Balances after each day with movements, oldest first. The sold units are the first of all bought units, so that their
 * cost is that of whole lots, and of a part of the next lot.
 */
export const createBalances = (movements: readonly UnitMovement[]): readonly Balance[] => {
  const lots = movements.filter(isInflow);
  let [units, paise, soldUnits] = [0, 0, 0];
  let [soldLots, unitsOfSoldLots, paiseOfSoldLots] = [0, 0, 0];
  const costOfSoldUnits = (): number => {
    let lot = lots[soldLots];
    while (lot !== undefined && unitsOfSoldLots + lot.units <= soldUnits) {
      unitsOfSoldLots += lot.units;
      paiseOfSoldLots += lot.paise;
      soldLots += 1;
      lot = lots[soldLots];
    }
    const rest = soldUnits - unitsOfSoldLots;
    return paiseOfSoldLots + (lot === undefined || rest === 0 ? 0 : partOfPaise(lot.paise, rest, lot.units));
  };
  return movements.flatMap((movement, place) => {
    if (isInflow(movement)) {
      units += movement.units;
      paise += movement.paise;
    } else {
      units -= movement.units;
      soldUnits += movement.units;
    }
    if (movements[place + 1]?.day === movement.day) return [];
    return [{ day: movement.day, units, costPaise: paise - costOfSoldUnits() }];
  });
};
