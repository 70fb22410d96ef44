import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { InfoLine } from '../parts/page/NoticeLine/NoticeLine.tsx';
import { DayGrid } from '../primitives/DayGrid/DayGrid.tsx';
import { Gain } from '../primitives/Figure/Gain.tsx';
import { EmptyStatementDrawing } from '../primitives/drawings.tsx';
import { Tag } from '../primitives/Tag/Tag.tsx';
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx';
import '../tokens/base.css';
import '../tokens/tokens.css';
import { files, renderStory, screenNameOf, storiesIn } from './all-stories.tsx';

const emulateForcedColours = (isActive: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: [{ name: 'forced-colors', value: isActive ? 'active' : 'none' }],
  });

beforeEach(async () => {
  document.documentElement.dataset['motion'] = 'none';
  await page.viewport(1280, 900);
  await emulateForcedColours(true);
});
afterEach(async () => {
  delete document.documentElement.dataset['motion'];
  await emulateForcedColours(false);
  await page.viewport(414, 896);
});

const selected =
  "[role='tab'][aria-selected='true'], nav a[aria-current], [aria-current='step'], input[type='radio']:checked";

/** The element of the same kind that is not selected. */
function findPeer(element: Element): Element | null {
  const group = element.closest("[role='tablist'], nav, ol, fieldset");
  const peers =
    element instanceof HTMLInputElement
      ? "input[type='radio']:not(:checked, :disabled)"
      : `${element.localName}${element.role === 'tab' ? "[aria-selected='false']" : ':not([aria-current])'}`;
  return group?.querySelector(peers) ?? null;
}

/** Everything that a system with its own colours still draws. */
function markOf(element: Element): string {
  const parts = [element, element.firstElementChild, element.closest('label')].filter((part) => part !== null);
  return parts
    .flatMap((part) => ['', '::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo)))
    .map(({ borderTop, borderBottom, outline, content, forcedColorAdjust, backgroundColor }) =>
      [borderTop, borderBottom, outline, content, forcedColorAdjust === 'none' ? backgroundColor : ''].join(),
    )
    .join(' | ');
}

test('the emulation is active', () => {
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
});

test('tags and notices have a border, figures have none', async () => {
  await render(
    <>
      <Tag>Approved</Tag>
      <InfoLine>Read this first.</InfoLine>
      <Gain value={-2} unit="percent" />
    </>,
  );
  const outlineAround = (text: string | RegExp) => {
    const box = page.getByText(text).element().closest('[data-tone]');
    return box === null ? 'no box' : getComputedStyle(box).outlineStyle;
  };
  expect([outlineAround('Approved'), outlineAround('Read this first.'), outlineAround(/2%/)]).toEqual([
    'solid',
    'solid',
    'none',
  ]);
});

test('the parts of a drawing have no box, and the sign of the theme has both halves', async () => {
  await render(
    <>
      <EmptyStatementDrawing />
      <ThemeSwitch value="system" onValue={() => undefined} />
    </>,
  );
  const parts = [...document.querySelectorAll('svg [data-part]')].map((part) => getComputedStyle(part).outlineStyle);
  expect(new Set(parts)).toEqual(new Set(['none']));
  const sign = getComputedStyle(page.getByRole('combobox').element().parentElement ?? document.body, '::before');
  expect([sign.forcedColorAdjust, sign.backgroundImage]).toEqual(['none', expect.stringContaining('gradient')]);
});

test('a day that is not offered has the colour of disabled text', async () => {
  const days = [1, 2].map((day) => ({ day, name: `Day ${day}`, isOffered: day === 1 }));
  await render(<DayGrid label="Days" days={days} value={null} onPick={() => undefined} />);
  const [offered, other] = page
    .getByRole('gridcell')
    .elements()
    .map((cell) => getComputedStyle(cell.querySelector('button') ?? cell).color);
  expect(other).not.toBe(offered);
});

test.each(Object.entries(files))(
  '%s marks what is selected in forced colours',
  { timeout: 30_000 },
  async (_, load) => {
    const module = await load();
    const unmarked: string[] = [];
    const looked = new Set<string>();
    // One story of each screen: the others differ in the provider's data.
    for (const [name, story] of storiesIn(module)) {
      if (looked.has(screenNameOf(story))) continue;
      looked.add(screenNameOf(story));
      const { container, unmount } = await render(renderStory(module, story));
      for (const element of container.querySelectorAll(selected)) {
        const peer = findPeer(element);
        if (peer !== null && markOf(element) === markOf(peer))
          unmarked.push(`${name}: ${element.outerHTML.slice(0, 160)}`);
      }
      await unmount();
    }
    expect(unmarked).toEqual([]);
  },
);
