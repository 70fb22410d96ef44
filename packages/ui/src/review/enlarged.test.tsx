import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens/tokens.css';
import { drawn, storiesIn, type StoriesModule } from './all-stories.tsx';

const files = import.meta.glob<StoriesModule>([
  '../parts/SchemeCard/*.stories.tsx',
  '../screens/discovery/ChartPage/FundPortfolio.stories.tsx',
  '../screens/orders/{OrderList,Portfolio}/*.stories.tsx',
]);

/** The fullest of each. */
const fullest = ['HighRisk', 'Returns', 'Loaded'];

beforeEach(async () => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});
afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** A page wider than the screen puts its dialogs beside what is seen. */
test.each(Object.entries(files))('%s, its text doubled, is no wider than a phone', async (_, load) => {
  const module = await load();
  const wide: string[] = [];
  for (const [name, story] of storiesIn(module).filter(([name]) => fullest.includes(name))) {
    const { unmount } = await render(drawn(module, story));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > 360) wide.push(`${name}: ${scrollWidth}`);
    await unmount();
  }
  expect(wide).toEqual([]);
});
