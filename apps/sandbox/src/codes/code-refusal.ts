import { Refusal } from '../http/interruption.ts';
import { type CodeVerdict } from './judge-code.ts';

const refusals: Readonly<Record<Exclude<CodeVerdict, 'accepted'>, readonly [string, string]>> = {
  wrong: ['031', 'The one-time password is not correct.'],
  expired: ['032', 'The one-time password has expired. Request a new one.'],
  exhausted: ['033', 'Too many wrong attempts. Request a new one-time password.'],
};

export const codeRefusal = (verdict: Exclude<CodeVerdict, 'accepted'>): Refusal => {
  const [code, text] = refusals[verdict];
  return new Refusal(code, text);
};

export const tooManySends = (): Refusal =>
  new Refusal('034', 'Too many one-time passwords were requested. Try again after some time.');
