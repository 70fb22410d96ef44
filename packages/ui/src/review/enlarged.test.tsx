import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens/tokens.css';
import { renderStory, storiesIn, type StoriesModule } from './all-stories.tsx';

const files = import.meta.glob<StoriesModule>([
  '../parts/scheme/SchemeCard/*.stories.tsx',
  '../screens/discovery/ChartPage/FundPortfolio.stories.tsx',
  '../screens/orders/{OrderList,Portfolio}/*.stories.tsx',
]);

/** The stories with the most content. */
const fullest = ['HighRisk', 'Returns', 'Loaded'];

beforeEach(async () => {
  document.documentElement.style.fontSize = '200%';
  await page.viewport(360, 740);
  await document.fonts.load("16px 'Inter Variable'");
});
afterEach(() => document.documentElement.style.removeProperty('font-size'));

/** On a page wider than the screen its dialogs would be outside the visible area. */
test.each(Object.entries(files))('%s with doubled text size is not wider than a phone', async (_, load) => {
  const module = await load();
  const wide: string[] = [];
  for (const [name, story] of storiesIn(module).filter(([storyName]) => fullest.includes(storyName))) {
    const { unmount } = await render(renderStory(module, story));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > 360) wide.push(`${name}: ${scrollWidth}`);
    await unmount();
  }
  expect(wide).toEqual([]);
});
