import { beforeEach, describe, expect, test } from 'vitest';
import { type Fields } from '../kit/json.ts';
import { investMore } from '../testing/additions.ts';
import { benchOfEach } from '../testing/bench.ts';
import { orderNumbered, placeOrder } from '../testing/journeys.ts';
import { redeem } from '../testing/redemptions.ts';
import { placeSip, registerMandate } from '../testing/sips.ts';
import { registerSwp } from '../testing/swps.ts';
import { goodTransfers, registerTransfers } from '../testing/transfers.ts';

const on = benchOfEach();
let newcomer: string;
let holder: string;
beforeEach(async () => {
  newcomer = await on.token('9000000100');
  holder = await on.token('9000000101');
});

const held = () => orderNumbered(on, holder, '10000001');

interface Kind {
  readonly place: (amount: string) => Promise<Fields>;
  readonly table: 'orders' | 'schedules' | 'payouts';
  /** whole rupees that are accepted */
  readonly accepted: readonly [from: number, to: number];
}

const kinds: Readonly<Record<string, Kind>> = {
  lumpsum: { place: (amount) => placeOrder(on, newcomer, amount), table: 'orders', accepted: [1000, 1100] },
  SIP: {
    place: (sip_installment_amount) => placeSip(on, newcomer, '', { sip_installment_amount }),
    table: 'schedules',
    accepted: [1000, 1100],
  },
  'invest more': {
    place: async (amount) => investMore(on, holder, await held(), amount),
    table: 'orders',
    accepted: [1000, 1100],
  },
  redemption: {
    place: async (amount) => redeem(on, holder, await held(), amount),
    table: 'payouts',
    accepted: [1000, 1100],
  },
  SWP: {
    place: async (swp_amount) => registerSwp(on, holder, await held(), { swp_amount }),
    table: 'schedules',
    accepted: [1000, 1100],
  },
  STP: {
    place: async (stp_amount) =>
      registerTransfers(on, holder, await goodTransfers(on, holder, await held(), { stp_amount })),
    table: 'schedules',
    accepted: [500, 600],
  },
};

const amountsIn = async (table: Kind['table']): Promise<number[]> =>
  (await on.db.selectFrom(table).select('amount').execute()).map(({ amount }) => amount);

/** Generator of Park and Miller: the same seed gives the same sequence. */
const drawnBy = (seed: number) => {
  let state = seed;
  return (most: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
};

const TOO_MANY = { code: '051', messageText: 'Please enter an amount with at most two decimals.' };

describe.each(Object.entries(kinds))('an amount of the kind %s', (_, { place, table, accepted }) => {
  test.each(['1234.567', '1000.004', '1000.0001', '1000.000'])(
    'with more than two decimals (%s) is refused with a text and has no effect',
    async (amount) => {
      const before = await amountsIn(table);
      expect(await place(amount)).toMatchObject(TOO_MANY);
      expect(await amountsIn(table)).toEqual(before);
    },
  );

  test.each([1, 2, 3, 4, 5, 6])('is stored exactly as entered, in whole paise, or not at all (%i)', async (seed) => {
    const draw = drawnBy(seed * 7919);
    const [from, to] = accepted;
    const [whole, decimals] = [from + draw(to - from), draw(5)];
    const fraction = Array.from({ length: decimals }, () => String(draw(10))).join('');
    const before = await amountsIn(table);
    const answer = await place(decimals === 0 ? String(whole) : `${whole}.${fraction}`);
    const added = (await amountsIn(table)).slice(before.length);
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
