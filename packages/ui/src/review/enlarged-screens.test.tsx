import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens/tokens.css';
import { files, renderStory, screenNameOf, storiesIn } from './all-stories.tsx';

/** Subpixels of rounded widths. */
const SLACK = 2;
const PHONE_WIDTH = 360;
const DESKTOP_WIDTH = 1280;

/** Half of a phone's window without its tabs, which are part of the frame: two rows of enlarged buttons are too high. */
const HIGHEST_BARS = 740 / 2 - 112;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns the height of the bars that do not move with the page, in CSS pixels. */
async function measureStuckBars(root: Element): Promise<number> {
  const bars = [...root.querySelectorAll(':not(dialog, dialog *)')].filter((each) =>
    /sticky|fixed/.test(getComputedStyle(each).position),
  );
  const tops = () => bars.map((bar) => bar.getBoundingClientRect().top);
  scrollTo(0, 0);
  const before = tops();
  scrollTo(0, 80);
  await nextFrame();
  if (window.scrollY === 0) return 0;
  const after = tops();
  const heights = bars.map((bar, place) => {
    const { top, bottom } = bar.getBoundingClientRect();
    return after[place] === before[place] ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
  });
  scrollTo(0, 0);
  return Math.round(heights.reduce((sum, height) => sum + height, 0));
}

beforeEach(async () => {
  document.documentElement.style.fontSize = '200%';
  document.documentElement.dataset['motion'] = 'none';
  await document.fonts.load("16px 'Inter Variable'");
});
afterEach(async () => {
  document.documentElement.style.removeProperty('font-size');
  delete document.documentElement.dataset['motion'];
  await page.viewport(414, 896);
});

// Staff work on a desktop, and on a phone in exceptional cases.
const screens = Object.entries(files).flatMap(([path, load]) =>
  (path.includes('/backoffice/') ? [PHONE_WIDTH, DESKTOP_WIDTH] : [PHONE_WIDTH]).map(
    (width) => [path, width, load] as const,
  ),
);

test.each(screens)('%s with doubled text is not wider than %i px', { timeout: 30_000 }, async (_, width, load) => {
  await page.viewport(width, width === PHONE_WIDTH ? 740 : 800);
  const module = await load();
  const wide: string[] = [];
  const looked = new Set<string>();
  // One story of each screen: the others differ in the provider's data.
  for (const [name, story] of storiesIn(module)) {
    if (looked.has(screenNameOf(story))) continue;
    looked.add(screenNameOf(story));
    const { container, unmount } = await render(renderStory(module, story));
    const isFetching = () => container.querySelector('[role=status][data-loading]') !== null;
    // A story may show the state before a part is loaded; then that state is checked.
    await vi.waitFor(() => expect(isFetching()).toBe(false), 300).catch(() => undefined);
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > width + SLACK) {
      const limit = width + SLACK;
      const wider = [...container.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > limit);
      wide.push(`${name}: ${scrollWidth} by ${wider.at(-1)?.outerHTML.slice(0, 160) ?? 'nothing inside'}`);
    }
    const covered = await measureStuckBars(container);
    if (covered > HIGHEST_BARS) wide.push(`${name}: bars of ${covered} px stay over the page`);
    await unmount();
  }
  expect(wide).toEqual([]);
});
