import { vi } from 'vitest';
import { findSideways } from './page-width.ts';
import type { MountedStory, Probe } from './probe.ts';

/** Half of a phone's window without its tabs, which are part of the frame: two rows of enlarged buttons are too high. */
const HIGHEST_BARS = 740 / 2 - 112;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns the height of the bars that do not move with the page, in CSS pixels. */
async function measureStuckBars(root: Element): Promise<number> {
  const bars = [...root.querySelectorAll(':not(dialog, dialog *)')].filter((each) =>
    /sticky|fixed/.test(getComputedStyle(each).position),
  );
  if (bars.length === 0) return 0;
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

/** Stories with the most content, of which not each is the first of its screen. */
const isFullest = ({ title, name }: MountedStory) =>
  /\/(?:SchemeCard|FundPortfolio|OrderList|Portfolio)$/.test(title) && /^(?:High Risk|Returns|Loaded)$/.test(name);

/** With doubled text the page is not wider than its window, and its bars leave half of it. */
export const doubledText: Probe = {
  name: 'doubled text',
  isMeant: (story) => story.isFirstOfScreen || isFullest(story),
  find: async (story) => {
    const isFetching = () => story.canvas.querySelector('[role=status][data-loading]') !== null;
    // A story may show the state before a part is loaded; then that state is checked.
    if (isFetching()) await vi.waitUntil(() => !isFetching(), 300).catch(() => undefined);
    const covered = await measureStuckBars(story.canvas);
    return [...findSideways(story), ...(covered > HIGHEST_BARS ? [`bars of ${covered} px stay over the page`] : [])];
  },
};
