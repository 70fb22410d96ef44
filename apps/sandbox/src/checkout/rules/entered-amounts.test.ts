import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../../kit/json.ts';
import { investMore } from '../../testing/checkout/additions.ts';
import { benchPerTest } from '../../testing/bench.ts';
import { readOrderByNumber, placeOrder } from '../../testing/journeys.ts';
import { redeem } from '../../testing/checkout/redemptions.ts';
import { placeSip, registerMandate } from '../../testing/checkout/sips.ts';
import { registerSwp } from '../../testing/checkout/swps.ts';
import { createValidStp, registerStp } from '../../testing/checkout/transfers.ts';

const on = benchPerTest();
let newcomer: string;
let holder: string;
beforeEach(async () => {
  newcomer = await on.token('9000000100');
  holder = await on.token('9000000101');
});

const heldOrder = () => readOrderByNumber(on, holder, '10000001');

interface EntryKind {
  readonly place: (amount: string) => Promise<Fields>;
  readonly table: 'orders' | 'schedules' | 'payouts';
  /** whole rupees that are accepted */
  readonly accepted: readonly [from: number, to: number];
}

const entryKinds: Readonly<Record<string, EntryKind>> = {
  lumpsum: { place: (amount) => placeOrder(on, newcomer, amount), table: 'orders', accepted: [1000, 1100] },
  SIP: {
    place: (sip_installment_amount) => placeSip(on, newcomer, '', { sip_installment_amount }),
    table: 'schedules',
    accepted: [1000, 1100],
  },
  'invest more': {
    place: async (amount) => investMore(on, holder, await heldOrder(), amount),
    table: 'orders',
    accepted: [1000, 1100],
  },
  redemption: {
    place: async (amount) => redeem(on, holder, await heldOrder(), amount),
    table: 'payouts',
    accepted: [1000, 1100],
  },
  SWP: {
    place: async (swp_amount) => registerSwp(on, holder, await heldOrder(), { swp_amount }),
    table: 'schedules',
    accepted: [1000, 1100],
  },
  STP: {
    place: async (stp_amount) =>
      registerStp(on, holder, await createValidStp(on, holder, await heldOrder(), { stp_amount })),
    table: 'schedules',
    accepted: [500, 600],
  },
};

const storedAmounts = async (table: EntryKind['table']): Promise<number[]> =>
  (await on.db.selectFrom(table).select('amount').execute()).map(({ amount }) => amount);

/** The amounts of `after` that are not in `before`; Postgres returns rows in any order. */
function addedAmounts(before: readonly number[], after: readonly number[]): number[] {
  const remaining = [...before];
  return after.filter((amount) => {
    const place = remaining.indexOf(amount);
    if (place >= 0) remaining.splice(place, 1);
    return place < 0;
  });
}

/** Generator of Park and Miller: the same seed gives the same sequence. */
const createSeededDraw = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

const TOO_MANY = { code: '051', messageText: 'Please enter an amount with at most two decimals.' };

describe.each(Object.entries(entryKinds))('an amount of the kind %s', (_, { place, table, accepted }) => {
  test.each(['1234.567', '1000.004', '1000.0001', '1000.000'])(
    'with more than two decimals (%s) is refused with a text and has no effect',
    async (amount) => {
      const before = await storedAmounts(table);
      expect(await place(amount)).toMatchObject(TOO_MANY);
      expect(addedAmounts(before, await storedAmounts(table))).toEqual([]);
    },
  );

  test.each([1, 2, 3, 4, 5, 6])('is stored exactly as entered, in whole paise, or not at all (%i)', async (seed) => {
    const draw = createSeededDraw(seed * 7919);
    const [from, to] = accepted;
    const [whole, decimals] = [from + draw(to - from), draw(5)];
    const fraction = Array.from({ length: decimals }, () => String(draw(10))).join('');
    const before = await storedAmounts(table);
    const answer = await place(decimals === 0 ? String(whole) : `${whole}.${fraction}`);
    const added = addedAmounts(before, await storedAmounts(table));
    if (decimals > 2) {
      expect([answer['code'], added]).toEqual(['051', []]);
    } else {
      expect([answer['code'], added]).toEqual(['000', [whole * 1000 + Number(fraction.padEnd(3, '0'))]]);
    }
  });
});

test('a mandate accepts only an offered debit limit', async () => {
  const before = await on.db.selectFrom('mandates').select('amount').execute();
  for (const limit of [25_000.004, 1234.567])
    expect(await registerMandate(on, newcomer, limit)).toMatchObject({
      code: '051',
      messageText: 'Please choose one of the debit limits.',
    });
  expect(await on.db.selectFrom('mandates').select('amount').execute()).toEqual(before);
});
