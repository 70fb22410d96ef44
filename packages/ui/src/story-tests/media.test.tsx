import { afterEach, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { InfoLine } from '../parts/page/NoticeLine/NoticeLine.tsx';
import { DayGrid } from '../primitives/DayGrid/DayGrid.tsx';
import { Gain } from '../primitives/Figure/Gain.tsx';
import { EmptyStatementDrawing } from '../primitives/drawings.tsx';
import { Spinner } from '../primitives/Spinner/Spinner.tsx';
import { Tag } from '../primitives/Tag/Tag.tsx';
import { ThemeSwitch } from '../shell/ThemeSwitch.tsx';
import '../tokens/base.css';
import '../tokens/tokens.css';

const emulateMedia = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] });

afterEach(() => cdp().send('Emulation.setEmulatedMedia', { features: [] }));

test('reduced motion stops every animation', async () => {
  delete document.documentElement.dataset['motion'];
  await emulateMedia('prefers-reduced-motion', 'reduce');
  await render(<Spinner label="Loading" />);
  const { animationDuration, animationIterationCount } = getComputedStyle(page.getByRole('img').element());
  document.documentElement.dataset['motion'] = 'none';
  expect([animationDuration, animationIterationCount]).toEqual(['0s', '1']);
});

test('no surface is translucent or blurred, so that reduced transparency changes nothing', () => {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));
  expect(rules.filter((rule) => /backdrop-filter|filter: blur/.test(rule))).toEqual([]);
  expect(rules.length).toBeGreaterThan(100);
});

test('in forced colours tags and notices have a border, figures have none', async () => {
  await emulateMedia('forced-colors', 'active');
  expect(matchMedia('(forced-colors: active)').matches).toBe(true);
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

test('in forced colours the parts of a drawing have no box, and the sign of the theme has both halves', async () => {
  await emulateMedia('forced-colors', 'active');
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

test('in forced colours a day that is not offered has the colour of disabled text', async () => {
  await emulateMedia('forced-colors', 'active');
  const days = [1, 2].map((day) => ({ day, name: `Day ${day}`, isOffered: day === 1 }));
  await render(<DayGrid label="Days" days={days} value={null} onPick={() => undefined} />);
  const [offered, other] = page
    .getByRole('gridcell')
    .elements()
    .map((cell) => getComputedStyle(cell.querySelector('button') ?? cell).color);
  expect(other).not.toBe(offered);
});
