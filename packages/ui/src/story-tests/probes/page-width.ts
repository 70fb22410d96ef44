import { nameOf, type MountedStory, type Probe } from './probe.ts';

/** Subpixels of rounded widths. */
const SLACK = 2;

/** Returns the width of a page that is wider than its window, with the innermost element that is. */
export function findSideways({ canvas }: MountedStory): readonly string[] {
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
