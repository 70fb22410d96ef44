import { type DrawnItem, type DrawnTexts } from '../../packages/wiring/src/drawing/page-drawing.ts';
import { type SampleOutput } from './prerender-page.ts';

const listPattern = /(?<start><ul class="[^"]*\bcards\b[^"]*"[^>]*)>(?<items>.*?)<\/ul>/s;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const escapePattern = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** Replaces each text of a sample, where it is a whole text node, attribute or property, by a place with its name. */
function addPlaces(html: string, texts: DrawnTexts): string {
  return Object.entries(texts).reduce((marked, [name, text]) => {
    const pattern = new RegExp(`(?<=>|="|--\\w+:)${escapePattern(escapeHtml(text))}(?=<|"|;)`, 'g');
    const changed = marked.replace(pattern, `{{${name}}}`);
    if (changed === marked) throw new Error(`The drawn page does not show "${text}" (${name}).`);
    return changed;
  }, html);
}

/** Attributes with ids that React computes. */
const wiring = / (id|aria-controls|aria-labelledby|aria-describedby|popovertarget|popoverTarget|anchor)="(_[^"]*)"/g;

/** Removes what React adds for hydration, and what only works with its code. A field keeps the id of its label. */
function removeWiring(html: string): string {
  const labelled = new Set([...html.matchAll(/ for="([^"]+)"/g)].map(([, id]) => id));
  return (
    html
      .replaceAll(/<!--.*?-->/gs, '')
      .replaceAll(wiring, (attribute: string, name: string, id: string) =>
        name === 'id' && labelled.has(id) ? attribute : '',
      )
      .replaceAll(/ value=""/g, '')
      // A place is no valid value, and the policy forbids style attributes: the script that fills the template sets them.
      .replaceAll(/ ([\w-]+="[^"]*\{\{\w+\}\}[^"]*"|style="[^"]*")/g, ' fill-$1')
  );
}

const createItemTemplate = (html: string, { kind, texts }: DrawnItem): string => {
  const item = listPattern.exec(html)?.groups?.['items'];
  if (item === undefined) throw new Error(`The drawn list of the kind ${kind} is empty.`);
  return `<template data-drawn="${kind}">${removeWiring(addPlaces(item, texts))}</template>`;
};

/** Returns the templates of a page and of the kinds of its items, whose texts are named places. */
export function createPageTemplates({ body, content }: Pick<SampleOutput, 'body' | 'content'>): string {
  const [page = '', lists = ''] = body.split('<div data-lists="true">');
  const samples = lists.split('</ul>').map((list) => `${list}</ul>`);
  const emptied = page.replace(listPattern, '$<start> data-items></ul>');
  if (emptied === page) throw new Error('The drawn page has no list.');
  return [
    `<template data-drawn="page">${removeWiring(addPlaces(emptied, content.texts))}</template>`,
    ...content.items.map((item, index) => createItemTemplate(samples[index] ?? '', item)),
  ].join('\n');
}
