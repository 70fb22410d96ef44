import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../testing/render.tsx';
import { NoticeLine } from '../parts/page/NoticeLine/NoticeLine.tsx';
import { Riskometer } from '../primitives/Riskometer/Riskometer.tsx';
import { Tag } from '../primitives/Tag/Tag.tsx';
import { Footer } from '../shell/Footer.tsx';
import { contrast, PAIRS } from '../tokens/pairs.ts';
import '../tokens/tokens.css';
import { applyTheme } from '../theme/apply-theme.ts';
import { deriveTheme } from '../theme/derive-theme.ts';
import { SAMPLE_BRANDS } from '../theme/sample-brands.ts';
import { checkLegalNotices } from '../theme/legal/check-legal-notices.ts';

const removals: (() => void)[] = [];

const PageWithNotices = () => (
  <>
    <main id="content">
      <div style={{ background: 'var(--card)', padding: 24 }}>
        {(['gain', 'info', 'loss'] as const).map((tone) => (
          <Tag key={tone} tone={tone} legal="risk">
            Risk
          </Tag>
        ))}
        {[0, 2, 5].map((level) => (
          <Riskometer key={level} level={level} levels={6} label={`Riskometer ${level}`} />
        ))}
      </div>
      <NoticeLine notice={{ kind: 'lostAnswer', text: '', via: 'answer', errors: [] }} />
    </main>
    <Footer company="Example Wealth" helpdeskUrl="https://help.example" />
  </>
);

const checkPage = () => checkLegalNotices(document, { required: ['disclaimer'] });
const kindsFound = () => checkPage().map(({ notice, kind }) => `${notice} ${kind}`);

const find = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (element === null) throw new Error(`The page has no ${selector}.`);
  return element;
};

/** Styles the page as a partner could, in a sheet of its own. */
function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  removals.push(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
}

/** Adds an element above the page. */
function addCover(css: string): HTMLElement {
  const cover = document.createElement('div');
  cover.style.cssText = css;
  document.body.append(cover);
  removals.push(() => cover.remove());
  return cover;
}

beforeEach(async () => {
  await page.viewport(1280, 900);
  document.documentElement.dataset['theme'] = 'light';
});
afterEach(() => {
  removals.splice(0).forEach((remove) => remove());
  delete document.documentElement.dataset['theme'];
  scrollTo(0, 0);
});

describe.each([{ name: 'without a theme', theme: {} }, ...SAMPLE_BRANDS])('$name', ({ theme }) => {
  test.each(['light', 'dark'] as const)(
    'all notices and all pairs of colours are legible in the %s theme',
    async (shown) => {
      removals.push(applyTheme(document, deriveTheme(theme)));
      document.documentElement.dataset['theme'] = shown;
      await render(<PageWithNotices />);
      expect(document.querySelectorAll('[data-legal]')).toHaveLength(8);
      expect(kindsFound()).toEqual([]);
      const styles = getComputedStyle(document.documentElement);
      const value = (role: string) => styles.getPropertyValue(`--${role}`);
      for (const { front, grounds, least } of PAIRS)
        for (const ground of grounds)
          expect(contrast(value(front), value(ground)), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
    },
  );
});

describe('a notice that cannot be read is found', () => {
  test('when it is removed', async () => {
    await render(<PageWithNotices />);
    const footer = find('footer');
    const { parentElement, nextSibling } = footer;
    footer.remove();
    removals.push(() => parentElement?.insertBefore(footer, nextSibling));
    expect(kindsFound()).toEqual(['disclaimer missing']);
  });

  test.each([
    ['not displayed', 'footer p { display: none }'],
    ['invisible', 'footer { visibility: hidden }'],
    ['transparent', 'footer { opacity: 0 }'],
    ['moved out of the page', 'footer p { position: absolute; left: -9999px }'],
    ['indented out of the page', 'footer p { text-indent: -9999px; white-space: nowrap }'],
    ['in a box without height', 'footer { height: 0; overflow: hidden }'],
    ['clipped', 'footer p { clip-path: inset(50%) }'],
    ['of no size', 'footer p { font-size: 0 }'],
  ])('when it is %s', async (_, css) => {
    await render(<PageWithNotices />);
    addStyle(css);
    expect(kindsFound()).toEqual(['disclaimer hidden']);
  });

  test.each([
    ['pale', 'footer p { color: #bbb }'],
    ['faded', 'footer { opacity: 0.6 }'],
    ['of the colour of the page', 'footer p { color: transparent }'],
    ['on another background', 'footer { background: #55627a }'],
    ['of a pale role', ':root[data-theme] { --muted: #c0c4cc }'],
  ])('when it is %s', async (_, css) => {
    await render(<PageWithNotices />);
    addStyle(css);
    expect(kindsFound()).toEqual(['disclaimer faint']);
  });

  test('when the riskometer, a risk label or a warning is recoloured', async () => {
    await render(<PageWithNotices />);
    addStyle(':root[data-theme] { --loss: #ffd9d6; --warn: #ffe2b0 }');
    expect(new Set(kindsFound())).toEqual(new Set(['risk faint', 'riskometer faint']));
    addStyle("[data-tone='warn'] { color: #fff !important }");
    expect(kindsFound()).toContain('warning faint');
  });

  test('when its text is below 12 px', async () => {
    await render(<PageWithNotices />);
    addStyle('footer p { font-size: 11px }');
    expect(checkPage()).toMatchObject([{ notice: 'disclaimer', kind: 'small', detail: '11 px' }]);
  });

  test.each([
    ['an element', ''],
    ['an element that ignores the pointer', 'pointer-events: none;'],
  ])('when %s covers it', async (_, css) => {
    await render(<PageWithNotices />);
    const { top, height } = find('footer').getBoundingClientRect();
    addCover(`position: absolute; left: 0; top: ${top}px; width: 100%; height: ${height}px; background: #fff; ${css}`);
    expect(kindsFound()).toEqual(['disclaimer covered']);
  });

  test('when a bar at the end of the window covers it, and the page cannot be scrolled further', async () => {
    await render(<PageWithNotices />);
    addStyle('main { min-height: 1200px }');
    addCover('position: fixed; inset: auto 0 0; height: 400px; background: #fff').id = 'bar';
    scrollTo(0, document.documentElement.scrollHeight);
    const [fault] = checkPage();
    expect(fault).toMatchObject({ notice: 'disclaimer', kind: 'covered', detail: 'by <div id="bar">' });
  });
});

describe('a notice is not reported', () => {
  test('while the page can be scrolled so that a bar does not cover it', async () => {
    await render(<PageWithNotices />);
    addStyle('main { min-height: 780px } body { padding-bottom: 1000px }');
    addCover('position: fixed; inset: auto 0 0; height: 120px; background: #fff');
    expect(find('footer p').getBoundingClientRect().bottom).toBeLessThan(900);
    expect(kindsFound()).toEqual([]);
  });

  test('below a transparent element, a dialog or a notification', async () => {
    await render(<PageWithNotices />);
    addCover('position: fixed; inset: 0');
    addCover('position: fixed; inset: 0; background: #fff').role = 'status';
    const dialog = document.createElement('dialog');
    dialog.style.cssText = 'width: 100%; height: 100%; max-width: none; max-height: none';
    document.body.append(dialog);
    removals.push(() => dialog.remove());
    dialog.showModal();
    expect(kindsFound()).toEqual([]);
  });

  test('while it is folded, or while the page is loading', async () => {
    const { rerender } = await render(
      <details>
        <summary>Risk</summary>
        <Riskometer level={1} levels={6} label="Riskometer" />
      </details>,
    );
    expect(checkLegalNotices(document)).toEqual([]);
    await rerender(<PageWithNotices />);
    addStyle('main:has([data-loading]) ~ footer { visibility: hidden }');
    const loading = document.createElement('p');
    loading.dataset['loading'] = '';
    find('main').append(loading);
    removals.push(() => loading.remove());
    expect(kindsFound()).toEqual([]);
  });
});
