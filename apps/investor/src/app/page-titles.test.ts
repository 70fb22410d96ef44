import { expect, test } from 'vitest';
import { pages } from '../pages.ts';

test('each page has the title of its own name', () => {
  const found = Object.fromEntries(Object.entries(pages).map(([name, { title }]) => [name, title]));
  expect(found).toEqual(Object.fromEntries(Object.keys(pages).map((name) => [name, `titles.${name}`])));
});
