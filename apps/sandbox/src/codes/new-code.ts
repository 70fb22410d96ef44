import { randomDigits, type RandomBytes } from '../kit/random.ts';
import { reservedCodes } from './judge-code.ts';

/** Random code of six digits without a special meaning. */
export const createCode = (random: RandomBytes): string => {
  const code = randomDigits(random, 6);
  return reservedCodes.includes(code) ? createCode(random) : code;
};
