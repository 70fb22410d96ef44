import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { overflowIn } from '../testing/overflow.ts';
import { PLAIN } from '../testing/pseudo.ts';
import '../tokens/tokens.css';
import { drawn, faultsIn, files, screenOf, storiesIn } from './all-stories.tsx';

type Catalogues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
const messages = '../../../flows/src/messages';
const plain = import.meta.glob<Catalogues>('../../../flows/src/messages/plain/*.ts', { eager: true });
const documented = import.meta.glob<Catalogues>('../../../flows/src/messages/en/*.ts', { eager: true });

/** What the plain words say in the place of a documented text, as far as its first parameter. */
const replacing = Object.entries(plain).flatMap(([file, catalogues]) =>
  Object.entries(catalogues).flatMap(([name, texts]) => {
    const before = documented[file.replace(`${messages}/plain`, `${messages}/en`)]?.[name];
    return Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' && text !== before?.[key] ? [text.split('{')[0] ?? ''] : [],
    );
  }),
);
const told = replacing.filter((text) => text !== '');
const saysOneIn = (element: Element) => told.some((text) => element.textContent.includes(text));

let seen = 0;

beforeAll(async () => {
  document.documentElement.dataset['words'] = PLAIN;
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});

test.each(Object.entries(files))('%s holds on a phone in the words that ship', { timeout: 60_000 }, async (_, load) => {
  const module = await load();
  const wrong: string[] = [];
  const looked = new Set<string>();
  for (const [name, story] of storiesIn(module)) {
    const { container, unmount } = await render(drawn(module, story));
    const faults = [...overflowIn(container)];
    // The same words have been looked at as documented.
    if (saysOneIn(container) && !looked.has(screenOf(story))) {
      seen += 1;
      faults.push(...(await faultsIn(container)));
      looked.add(screenOf(story));
    }
    wrong.push(...faults.map((fault) => `${name}: ${fault}`));
    await unmount();
  }
  expect(wrong).toEqual([]);
});

test('the words that ship were seen on a screen', () => {
  expect(told.length).toBeGreaterThan(20);
  expect(seen).toBeGreaterThan(10);
});
