import { chrome as hindi } from '@folioflow/flows/messages/hi/chrome';
import { beforeAll, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadLanguage } from '../primitives/Language/load-language.ts';
import { findOverflow } from '../testing/overflow.ts';
import { findUnmarkedEnglish } from '../testing/unmarked-english.ts';
import '../tokens/tokens.css';
import { renderStory, files, storiesIn } from './all-stories.tsx';

const statusesIn = (element: Element) =>
  [...element.querySelectorAll('[role=status]')].map(({ textContent }) => textContent);

const devanagari = /\p{Script=Devanagari}/u;
/** Pages with texts of the provider. Stories of the others have names of people, or English texts of their own. */
const PAGES_OF_ORDERS = /\/(?:screens\/(?:orders|payments|checkout)|parts\/order)\//;
let storiesInHindi = 0;

beforeAll(async () => {
  await loadLanguage('hi');
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(320, 640);
  await document.fonts.load("16px 'Inter Variable'");
  await document.fonts.load("16px 'Noto Sans Devanagari Variable'", 'ह');
});

test.each(Object.entries(files))(
  '%s is fully readable in Hindi on the smallest phone',
  { timeout: 60_000 },
  async (file, load) => {
    const module = await load();
    const wrong: string[] = [];
    for (const [name, story] of storiesIn(module)) {
      const { container, unmount } = await render(renderStory(module, story));
      // A story may show the state before a part is loaded; then that state is checked.
      await vi.waitFor(() => expect(statusesIn(container)).not.toContain(hindi.loading)).catch(() => undefined);
      if (devanagari.test(container.textContent)) storiesInHindi += 1;
      wrong.push(...findOverflow(container).map((fault) => `${name}: ${fault}`));
      if (PAGES_OF_ORDERS.test(file))
        wrong.push(...findUnmarkedEnglish(container).map((text) => `${name}: not marked as English: ${text}`));
      await unmount();
    }
    expect(wrong).toEqual([]);
  },
);

test('the name of a scheme is marked as English', async () => {
  const [load] = Object.entries(files).flatMap(([file, each]) => (file.includes('/SchemeList.stories') ? [each] : []));
  const module = await load?.();
  const [, story] = module ? (storiesIn(module).find(([name]) => name === 'Loaded') ?? []) : [];
  if (module === undefined || story === undefined) throw new Error('There is no list of schemes.');
  const { container } = await render(renderStory(module, story));
  await vi.waitFor(() => expect(container.querySelectorAll('a[lang=en]').length).toBeGreaterThan(5));
});

test('the stories are in Hindi, in a font of the product', () => {
  expect(storiesInHindi).toBeGreaterThan(300);
  expect(document.documentElement.lang).toBe('hi-IN');
  expect(document.fonts.check("16px 'Noto Sans Devanagari Variable'", hindi.loading)).toBe(true);
  expect(getComputedStyle(document.body).fontFamily).toContain('Noto Sans Devanagari Variable');
});
