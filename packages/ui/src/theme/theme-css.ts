import type { Theme } from './derive-theme.ts';
import type { ThemeFont } from './inputs.ts';

/** Custom properties by name, with their dashes. */
export type Properties = Readonly<Record<`--${string}`, string>>;

/** Custom properties of a theme, for both blocks. */
export interface ThemeProperties {
  /** Colours of the light theme, radius and font. */
  readonly root: Properties;
  /** Colours of the dark theme. */
  readonly dark: Properties;
}

/** System fonts with ₹, behind the families of a theme. */
const SYSTEM_FONTS = 'system-ui, sans-serif';

const withDashes = (values: Readonly<Record<string, string>>): Properties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));

/** Returns the custom properties of a theme. */
export function themeProperties({ light, dark, radius, font }: Theme): ThemeProperties {
  return {
    root: {
      ...withDashes(light),
      '--radius-control': `${radius.control}px`,
      '--radius-card': `${radius.card}px`,
      ...(font === null ? {} : { '--font': `${font.family}, ${SYSTEM_FONTS}` }),
    },
    dark: withDashes(dark),
  };
}

const formatBlock = (selector: string, scheme: 'light' | 'dark', properties: Properties, end: string) => {
  const lines = Object.entries({ 'color-scheme': scheme, ...properties });
  return `${selector} {\n${lines.map(([name, value]) => `  ${name}: ${value}${end};`).join('\n')}\n}`;
};

/** First family of a list, without its quotes. */
export const firstFamily = ({ family }: ThemeFont): string =>
  (family.split(',')[0] ?? '').trim().replaceAll(/['"]/g, '');

function fontFaces(font: ThemeFont | null): readonly string[] {
  return (font?.faces ?? []).map(({ url, weight = '400 700', unicodeRange }) =>
    [
      '@font-face {',
      `  font-family: '${font === null ? '' : firstFamily(font)}';`,
      `  font-weight: ${weight};`,
      '  font-display: swap;',
      `  src: url('${url}') format('woff2');`,
      ...(unicodeRange === undefined ? [] : [`  unicode-range: ${unicodeRange};`]),
      '}',
    ].join('\n'),
  );
}

/** The elements that a theme applies to: a whole document, or the content of a shadow root. */
export type ThemeScope = 'document' | 'shadow';

const SELECTORS = {
  document: { root: ':root', dark: "[data-theme='dark']", system: ':root:not([data-theme])' },
  shadow: { root: ':host', dark: ":host([data-theme='dark'])", system: ':host(:not([data-theme]))' },
} as const;

/**
 * Returns a theme as a style sheet, to be loaded after `tokens.css`. Paper has the light theme. A shadow root contains
 * no font files: a browser ignores them there.
 */
export function themeCss(theme: Theme, scope: ThemeScope = 'document'): string {
  const { root, dark } = themeProperties(theme);
  const selectors = SELECTORS[scope];
  // The page's own rules for its host element, such as those of `tokens.css`, win over all others of a shadow root.
  const end = scope === 'shadow' ? ' !important' : '';
  return `${[
    ...(scope === 'document' ? fontFaces(theme.font) : []),
    formatBlock(selectors.root, 'light', root, end),
    `@media screen {\n${formatBlock(selectors.dark, 'dark', dark, end)}\n}`,
    `@media screen and (prefers-color-scheme: dark) {\n${formatBlock(selectors.system, 'dark', dark, end)}\n}`,
  ].join('\n\n')}\n`;
}
