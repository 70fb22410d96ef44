import { Refusal } from '../ground/refusal.ts';
import { type CodeVerdict } from './judge-code.ts';

const refusals: Readonly<Record<Exclude<CodeVerdict, 'accepted'>, ConstructorParameters<typeof Refusal>>> = {
  wrong: ['otpWrong', 'The one-time password is not correct.'],
  expired: ['otpExpired', 'The one-time password has expired. Request a new one.'],
  exhausted: ['otpTriesUsedUp', 'Too many wrong attempts. Request a new one-time password.'],
};

export const codeRefusal = (verdict: Exclude<CodeVerdict, 'accepted'>): Refusal => new Refusal(...refusals[verdict]);

export const tooManySends = (): Refusal =>
  new Refusal('otpRequestedTooSoon', 'Too many one-time passwords were requested. Try again after some time.');
