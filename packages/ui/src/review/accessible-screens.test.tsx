import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../tokens/base.css';
import '../tokens/tokens.css';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { findRingFault } from './focus-ring.ts';
import { files, renderStory, screenNameOf, storiesIn } from './all-stories.tsx';
import { findControls, findSmallTarget, findSmallTargets } from './target-size.ts';

/** 1,280 px at 400 %. */
const SMALLEST_WIDTH = 320;
/** Subpixels of rounded widths. */
const SLACK = 2;
/** The types of the DOM lack this option. */
const SHOWN_FOCUS: object = { focusVisible: true };

/** Controls of one kind and class have the same ring: a list of a hundred has one to look at. */
const oneOfEachLook = (controls: readonly HTMLElement[]) =>
  new Map(controls.map((control) => [`${control.localName} ${control.className}`, control])).values();

const nameOf = (element: Element) => element.outerHTML.slice(0, 140);

const emulateMedia = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

beforeEach(async () => {
  document.documentElement.dataset['motion'] = 'none';
  await document.fonts.load("16px 'Inter Variable'");
});
afterEach(async () => {
  delete document.documentElement.dataset['motion'];
  delete document.documentElement.dataset['theme'];
  await page.viewport(414, 896);
});

/** One story of each screen: the others differ in the provider's data. */
async function* drawScreens(load: (typeof files)[string]) {
  const module = await load();
  const looked = new Set<string>();
  for (const [name, story] of storiesIn(module)) {
    if (looked.has(screenNameOf(story))) continue;
    looked.add(screenNameOf(story));
    const { container, unmount } = await render(renderStory(module, story));
    yield [name, container] as const;
    await unmount();
  }
}

test.each(Object.entries(files))(
  '%s has visible focus, large targets and no sideways scrolling at 320 px',
  { timeout: 60_000 },
  async (_, load) => {
    await page.viewport(SMALLEST_WIDTH, 640);
    const faults: string[] = [];
    for await (const [name, container] of drawScreens(load)) {
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > SMALLEST_WIDTH + SLACK) faults.push(`${name}: ${scrollWidth} px wide`);
      faults.push(...findSmallTargets(container).map((fault) => `${name}: ${fault}`));
      const controls = findControls(container);
      for (const theme of ['light', 'dark']) {
        document.documentElement.dataset['theme'] = theme;
        for (const control of oneOfEachLook(controls)) {
          // An opened dialog has focused its button already, without a ring after a press of the pointer.
          control.blur();
          control.focus({ preventScroll: true, ...SHOWN_FOCUS });
          const ring = document.activeElement === control ? findRingFault(control) : null;
          if (ring !== null) faults.push(`${name}, ${theme}: ${ring}: ${nameOf(control)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  },
);

test('a missing ring, a faint one and targets that are close to each other are reported', async () => {
  await render(
    <div style={{ background: '#fff' }}>
      <a href="#a" style={{ outline: 'none', display: 'block', width: 20, height: 12 }}>
        {' '}
      </a>
      <a href="#b" style={{ outline: '2px solid #ddd', display: 'block', width: 20, height: 12 }}>
        {' '}
      </a>
    </div>,
  );
  const controls = [...document.querySelectorAll<HTMLElement>('a[href^="#"]')];
  expect(controls.map((control) => findSmallTarget(control, controls))).toEqual([
    'is 20 by 12 px, beside another',
    'is 20 by 12 px, beside another',
  ]);
  expect(controls.map(findRingFault)).toEqual([
    expect.stringMatching(/has no ring|has a ring/),
    'has a ring with a contrast of 1.36',
  ]);
});

test('reduced motion stops every animation', async () => {
  delete document.documentElement.dataset['motion'];
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await render(<Spinner label="Loading" />);
  const { animationDuration, animationIterationCount } = getComputedStyle(page.getByRole('img').element());
  await emulateMedia('prefers-reduced-motion', '');
  expect([animationDuration, animationIterationCount]).toEqual(['0s', '1']);
});

test('no surface is translucent or blurred, so that reduced transparency changes nothing', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  expect(rules.filter((rule) => /backdrop-filter|filter: blur/.test(rule))).toEqual([]);
  expect(rules.length).toBeGreaterThan(100);
});
