import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SELECTORS, tokensOf } from '../tokens/docs/read-tokens.ts';
import { DEFAULT_ROLES } from './default-roles.ts';
import { deriveTheme } from './derive-theme.ts';
import { themeProperties } from './theme-css.ts';

const css = readFileSync(path.join(import.meta.dirname, '..', 'tokens', 'tokens.css'), 'utf8');
const light = tokensOf(css, SELECTORS.light);
const dark = tokensOf(css, SELECTORS.dark);

test('the default roles are all colours of tokens.css, with the values of both themes', () => {
  expect(Object.keys(DEFAULT_ROLES)).toEqual(Object.keys(dark));
  for (const [role, values] of Object.entries(DEFAULT_ROLES))
    expect(values, role).toEqual({ light: light[role], dark: dark[role] });
});

test('a theme without choices changes no value of tokens.css', () => {
  const { root, dark: darkProperties } = themeProperties(deriveTheme());
  for (const [name, value] of Object.entries(root)) expect(value, name).toBe(light[name.slice(2)]);
  expect(darkProperties).toEqual(Object.fromEntries(Object.entries(dark).map(([name, value]) => [`--${name}`, value])));
});
