import { expect, test } from 'vitest';
import { inlineTexts } from './inline-words.ts';

const pay = { title: 'Pay “now”', 'title.long': 'Pay it now', list: ['one'], key: 'never' };
const inlinePayTexts = (code: string) =>
  inlineTexts('Page.tsx', `import { pay } from '@folioflow/flows/words/pay';\n${code}`, () => Promise.resolve({ pay }));
const inlineLine = async (code: string) => (await inlinePayTexts(code)).split('\n')[1];

test('a text stands where it was asked for by its name', async () => {
  expect(await inlineLine("<b title={pay.title}>{pay['title.long']}</b>")).toBe(
    '<b title={"Pay “now”"}>{"Pay it now"}</b>',
  );
});

test('what is chosen while the page runs, and what is no text, stays in the catalogue', async () => {
  for (const code of [
    'pay[key];',
    'pay[`${key}.${end}`];',
    'pay[`title.${keyOf(pay)}`];',
    'pay.list;',
    'show(pay);',
    'pay.missing;',
    'other.title;',
  ])
    expect(await inlineLine(code)).toBe(code);
});

test('of texts that are chosen by a part of their name, those stand there that may be chosen', async () => {
  expect(await inlineLine('pay[`title.${row.kind}`];')).toBe('({"long":"Pay it now"})[row.kind];');
  expect(await inlineLine('pay[`${kind}.long`];')).toBe('({"title":"Pay it now"})[kind];');
});

test('a name that the source gives to something else is never taken for the catalogue', async () => {
  for (const code of [
    'const read = (pay) => pay.title;',
    'const read = ({ order: pay = none }) => pay.title;',
    'function read([pay]) { return pay.title; }',
    'for (const pay of all) pay.title;',
  ])
    expect(await inlineLine(code)).toBe(code);
  expect(await inlineLine('const { pay: order } = all; pay.title;')).toBe('const { pay: order } = all; "Pay “now”";');
});
