import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PLAIN, pseudoText } from '../testing/pseudo.ts';
import { overflowIn } from '../testing/overflow.ts';
import '../tokens/tokens.css';
import { drawn, storiesIn, type StoriesModule } from './all-stories.tsx';

type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const messages = '../../../flows/src/messages';
const plain = import.meta.glob<Catalogues>('../../../flows/src/messages/plain/*.ts', { eager: true });
const documented = import.meta.glob<Catalogues>('../../../flows/src/messages/en/*.ts', { eager: true });

/** What the plain words say in the place of a documented text, with that text. */
const replacing = Object.entries(plain).flatMap(([file, catalogues]) =>
  Object.entries(catalogues).flatMap(([name, texts]) => {
    const before = documented[file.replace(`${messages}/plain`, `${messages}/en`)]?.[name];
    return Object.entries(texts).flatMap(([key, text]) => {
      const replaced = before?.[key];
      return typeof text === 'string' && typeof replaced === 'string' && text !== replaced ? [{ text, replaced }] : [];
    });
  }),
);
/** Room is made for the pseudo-language, in which every story is drawn: only what is longer than that may want more. */
const longer = replacing.filter(({ text, replaced }) => text.length > pseudoText(replaced).length);
const begin = (text: string) => text.split('{')[0] ?? '';

const files = import.meta.glob<StoriesModule>([
  '../screens/access/Landing/*.stories.tsx',
  '../screens/kyc/{EsignKyc,MyKyc}/*.stories.tsx',
  '../screens/ordering/StpRegistration/*.stories.tsx',
]);
/** In no story: sentences of a dialog, which wrap, and an entry of a menu, which is as wide as it needs. */
const behindAPress = [
  'There is no such date. Check day, month and year.',
  'Change PIN',
  'The history of this order is not here yet.',
];

const unseen = new Set(longer.map(({ text }) => begin(text)));

beforeAll(async () => {
  document.documentElement.dataset['words'] = PLAIN;
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))('%s holds on a phone in the words that ship', { timeout: 60_000 }, async (_, load) => {
  const module = await load();
  const wrong: string[] = [];
  for (const [name, story] of storiesIn(module)) {
    const { container, unmount } = await render(drawn(module, story));
    for (const text of unseen) if (container.textContent.includes(text)) unseen.delete(text);
    wrong.push(...overflowIn(container).map((fault) => `${name}: ${fault}`));
    await unmount();
  }
  expect(wrong).toEqual([]);
});

test('every text that is longer than the pseudo-language makes its documented one was seen on a screen', () => {
  expect(replacing.length).toBeGreaterThan(20);
  expect([...unseen]).toEqual(behindAPress);
});
