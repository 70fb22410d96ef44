import { expect, test } from 'vitest';
import { createPageTemplates } from './page-template.ts';

const list = { before: /<ul class="[^"]*\bcards\b[^"]*">/, after: '</ul>' };
const createList = (items: string) => `<ul class="sc-1 cards">${items}</ul>`;
const sampleOf = (item: string, texts: Readonly<Record<string, string>>) => ({
  body: `<!--$--><h1 id="_R_1_">List</h1><p>2 &amp; more</p>${createList('<li>first</li>')}`,
  lists: [createList(`<li>${item}</li>`)],
  content: { kind: 'page', texts: { count: '2 & more' }, items: [{ kind: 'plain', texts }] },
});
const templatesOf = (...samples: Parameters<typeof createPageTemplates>[0]) =>
  createPageTemplates(samples, list).split('\n');

test('the texts of a sample are places, and the list of the page is a place for its items', () => {
  const item = '<a href="/a" style="--hue:68;width:1px">A<!-- -->A</a><b data-name="A" popovertarget="_R_2_">AA</b>';
  expect(templatesOf(sampleOf(item, { name: 'A', href: '/a', hue: '68' }))).toEqual([
    '<template data-drawn="page"><h1>List</h1><p>{{count}}</p><ul class="sc-1 cards"><slot data-items></slot></ul></template>',
    '<template data-drawn="plain"><li><a fill-href="{{href}}" fill-style="--hue:{{hue}};width:1px">{{name}}{{name}}</a><b fill-data-name="{{name}}">AA</b></li></template>',
  ]);
});

test('the only item of a page is the template of its kind, and pages of several kinds share it', () => {
  const createPage = (kind: string, isEmpty: boolean) => ({
    body: `<h1>${kind}</h1>${isEmpty ? '' : createList('<li>A</li>')}`,
    lists: [],
    content: { kind, texts: {}, items: isEmpty ? [] : [{ kind: 'item', texts: { name: 'A' } }] },
  });
  expect(templatesOf(createPage('first', false), createPage('second', false), createPage('third', true))).toEqual([
    '<template data-drawn="first"><h1>first</h1><ul class="sc-1 cards"><slot data-items></slot></ul></template>',
    '<template data-drawn="item"><li>{{name}}</li></template>',
    '<template data-drawn="second"><h1>second</h1><ul class="sc-1 cards"><slot data-items></slot></ul></template>',
    '<template data-drawn="third"><h1>third</h1></template>',
  ]);
});

test('a field keeps the id of its label', () => {
  const sample = sampleOf('<p>A</p>', { name: 'A' });
  const field = '<label for="_R_3_">Sort</label><select id="_R_3_" aria-describedby="_R_4_"></select>';
  const [page = ''] = templatesOf({ ...sample, body: sample.body.replace('<p>', `${field}<p>`) });
  expect(page).toContain('<label for="_R_3_">Sort</label><select id="_R_3_"></select>');
});

test('a text that the drawn page does not show is an error, as is a page without its list', () => {
  expect(() => templatesOf(sampleOf('<p>A</p>', { name: 'B' }))).toThrow('does not show "B" (name)');
  expect(() => templatesOf({ ...sampleOf('A', { name: 'A' }), body: '<p>2 &amp; more</p>' })).toThrow(
    'The drawn page of the kind page has no list.',
  );
});
