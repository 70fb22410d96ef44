import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SELECTORS, tokensOf } from './docs/read-tokens.ts';
import { contrast, PAIRS } from './pairs.ts';

const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');
const light = tokensOf(css, SELECTORS.light);
const dark = tokensOf(css, SELECTORS.dark);

describe('the colour tokens', () => {
  test('are equal for the selected and the preferred dark theme', () => {
    expect(tokensOf(css, SELECTORS.darkByPreference)).toEqual(dark);
  });

  test('have a dark value each', () => {
    const coloured = Object.entries(light).filter(([, value]) => /#|rgb|^\d+% /.test(value));
    expect(Object.keys(dark)).toEqual(coloured.map(([name]) => name));
  });

  test('use the light theme in print', () => {
    const onPaper = css.replaceAll(/@media screen[^{]*\{[^{}]*\{[^}]*\}\s*\}/g, '');
    expect(Object.keys(tokensOf(onPaper, SELECTORS.light))).toEqual(Object.keys(light));
    expect(onPaper).not.toContain(dark['canvas']);
    // `not` would take back the whole query: dark on every screen.
    expect([...css.matchAll(/@media (screen.*) \{/g)].map(([, query]) => query)).toEqual([
      'screen',
      'screen and (prefers-color-scheme: dark)',
    ]);
  });

  test('are readable on every permitted background in both themes', () => {
    const tooFaint = [light, dark].flatMap((theme, place) =>
      PAIRS.flatMap(({ front, grounds, least }) =>
        grounds
          .map((ground) => ({ front, ground, ratio: contrast(theme[front] ?? '', theme[ground] ?? '') }))
          .filter(({ ratio }) => !(ratio >= least))
          .map(
            ({ ground, ratio }) => `${place === 0 ? 'light' : 'dark'}: ${front} on ${ground} has ${ratio.toFixed(2)}`,
          ),
      ),
    );
    expect(tooFaint).toEqual([]);
  });
});
