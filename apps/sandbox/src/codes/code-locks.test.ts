import { expect, test } from 'vitest';
import { benchPerTest } from '../testing/bench.ts';
import { mobileCodeCheck, mobileLogin } from '../testing/journeys.ts';

const on = benchPerTest();

const MOBILE = '9000000100';
const QUARTERS_OF_A_DAY = 96;

/** Guesses the code of a sign-in until it is refused without a comparison, at most as often as allowed; returns the number of guesses. */
const guess = async (most: number): Promise<number> => {
  if ((await on.ask('/user/login', mobileLogin(MOBILE)))['code'] !== '000') return 0;
  for (let guesses = 1; guesses <= most; guesses += 1) {
    const { code } = await on.ask('/user/validateotp', mobileCodeCheck(MOBILE, '111111'));
    if (code === '033') return guesses;
    expect(code).toBe('031');
  }
  return most;
};

test.each([4, 5])(
  'forty guesses a day are possible for a sign-in, with %i at each code and five codes every 15 minutes',
  async (most) => {
    await on.control('/clock', { freeze: true });
    let guesses = 0;
    for (let quarter = 0; quarter < QUARTERS_OF_A_DAY; quarter += 1) {
      for (let code = 0; code < 5; code += 1) guesses += await guess(most);
      await on.control('/clock', { advance_seconds: 900 });
    }
    expect(guesses).toBe(40);
  },
);
