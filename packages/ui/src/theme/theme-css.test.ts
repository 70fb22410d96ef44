import { expect, test } from 'vitest';
import { SELECTORS, tokensOf } from '../tokens/docs/read-tokens.ts';
import { deriveTheme } from './derive-theme.ts';
import { themeCss, themeProperties } from './theme-css.ts';

const theme = deriveTheme({
  brand: '#14532d',
  radius: 4,
  font: {
    family: "'Mukta', Noto Sans",
    faces: [
      { url: 'https://fonts.example/mukta.woff2' },
      { url: '/rupee.woff2', weight: '400', unicodeRange: 'U+20B9' },
    ],
  },
});

const withDashes = (tokens: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${name}`, value]));

test('the style sheet has the properties of both themes, in the blocks of tokens.css', () => {
  const { root, dark } = themeProperties(theme);
  const css = themeCss(theme);
  expect(withDashes(tokensOf(css, SELECTORS.light))).toEqual(root);
  expect(withDashes(tokensOf(css, SELECTORS.dark))).toEqual(dark);
  expect(withDashes(tokensOf(css, SELECTORS.darkByPreference))).toEqual(dark);
  expect(root).toMatchObject({
    '--accent': '#14532d',
    '--radius-control': '4px',
    '--radius-card': '7px',
    '--font': "'Mukta', Noto Sans, system-ui, sans-serif",
  });
});

test('paper has the light theme: every dark block is for screens', () => {
  const onPaper = themeCss(theme).replaceAll(/@media screen[^{]*\{[^{}]*\{[^}]*\}\s*\}/g, '');
  expect(onPaper).not.toContain(theme.dark.canvas);
  expect(onPaper).toContain(theme.light.canvas);
});

test('the files of a font are those of its first family, and absent from a shadow root', () => {
  const css = themeCss(theme);
  expect(css.match(/@font-face \{[^}]*\}/g)).toEqual([
    "@font-face {\n  font-family: 'Mukta';\n  font-weight: 400 700;\n  font-display: swap;\n  src: url('https://fonts.example/mukta.woff2') format('woff2');\n}",
    "@font-face {\n  font-family: 'Mukta';\n  font-weight: 400;\n  font-display: swap;\n  src: url('/rupee.woff2') format('woff2');\n  unicode-range: U+20B9;\n}",
  ]);
  const shadow = themeCss(theme, 'shadow');
  expect(shadow).not.toContain('@font-face');
  expect(shadow).toContain(":host([data-theme='dark']) {");
  expect(shadow).not.toContain(':root');
});
