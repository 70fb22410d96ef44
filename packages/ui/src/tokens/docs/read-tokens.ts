export type Tokens = Readonly<Record<string, string>>;

/** Returns the custom properties of the first block with this selector. */
export function tokensOf(css: string, selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

export const SELECTORS = {
  light: ':root',
  dark: "[data-theme='dark']",
  darkByPreference: ':root:not([data-theme])',
} as const;
