import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../primitives/Language/load-language.ts';
import { pseudoText } from '../testing/pseudo.ts';
import { findOverflow } from '../testing/overflow.ts';
import '../tokens/tokens.css';
import { renderStory, storiesIn, type StoriesModule } from './all-stories.tsx';

type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const messages = '../../../flows/src/messages';
const plain = import.meta.glob<Catalogues>('../../../flows/src/messages/plain/*.ts', { eager: true });
const documented = import.meta.glob<Catalogues>('../../../flows/src/messages/en/*.ts', { eager: true });

/** Plain texts that replace a documented text, with that text. */
const replacements = Object.entries(plain).flatMap(([file, catalogues]) =>
  Object.entries(catalogues).flatMap(([name, texts]) => {
    const before = documented[file.replace(`${messages}/plain`, `${messages}/en`)]?.[name];
    return Object.entries(texts).flatMap(([key, text]) => {
      const replaced = before?.[key];
      return typeof text === 'string' && typeof replaced === 'string' && text !== replaced ? [{ text, replaced }] : [];
    });
  }),
);
/** The layout is tested with the pseudo-language in every story: only longer texts may need more space. */
const longer = replacements.filter(({ text, replaced }) => text.length > pseudoText(replaced).length);
const textBeforeParameter = (text: string) => text.split('{')[0] ?? '';

const files = import.meta.glob<StoriesModule>([
  '../screens/access/Landing/*.stories.tsx',
  '../screens/kyc/{EsignKyc,MyKyc}/*.stories.tsx',
  '../screens/checkout/{LumpsumCheckout,StpRegistration}/*.stories.tsx',
  '../screens/discovery/InvestPanel/*.stories.tsx',
  '../screens/orders/OrderScreen/*.stories.tsx',
  '../screens/backoffice/ClientList/*.stories.tsx',
]);
/**
 * In no story: sentences of a dialog, which wrap, its buttons, which are as wide as the dialog, a menu entry, which has no
 * fixed width, and settlement days that are as long as the third, which a story shows.
 */
const textsWithoutStory = [
  'This date does not exist. Check the day, month and year.',
  'Cancel order',
  'Cancel SIP',
  'Cancel STP',
  'Cancel SWP',
  'Keep order',
  'Settled on the first working day',
  'Settled on the second working day',
  'Settled after ',
  'Change PIN',
];

const unseen = new Set(longer.map(({ text }) => textBeforeParameter(text)));

beforeAll(async () => {
  await loadLanguage('en');
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))('%s fits on a phone with the shipped texts', { timeout: 60_000 }, async (_, load) => {
  const module = await load();
  const wrong: string[] = [];
  for (const [name, story] of storiesIn(module)) {
    const { container, unmount } = await render(renderStory(module, story));
    for (const text of unseen) if (container.textContent.includes(text)) unseen.delete(text);
    wrong.push(...findOverflow(container).map((fault) => `${name}: ${fault}`));
    await unmount();
  }
  expect(wrong).toEqual([]);
});

test('every text that is longer than its pseudo-language version is covered by a story', () => {
  expect(replacements.length).toBeGreaterThan(20);
  expect([...unseen]).toEqual(textsWithoutStory);
});
