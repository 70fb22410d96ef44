import { nextDrawnFrame } from './page-setting.ts';
import { nameOf, type MountedStory, type Probe } from './probe.ts';

/** Subpixels of rounded widths. */
const SLACK = 2;

/** Frames in which a busy machine may still show the layout of the window before. */
const LATE_FRAMES = 20;

/** Returns the width of a page that remains wider than its window, with the innermost element that is. */
export async function findSideways(story: MountedStory): Promise<readonly string[]> {
  for (let frame = 0; frame < LATE_FRAMES && measureSideways(story).length > 0; frame += 1) await nextDrawnFrame();
  return measureSideways(story);
}

function measureSideways({ canvas }: MountedStory): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth + SLACK) return [];
  const wider = [...canvas.querySelectorAll('*')].filter(
    (each) => each.getBoundingClientRect().right > clientWidth + SLACK,
  );
  const widest = wider.at(-1);
  return [`the page is ${scrollWidth} px wide: ${widest === undefined ? 'nothing inside' : nameOf(widest)}`];
}

/** No story scrolls sideways. */
export const pageWidth: Probe = { name: 'page width', isMeant: () => true, find: findSideways };
