import { beforeAll, expect, test } from 'vitest';
import { readTexts } from './testing/read-texts.ts';

/** Texts of the apps as shipped, by their keys. */
let shipped: readonly (readonly [key: string, text: string])[];

beforeAll(() => {
  shipped = [...readTexts('en')];
});

const sensory =
  /\b(?:on|to) (?:the|your) (?:left|right)\b|\b(?:top|bottom) (?:left|right)\b|\bin (?:green|red|blue|grey)\b|\b(?:green|red|blue|grey|round|square) (?:button|icon|mark|dot)s?\b/i;

test('no shipped text names a control by its place, shape or colour alone', () => {
  expect(shipped.length).toBeGreaterThan(1500);
  // The name of each of these days says the same.
  expect(shipped.filter(([, text]) => sensory.test(text)).map(([key]) => key)).toEqual([
    'invest.sip.datesHint',
    'transfer.dates.hint',
  ]);
  for (const text of ['Press the round button', 'The menu on the left', 'Fields in red are required'])
    expect(text).toMatch(sensory);
});

const otherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

test('every shipped text is in the script of the language that the page declares', () => {
  expect(shipped.filter(([, text]) => otherScript.test(text))).toEqual([]);
  expect('निवेश').toMatch(otherScript);
});

/** Texts of one function by the last part of their keys. Another text needs a reason here. */
const namesOfFunctions: Readonly<Record<string, readonly string[]>> = {
  refresh: ['Refresh'],
  // Names the repeated action where it has a consequence; the long text is a step of an instruction.
  retry: ['Come back here and choose Try again.', 'Confirm again', 'Submit again', 'Try again'],
  // Staff receive a code by mail, not an OTP.
  resend: ['Resend OTP', 'Send another code'],
  // A finished plan needs no Close.
  close: ['Close', 'Done'],
  dismiss: ['Dismiss'],
  signOut: ['Sign out'],
};

test.each(Object.entries(namesOfFunctions))('the function %s has the same name in every area', (name, texts) => {
  const found = shipped.filter(([key]) => key.endsWith(`.${name}`)).map(([, text]) => text);
  expect([...new Set(found)].sort()).toEqual(texts);
});
