import { randomDigits, type Random } from '../kit/random.ts';
import { reservedCodes } from './judge-code.ts';

/** A random code of six digits that is none of the codes with a meaning of their own. */
export const newCode = (random: Random): string => {
  const code = randomDigits(random, 6);
  return reservedCodes.includes(code) ? newCode(random) : code;
};
