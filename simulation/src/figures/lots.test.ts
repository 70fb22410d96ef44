import { describe, expect, test } from 'vitest';
import { matchLots, thousandthsOf } from '@folioflow/flows/holdings';
import { addDays, type UnitTransaction } from '@folioflow/api/contract';
import { type UnitMovement } from '../../../apps/sandbox/src/holdings/ledger/folio-ledgers.ts';
import { createBalances } from '../../../apps/sandbox/src/holdings/lots/balances.ts';
import { openLotsOf } from '../../../apps/sandbox/src/holdings/lots/open-lots.ts';
import { createBench, type Bench } from '../../../apps/sandbox/src/testing/bench.ts';
import { createSeededDraw, performRandomAction } from '../../../apps/sandbox/src/testing/checkout/random-actions.ts';
import { createApprovedMandate, placeSip } from '../../../apps/sandbox/src/testing/checkout/sips.ts';
import { readHoldings, readTransactions, sumOf } from '../../../apps/sandbox/src/testing/holdings.ts';

type Transaction = Parameters<typeof matchLots>[0][number];

const OUTFLOWS: readonly UnitMovement['kind'][] = ['redemption', 'withdrawal', 'switchOut'];

/** Random movements: several a day, purchases before sales; a fifth of the sales sells everything. */
const createMovements = (seed: number): readonly UnitMovement[] => {
  const draw = createSeededDraw(seed * 7919);
  let units = 0;
  const movements: UnitMovement[] = [];
  for (let place = 0; place < 40; place += 1 + draw(3)) {
    const day = addDays('2020-01-06', place);
    for (let purchases = draw(3); purchases > 0; purchases -= 1) {
      const bought = 1 + draw(900_000);
      units += bought;
      movements.push(createMovement(day, 'purchase', bought, draw(90_000_000), movements.length));
    }
    for (let sales = draw(3); sales > 0 && units > 0; sales -= 1) {
      const sold = draw(5) === 0 ? units : 1 + draw(units);
      units -= sold;
      const kind = OUTFLOWS[draw(OUTFLOWS.length)] ?? 'redemption';
      movements.push(createMovement(day, kind, sold, draw(90_000_000), movements.length));
    }
  }
  return movements;
};

const createMovement = (
  day: string,
  kind: UnitMovement['kind'],
  units: number,
  paise: number,
  place: number,
): UnitMovement => ({ day, kind, units, paise, exitLoadPaise: 0, orderId: `order-${place}`, orderType: 'single' });

const kindOf = (kind: UnitMovement['kind']): Transaction['kind'] => (OUTFLOWS.includes(kind) ? 'sale' : 'purchase');

const toTransaction = ({ day, kind, units, paise }: UnitMovement): Transaction => ({
  day,
  kind: kindOf(kind),
  units,
  paise,
});

describe('the lots of the provider are those of the flows', () => {
  test('for random purchases and sales, after each day', () => {
    let parts = 0;
    for (let seed = 1; seed <= 200; seed += 1) {
      const movements = createMovements(seed);
      for (const { day, units, costPaise } of createBalances(movements)) {
        const upToDay = movements.filter((movement) => movement.day <= day);
        const expected = matchLots(upToDay.map(toTransaction));
        const lots = openLotsOf(upToDay).map(({ boughtOn, ...lot }) => ({
          boughtOn,
          units: lot.units,
          costPaise: lot.costPaise,
        }));
        expect(lots).toEqual(expected.lots);
        expect(expected.missingUnits).toBe(0);
        expect([units, costPaise]).toEqual([
          sumOf(expected.lots, (lot) => lot.units),
          sumOf(expected.lots, (lot) => lot.costPaise),
        ]);
        parts += expected.soldParts.length;
      }
    }
    expect(parts).toBeGreaterThan(10_000);
  });

  const toPaise = (amount: number | string) => Math.round(Number(amount) * 100);

  const transactionOf = (each: UnitTransaction): Transaction => ({
    day: each.transaction_date,
    kind: kindOf(each.transaction_kind),
    units: thousandthsOf(each.units),
    paise: toPaise(each.amount) - toPaise(each.exit_load_amount),
  });

  /** Compares each holding with the lots that the flows compute from its transactions; returns the kinds. */
  const compareHoldings = async (on: Bench, token: string): Promise<readonly string[]> => {
    const kinds: string[] = [];
    for (const holding of await readHoldings(on, token)) {
      const listed = await readTransactions(on, token, holding);
      const transactions = listed.map(transactionOf);
      const { lots, soldParts, missingUnits } = matchLots(transactions);
      expect(missingUnits).toBe(0);
      expect(
        holding.lots.map(({ bought_on, units, cost_amount }) => ({
          boughtOn: bought_on,
          units: thousandthsOf(units),
          costPaise: toPaise(cost_amount),
        })),
      ).toEqual(lots);
      const ofKind = (kind: Transaction['kind']) => transactions.filter((each) => each.kind === kind);
      const costs = sumOf(ofKind('purchase'), ({ paise }) => paise) - sumOf(lots, ({ costPaise }) => costPaise);
      const gains = sumOf(soldParts, ({ proceedsPaise, costPaise }) => proceedsPaise - costPaise);
      expect(gains).toBe(sumOf(ofKind('sale'), ({ paise }) => paise) - costs);
      kinds.push(...listed.map(({ transaction_kind }) => transaction_kind));
    }
    return kinds;
  };

  test('for the seeded portfolios, and any sequence of orders, redemptions, SIPs, SWPs and STPs', async () => {
    const kinds = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const on = await createBench();
      try {
        for (const seeded of ['9000000101', '9000000117'])
          for (const kind of await compareHoldings(on, await on.token(seeded))) kinds.add(kind);
        const token = await on.token('9000000100');
        await placeSip(on, token, await createApprovedMandate(on, token));
        const draw = createSeededDraw(seed * 104_729);
        for (let step = 0; step < 40; step += 1) {
          await performRandomAction(on, token, draw);
          for (const kind of await compareHoldings(on, token)) kinds.add(kind);
        }
      } finally {
        await on.close();
      }
    }
    expect([...kinds].toSorted()).toEqual([
      'purchase',
      'redemption',
      'sipInstallment',
      'switchIn',
      'switchOut',
      'withdrawal',
    ]);
  });
});
