import { expect, test } from 'vitest';
import { createPageTemplates } from './page-template.ts';

const list = (item: string) => `<ul class="sc-1 cards"><li>${item}</li></ul>`;
const sample = (item: string, texts: Readonly<Record<string, string>>) => ({
  body: `<!--$--><h1 id="_R_1_">List</h1><p>2 &amp; more</p>${list('first')}<div data-lists="true">${list(item)}</div>`,
  content: { texts: { count: '2 & more' }, items: [{ kind: 'plain', texts }] },
});

test('the texts of a sample are places, and the list of the page is empty', () => {
  const item = '<a href="/a" style="--hue:68;width:1px">A<!-- -->A</a><b data-name="A" popovertarget="_R_2_">AA</b>';
  expect(createPageTemplates(sample(item, { name: 'A', href: '/a', hue: '68' })).split('\n')).toEqual([
    '<template data-drawn="page"><h1>List</h1><p>{{count}}</p><ul class="sc-1 cards" data-items></ul></template>',
    '<template data-drawn="plain"><li><a fill-href="{{href}}" fill-style="--hue:{{hue}};width:1px">{{name}}{{name}}</a><b fill-data-name="{{name}}">AA</b></li></template>',
  ]);
});

test('a field keeps the id of its label', () => {
  const { body, content } = sample('<p>A</p>', { name: 'A' });
  const field = '<label for="_R_3_">Sort</label><select id="_R_3_" aria-describedby="_R_4_"></select>';
  const [page = ''] = createPageTemplates({ body: body.replace('<p>', `${field}<p>`), content }).split('\n');
  expect(page).toContain('<label for="_R_3_">Sort</label><select id="_R_3_"></select>');
});

test('a text that the drawn page does not show is an error', () => {
  expect(() => createPageTemplates(sample('<p>A</p>', { name: 'B' }))).toThrow('does not show "B" (name)');
});
