import { createLucideIcon } from 'lucide-react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import drawIcon from './draw-icon.ts';
import { icon } from './icon.ts';

const node: [tag: 'path' | 'circle', attributes: Record<string, string>][] = [
  ['path', { d: 'M10 21h4', key: 'a' }],
  ['circle', { cx: '12', cy: '10', r: '6', key: 'b' }],
];

/** Attributes of each element, in order of their names; lucide's own class carries nothing. */
const drawn = (markup: string) =>
  [...markup.matchAll(/<(\w+)([^>]*)>/g)].map(([, tag, attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/ ([\w-]+)="([^"]*)"/g)]
      .map(([pair]) => pair.trim())
      .filter((pair) => !pair.startsWith('class='))
      .sort(),
  ]);

test.each([{}, icon, { ...icon, size: 16 }])('draws an icon as lucide does, given %j', (props) => {
  const theirs = renderToStaticMarkup(createElement(createLucideIcon('bell', node), props));
  const ours = renderToStaticMarkup(createElement(drawIcon({ size: 24, node }), props));
  expect(drawn(ours)).toEqual(drawn(theirs));
});
