import { expect, test } from 'vitest';
import { parseScreens } from './parse-screens.ts';

test('a screen names its file, by itself or by a load of several, and the areas that it calls at once', () => {
  const screens = parseScreens(`
    const documents = () => import('./Documents.tsx');
    export const screens: Readonly<Record<Name, ComponentType>> = {
      schemeList: createLazyPage(() => import('./SchemeList.tsx'), 'SchemeList', 'discovery', 'orders'),
      terms: createLazyPage(documents, 'Terms'),
      neutral: Neutral,
    };`);
  expect(Object.fromEntries(screens)).toEqual({
    schemeList: { file: './SchemeList.tsx', areas: ['discovery', 'orders'] },
    terms: { file: './Documents.tsx', areas: [] },
  });
});

test.each(["createLazyPage(load(), 'List')", "createLazyPage(() => import('./List.tsx'), 'List', area)"])(
  '%s is refused by name: nobody could tell what it takes',
  (written) => {
    expect(() => parseScreens(`const screens = { list: ${written} };`)).toThrow('The screen list names no file.');
  },
);
