import { createMagicValues } from '../ground/magic.ts';

export const CODE_LIFETIME_MS = 5 * 60_000;
export const MAX_TRIES = 5;

export type CodeChannel = 'sms' | 'mail';
/** `usedUp`: this wrong try was the last; `exhausted`: an earlier one was, or the code says so. */
export type CodeVerdict = 'accepted' | 'wrong' | 'usedUp' | 'expired' | 'exhausted' | 'replaced';

/** Fixed codes that are accepted beside the outbox code while the switch testCodes is on. */
const TEST_CODE: Readonly<Record<CodeChannel, string>> = { sms: '123456', mail: '654321' };
const ALWAYS_EXPIRED = '000000';
const ALWAYS_EXHAUSTED = '999999';

/** Codes with a special meaning, which are never issued. */
export const reservedCodes: readonly string[] = ['123456', '654321', ALWAYS_EXPIRED, ALWAYS_EXHAUSTED];

export const codeMagic = createMagicValues('One-time code', {
  [TEST_CODE.sms]: 'is right for every code to a mobile, while the switch testCodes is on',
  [TEST_CODE.mail]: 'is right for every code to an email, while the switch testCodes is on',
  [ALWAYS_EXPIRED]: 'has expired (032)',
  [ALWAYS_EXHAUSTED]: 'was tried too often (033)',
});

export interface IssuedCode {
  readonly code: string;
  readonly channel: CodeChannel;
}

/** Compares entered codes with issued codes; all of them must be correct. */
export const judgeCodes = (
  pairs: readonly { readonly typed: string; readonly issued: IssuedCode }[],
  record: { readonly deadline: number; readonly tries: number; readonly state: 'open' | 'used' | 'invalid' },
  now: number,
  isTestCodeAccepted: boolean,
): CodeVerdict => {
  // Invalid with unused attempts: a later code of the same action has replaced it.
  if (record.state === 'invalid') return record.tries < MAX_TRIES ? 'replaced' : 'exhausted';
  if (record.state === 'used' || now >= record.deadline) return 'expired';
  if (pairs.some(({ typed }) => typed === ALWAYS_EXPIRED)) return 'expired';
  if (pairs.some(({ typed }) => typed === ALWAYS_EXHAUSTED)) return 'exhausted';
  const isRight = pairs.every(
    ({ typed, issued }) => typed === issued.code || (isTestCodeAccepted && typed === TEST_CODE[issued.channel]),
  );
  if (isRight) return 'accepted';
  return record.tries + 1 >= MAX_TRIES ? 'usedUp' : 'wrong';
};
