import { type DrawnTexts } from '../../packages/wiring/src/drawing/page-drawing.ts';
import { type ListMarkup, type SampleOutput } from './prerender-page.ts';

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

/** Returns the markup of a page with its items replaced, and the items; null for a page without the list. */
function cutItems(
  html: string,
  { before, after }: ListMarkup,
): { readonly page: string; readonly items: string } | null {
  const found = before.exec(html);
  if (found === null) return null;
  const start = found.index + found[0].length;
  const end = html.indexOf(after, start);
  return { page: `${html.slice(0, start)}<slot data-items></slot>${html.slice(end)}`, items: html.slice(start, end) };
}

const createTemplate = (kind: string, html: string) =>
  `<template data-drawn="${kind}">${removeWiring(html)}</template>`;

/** Returns the templates of a sample by their kinds. */
function createSampleTemplates({ body, lists, content }: SampleOutput, list: ListMarkup): readonly [string, string][] {
  const { kind, texts, items } = content;
  const cut = items.length === 0 ? null : cutItems(body, list);
  if (items.length > 0 && cut === null) throw new Error(`The drawn page of the kind ${kind} has no list.`);
  const itemTemplates = items.map((item, place): [string, string] => {
    const html = lists.length === 0 ? cut?.items : cutItems(lists[place] ?? '', list)?.items;
    if (html === undefined || html === '') throw new Error(`The drawn list of the kind ${item.kind} is empty.`);
    return [item.kind, createTemplate(item.kind, addPlaces(html, item.texts))];
  });
  return [[kind, createTemplate(kind, addPlaces(cut?.page ?? body, texts))], ...itemTemplates];
}

/** Returns the templates of pages and of the kinds of their items, whose texts are named places. */
export const createPageTemplates = (samples: readonly SampleOutput[], list: ListMarkup): string =>
  [...new Map(samples.flatMap((sample) => createSampleTemplates(sample, list))).values()].join('\n');
