import { Refusal } from '../ground/refusal.ts';
import { hourAndMinuteAt } from '../kit/days.ts';
import { type CodeVerdict } from './judge-code.ts';

/** Verdicts whose refusal has the same text each time; a used-up code has the end of its lock. */
type RefusedVerdict = Exclude<CodeVerdict, 'accepted' | 'usedUp'>;

const refusals: Readonly<Record<RefusedVerdict, ConstructorParameters<typeof Refusal>>> = {
  wrong: ['otpWrong', 'The one-time password is not correct.'],
  expired: ['otpExpired', 'The one-time password has expired. Request a new one.'],
  exhausted: ['otpTriesUsedUp', 'Too many wrong attempts. Request a new one-time password.'],
  replaced: [
    'otpTriesUsedUp',
    'A later one-time password was asked for, so this one is worth nothing. Request a new one.',
  ],
};

export const codeRefusal = (verdict: RefusedVerdict): Refusal => new Refusal(...refusals[verdict]);

/** @param until moment of the next permitted request */
export const tooManySendsRefusal = (until: number): Refusal =>
  new Refusal(
    'otpRequestedTooSoon',
    `Too many one-time passwords were requested. Try again at ${hourAndMinuteAt(until)}.`,
  );
