import { Bell } from 'lucide';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon } from './Icon.tsx';

test('an icon has every path of its drawing and is hidden from screen readers', () => {
  const drawn = renderToStaticMarkup(createElement(Icon, { of: Bell }));
  for (const [tag, { d }] of Bell) expect(drawn).toContain(`<${tag} d="${d}">`);
  expect(drawn).toMatch(/^<svg [^>]*width="1.25rem" height="1.25rem"[^>]*stroke-width="1.75"[^>]*aria-hidden="true"/);
});

test('an icon has a configurable size and stroke', () => {
  const drawn = renderToStaticMarkup(createElement(Icon, { of: Bell, size: 16, strokeWidth: 2 }));
  expect(drawn).toMatch(/width="1rem" height="1rem" viewBox="0 0 24 24"[^>]*stroke-width="2"/);
});
