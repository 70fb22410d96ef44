import { describe, expect, test } from 'vitest';
import { addMonths } from '@folioflow/api/contract';
import { matchLots, type UnitTransaction } from './lots.ts';
import { createRandom } from './testing/random.ts';

const bought = (day: UnitTransaction['day'], units: number, rupees: number): UnitTransaction => ({
  day,
  kind: 'purchase',
  units: units * 1000,
  paise: rupees * 100,
});
const sold = (day: UnitTransaction['day'], units: number, rupees: number): UnitTransaction => ({
  ...bought(day, units, rupees),
  kind: 'sale',
});

test('a sale takes the oldest units, and leaves a lot with its part of the cost', () => {
  const { lots, soldParts, missingUnits } = matchLots([
    bought('2025-01-10', 100, 1000),
    bought('2025-02-10', 50, 600),
    sold('2026-03-01', 120, 1800),
  ]);
  expect(soldParts).toEqual([
    { boughtOn: '2025-01-10', soldOn: '2026-03-01', units: 100_000, costPaise: 1000_00, proceedsPaise: 1500_00 },
    { boughtOn: '2025-02-10', soldOn: '2026-03-01', units: 20_000, costPaise: 240_00, proceedsPaise: 300_00 },
  ]);
  expect(lots).toEqual([{ boughtOn: '2025-02-10', units: 30_000, costPaise: 360_00 }]);
  expect(missingUnits).toBe(0);
});

test('a sale after others begins with the oldest units that are left', () => {
  const { soldParts, lots } = matchLots([
    bought('2025-01-10', 10, 100),
    bought('2025-02-10', 10, 200),
    bought('2025-03-10', 10, 300),
    sold('2025-04-01', 10, 150),
    sold('2025-04-02', 15, 450),
  ]);
  expect(
    soldParts.map(({ boughtOn, units, costPaise, proceedsPaise }) => [boughtOn, units, costPaise, proceedsPaise]),
  ).toEqual([
    ['2025-01-10', 10_000, 100_00, 150_00],
    ['2025-02-10', 10_000, 200_00, 300_00],
    ['2025-03-10', 5000, 150_00, 150_00],
  ]);
  expect(lots).toEqual([{ boughtOn: '2025-03-10', units: 5000, costPaise: 150_00 }]);
});

test('a transaction without units changes nothing', () => {
  const empty = [bought('2025-01-01', 0, 5), sold('2025-01-02', 0, 5), sold('2025-03-01', 0, 5)];
  expect(matchLots([...empty, bought('2025-02-01', 10, 100)])).toEqual({
    lots: [{ boughtOn: '2025-02-01', units: 10_000, costPaise: 100_00 }],
    soldParts: [],
    missingUnits: 0,
  });
});

test('a paisa that cannot be divided is in exactly one part', () => {
  const { lots, soldParts } = matchLots([
    { day: '2025-01-10', kind: 'purchase', units: 3000, paise: 100 },
    sold('2025-02-01', 1, 1),
    sold('2025-02-02', 1, 1),
  ]);
  expect([...soldParts, ...lots].map(({ costPaise }) => costPaise)).toEqual([33, 34, 33]);
});

test('units of a purchase can be sold on its day', () => {
  const { lots, missingUnits } = matchLots([sold('2025-01-10', 10, 100), bought('2025-01-10', 10, 100)]);
  expect({ lots, missingUnits }).toEqual({ lots: [], missingUnits: 0 });
});

test('a sale of units that were never bought is reported', () => {
  const { soldParts, missingUnits } = matchLots([bought('2025-01-10', 10, 100), sold('2025-02-10', 12.5, 150)]);
  expect(missingUnits).toBe(2500);
  expect(soldParts).toMatchObject([{ units: 10_000, proceedsPaise: 120_00 }]);
});

describe('random purchases and sales', () => {
  const cases = Array.from({ length: 200 }, (_case, seed) => {
    const random = createRandom(seed + 1);
    let units = 0;
    return Array.from({ length: 1 + Math.floor(random() * 80) }, (_, month): UnitTransaction => {
      const day = addMonths('2020-01-06', month);
      const isSale = units > 0 && random() < 0.3;
      const count = 1 + Math.floor(random() * (isSale ? units : 500_000));
      units += isSale ? -count : count;
      return { day, kind: isSale ? 'sale' : 'purchase', units: count, paise: Math.floor(random() * 9_999_999) };
    });
  });
  const sum = <T>(list: readonly T[], pick: (each: T) => number) => list.reduce((total, each) => total + pick(each), 0);
  const ofKind = (list: readonly UnitTransaction[], kind: UnitTransaction['kind']) =>
    list.filter((each) => each.kind === kind);

  test('lots and sold parts add up to the units and costs that were bought', () => {
    for (const transactions of cases) {
      const { lots, soldParts, missingUnits } = matchLots(transactions);
      const purchases = ofKind(transactions, 'purchase');
      expect(missingUnits).toBe(0);
      expect(sum([...lots, ...soldParts], ({ units }) => units)).toBe(sum(purchases, ({ units }) => units));
      expect(sum([...lots, ...soldParts], ({ costPaise }) => costPaise)).toBe(sum(purchases, ({ paise }) => paise));
    }
  });

  test('the gains of the parts add up to the proceeds less the costs, to the paisa', () => {
    for (const transactions of cases) {
      const { lots, soldParts } = matchLots(transactions);
      const gains = sum(soldParts, ({ proceedsPaise, costPaise }) => proceedsPaise - costPaise);
      const proceeds = sum(ofKind(transactions, 'sale'), ({ paise }) => paise);
      const costs =
        sum(ofKind(transactions, 'purchase'), ({ paise }) => paise) - sum(lots, ({ costPaise }) => costPaise);
      expect(gains).toBe(proceeds - costs);
    }
  });

  test('no part is older than a lot that is left', () => {
    for (const transactions of cases) {
      const { lots, soldParts } = matchLots(transactions);
      const oldest = lots[0]?.boughtOn;
      if (oldest === undefined) continue;
      for (const { boughtOn } of soldParts) expect(boughtOn <= oldest).toBe(true);
    }
  });
});
