import { expect, test } from 'vitest';
import { inlineTexts } from './inline-words.ts';

const pay = { title: 'Pay “now”', 'title.long': 'Pay it now', list: ['one'], 'list.of': 'Pay', key: 'never' };
/** Position of the only ambiguous text. */
const findPlace = (name: string) => (name === 'list.of' ? 9 : undefined);
const inlinePayTexts = (code: string) =>
  inlineTexts('Page.tsx', `import { pay } from '@folioflow/flows/words/pay';\n${code}`, () =>
    Promise.resolve({ texts: pay, place: 5, findPlace }),
  );
const inFunction = /^draw = \(\) => \{ (.*) \}$/;
const inlineLine = async (code: string) => {
  const source = code.includes('\n') ? code : `draw = () => { ${code} }`;
  const line = (await inlinePayTexts(source)).split('\n')[1] ?? '';
  return inFunction.exec(line)?.[1] ?? line;
};

test('a text stands where it was asked for by its name', async () => {
  expect(await inlineLine("<b title={pay.title}>{pay['title.long']}</b>")).toBe(
    '<b title={$translate("Pay “now”")}>{$translate("Pay it now")}</b>',
  );
});

test('what may be any text, and what is no text, remains in the catalogue, which is translated from its place on', async () => {
  for (const code of ['pay[key];', "pay[isLong ? 'title.long' : key];", 'pay.list;', 'show(pay);', 'pay.missing;'])
    expect(await inlineLine(code)).toBe(code.replace('pay', '$translate(pay, 5)'));
  expect(await inlineLine('show({ pay, pay: 1 });')).toBe('show({ pay: $translate(pay, 5), pay: 1 });');
  expect(await inlineLine('show(null as typeof pay);')).toBe('show(null as typeof pay);');
});

test('a text that equals another only in the language of the page has its position', async () => {
  expect(await inlineLine("pay['list.of'];")).toBe('$translate("Pay", 9);');
  expect(await inlineLine('pay[`list.${end}`];')).toBe('({"of":$translate("Pay", 9)})[end];');
});

test('a text that is read when its module is loaded is an error, also in the callback of a list', async () => {
  for (const code of ['\nconst title = pay.title;', "\nconst all = ['long'].map((end) => pay[`title.${end}`]);"])
    await expect(inlineLine(code)).rejects.toThrow('is read once, when its module is loaded');
  await expect(inlineLine('const read = () => pay.title;')).resolves.toBe(
    'const read = () => $translate("Pay “now”");',
  );
});

test('a choice between names is a choice between their texts', async () => {
  expect(await inlineLine("pay[isLong ? 'title.long' : 'title'];")).toBe(
    '(isLong ? $translate("Pay it now") : $translate("Pay “now”"));',
  );
  expect(await inlineLine("pay[kind === pay.key ? 'title.long' : isAny ? 'title' : 'key'];")).toBe(
    '(kind === $translate("never") ? $translate("Pay it now") : (isAny ? $translate("Pay “now”") : $translate("never")));',
  );
});

test('a name with a computed part is a choice among the texts that it may name', async () => {
  expect(await inlineLine('pay[`title.${row.kind}`];')).toBe('$translate(({"long":"Pay it now"})[row.kind]);');
  expect(await inlineLine('pay[`${kind}.long`];')).toBe('$translate(({"title":"Pay it now"})[kind]);');
  expect(await inlineLine("pay[`title.${isLong ? 'long' : kindOf(row)}`];")).toBe(
    '(isLong ? $translate("Pay it now") : $translate(({"long":"Pay it now"})[kindOf(row)]));',
  );
  expect(await inlineLine('pay[`${kind}.${end}`];')).toBe(
    '({"title.long":$translate("Pay it now"),"list.of":$translate("Pay", 9)})[`${kind}.${end}`];',
  );
});

test('lines after a replaced choice remain where they are', async () => {
  const code = await inlinePayTexts("draw = () => a(pay[\n  isLong\n    ? 'title.long'\n    : 'title'\n]);\nlast();");
  expect(code.split('\n')[6]).toBe('last();');
});

test('a template that cannot be replaced is an error with file and line', async () => {
  await expect(inlineLine('first();\n() => pay[`${key}`];')).rejects.toThrow(
    'Page.tsx:3: pay[`${key}`] may be any text',
  );
  await expect(inlineLine('pay[`li${rest}`];')).rejects.toThrow('Page.tsx:2: ');
  await expect(inlineLine('const read = (pay) => pay[`title.${key}`];')).rejects.toThrow('pay is also a name');
});

test('the default value of a parameter is no name of the source', async () => {
  expect(await inlineLine('const read = ({ title = pay.title, ...rest }) => pay.key;')).toBe(
    'const read = ({ title = $translate("Pay “now”"), ...rest }) => $translate("never");',
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
  expect(await inlineLine('const { pay: order } = all; pay.title;')).toBe(
    'const { pay: order } = all; $translate("Pay “now”");',
  );
});
