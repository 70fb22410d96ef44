import { describe, expect, test } from 'vitest';
import { CODE_LIFETIME_MS, codeMagic, judgeCodes, reservedCodes, type CodeChannel } from './judge-code.ts';
import { createCode } from './new-code.ts';

const DEADLINE = 1_000_000;
const open = { deadline: DEADLINE, tries: 0, state: 'open' as const };
const pair = (typed: string, channel: CodeChannel = 'sms', code = '482913') => ({ typed, issued: { code, channel } });
const judge = (pairs: Parameters<typeof judgeCodes>[0], record: Parameters<typeof judgeCodes>[1] = open, now = 0) =>
  judgeCodes(pairs, record, now, false);

describe('an entered code', () => {
  test('is accepted if it is the issued code, with another one for the mail if there is one', () => {
    expect(judge([pair('482913')])).toBe('accepted');
    expect(judge([pair('482913'), pair('555555', 'mail', '555555')])).toBe('accepted');
    expect(judge([pair('482913'), pair('555556', 'mail', '555555')])).toBe('wrong');
    expect(judge([pair('482914'), pair('555555', 'mail', '555555')])).toBe('wrong');
  });

  test('is valid for five minutes, the last millisecond included', () => {
    expect(CODE_LIFETIME_MS).toBe(300_000);
    expect(judge([pair('482913')], open, DEADLINE - 1)).toBe('accepted');
    expect(judge([pair('482913')], open, DEADLINE)).toBe('expired');
    expect(judge([pair('482913')], open, DEADLINE + 1)).toBe('expired');
  });

  test('is accepted once', () => {
    expect(judge([pair('482913')], { ...open, state: 'used' })).toBe('expired');
  });

  test('can be wrong four times; the fifth wrong one uses the tries up', () => {
    const verdicts = [0, 1, 2, 3, 4].map((tries) => judge([pair('111111')], { ...open, tries }));
    expect(verdicts).toEqual(['wrong', 'wrong', 'wrong', 'wrong', 'usedUp']);
    expect(judge([pair('482913')], { ...open, tries: 4 })).toBe('accepted');
  });

  test('is invalid after five tries, or because a later code replaced it', () => {
    const invalid = { ...open, state: 'invalid' as const };
    expect(judge([pair('482913')], { ...invalid, tries: 5 })).toBe('exhausted');
    expect([0, 4].map((tries) => judge([pair('482913')], { ...invalid, tries }))).toEqual(['replaced', 'replaced']);
    expect(judge([pair('482913')], { ...invalid, tries: 4 }, DEADLINE)).toBe('replaced');
  });
});

describe('a code with a special meaning', () => {
  test('of the tests is right for its channel alone, and only while they are accepted', () => {
    const verdicts = (isTestCodeAccepted: boolean) =>
      [pair('123456'), pair('654321', 'mail'), pair('654321'), pair('123456', 'mail')].map((each) =>
        judgeCodes([each], open, 0, isTestCodeAccepted),
      );
    expect(verdicts(true)).toEqual(['accepted', 'accepted', 'wrong', 'wrong']);
    expect(verdicts(false)).toEqual(['wrong', 'wrong', 'wrong', 'wrong']);
  });

  test('is expired or exhausted in every place, before any other code is compared', () => {
    expect(judge([pair('000000')])).toBe('expired');
    expect(judge([pair('482913'), pair('000000', 'mail')])).toBe('expired');
    expect(judge([pair('999999')])).toBe('exhausted');
    expect(judge([pair('482913'), pair('999999', 'mail')])).toBe('exhausted');
    expect(judge([pair('999999'), pair('000000', 'mail')])).toBe('expired');
  });

  test('is described with its effect, and never issued', () => {
    expect(codeMagic.map(({ value, causes }) => [value, causes]).sort()).toEqual([
      ['000000', 'has expired (032)'],
      ['123456', 'is right for every code to a mobile, while the switch testCodes is on'],
      ['654321', 'is right for every code to an email, while the switch testCodes is on'],
      ['999999', 'was tried too often (033)'],
    ]);
    expect(new Set(codeMagic.map(({ place }) => place))).toEqual(new Set(['One-time code']));
    expect([...reservedCodes].sort()).toEqual(['000000', '123456', '654321', '999999']);
    const drawn = ['123456', '654321', '000000', '999999', '482913'];
    const random = (bytes: number) => Uint8Array.from((drawn.shift() ?? '').slice(0, bytes), Number);
    expect(createCode(random)).toBe('482913');
  });
});
