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

test('what may be any text, and what is no text, remains in the catalogue', async () => {
  for (const code of ['pay[key];', "pay[isLong ? 'title.long' : key];", 'pay.list;', 'show(pay);', 'pay.missing;'])
    expect(await inlineLine(code)).toBe(code);
});

test('a choice between names is a choice between their texts', async () => {
  expect(await inlineLine("pay[isLong ? 'title.long' : 'title'];")).toBe('(isLong ? "Pay it now" : "Pay “now”");');
  expect(await inlineLine("pay[kind === pay.key ? 'title.long' : isAny ? 'title' : 'key'];")).toBe(
    '(kind === "never" ? "Pay it now" : (isAny ? "Pay “now”" : "never"));',
  );
});

test('a name with a computed part is a choice among the texts that it may name', async () => {
  expect(await inlineLine('pay[`title.${row.kind}`];')).toBe('({"long":"Pay it now"})[row.kind];');
  expect(await inlineLine('pay[`${kind}.long`];')).toBe('({"title":"Pay it now"})[kind];');
  expect(await inlineLine("pay[`title.${isLong ? 'long' : kindOf(row)}`];")).toBe(
    '(isLong ? "Pay it now" : ({"long":"Pay it now"})[kindOf(row)]);',
  );
  expect(await inlineLine('pay[`${kind}.${end}`];')).toBe('({"title.long":"Pay it now"})[`${kind}.${end}`];');
});

test('lines after a replaced choice remain where they are', async () => {
  const code = await inlinePayTexts("a(pay[\n  isLong\n    ? 'title.long'\n    : 'title'\n]);\nlast();");
  expect(code.split('\n')[6]).toBe('last();');
});

test('a template that cannot be replaced is an error with file and line', async () => {
  await expect(inlineLine('first();\npay[`${key}`];')).rejects.toThrow('Page.tsx:3: pay[`${key}`] may be any text');
  await expect(inlineLine('pay[`li${rest}`];')).rejects.toThrow('Page.tsx:2: ');
  await expect(inlineLine('const read = (pay) => pay[`title.${key}`];')).rejects.toThrow('pay is also a name');
});

test('the default value of a parameter is no name of the source', async () => {
  expect(await inlineLine('const read = ({ title = pay.title, ...rest }) => pay.key;')).toBe(
    'const read = ({ title = "Pay “now”", ...rest }) => "never";',
  );
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
