import { expect, test } from 'vitest';
import { parseTheme } from './theme.ts';

test('the theme is light without a known name', () => {
  expect([null, '', 'blue', 'light', 'dark', 'system'].map(parseTheme)).toEqual([
    'light',
    'light',
    'light',
    'light',
    'dark',
    'system',
  ]);
});
