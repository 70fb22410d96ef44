import { Virtual } from '@guidepup/virtual-screen-reader';
import { expect } from 'vitest';

const MAX_LINES = 3000;
/** A long list or table is written down up to here: its items are alike. */
const ITEMS_WRITTEN = 3;

/** Structure without a word of its own, an empty live region, and the options of a list that is not open. */
const SILENT =
  /^(?:paragraph|strong|status|alert|timer|rowgroup|end|end, .*|option, .*|end of (?!main|banner|contentinfo|document|form|list|table|dialog|region|navigation|search|tablist|tabpanel|tablist|group|listitem\b.*).*|end of listitem.*|end of group.*)$/;
/** Roles whose name consists of the lines that follow. */
const NAMED_BY_CONTENT = /^(?:radio|checkbox|button|link|cell|row|rowheader|columnheader|menuitem|tab), /;

const itemOf = (phrase: string) => /^listitem, .*position (\d+), set size (\d+)/.exec(phrase);

/** Leaves out the items after the first ones of a long list, and the rows after the first ones of a table. */
function shortenLists(phrases: readonly string[]): readonly string[] {
  const short: string[] = [];
  let [rows, end] = [0, ''];
  for (const phrase of phrases) {
    const [, place = 0, size = 0] = (itemOf(phrase) ?? []).map(Number);
    rows = phrase.startsWith('table') ? 0 : rows + Number(phrase.startsWith('row,'));
    if (end !== '' && (phrase === end || phrase.startsWith(`${end},`))) end = '';
    if (end !== '') continue;
    if (place > ITEMS_WRITTEN && size > 2 * ITEMS_WRITTEN) end = 'end of list';
    else if (rows > ITEMS_WRITTEN + 1) [rows, end] = [0, 'end of table'];
    short.push(end === '' ? phrase : '(and so on)');
  }
  return short;
}

/** Joins a term and its value with their text, and leaves out a text that the line before contains. */
function joinLines(phrases: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1) ?? '';
    if (/^(?:term|definition)$/.test(last)) joined[joined.length - 1] = `${last}: ${phrase}`;
    else if (!NAMED_BY_CONTENT.test(last) || !last.includes(phrase)) joined.push(phrase);
  }
  return joined;
}

/** The virtual screen reader reads the content of a closed disclosure, which a browser hides. */
function hideClosedContent(container: Element): () => void {
  const hidden = [...container.querySelectorAll('details:not([open]) > :not(summary, [hidden])')];
  for (const each of hidden) each.setAttribute('hidden', '');
  return () => hidden.forEach((each) => each.removeAttribute('hidden'));
}

/** Reads a part of the page from its first to its last line, as a person does with the arrow down. */
export async function readAloud(selector: string): Promise<readonly string[]> {
  const container = document.querySelector(selector);
  if (container === null) throw new Error(`There is no ${selector} to read.`);
  await expect.poll(() => container.querySelector('[data-loading], [aria-busy=true]')).toBeNull();
  const showClosedContent = hideClosedContent(container);
  const virtual = new Virtual();
  await virtual.start({ container });
  const last = `end of ${await virtual.lastSpokenPhrase()}`;
  const log = await virtual.spokenPhraseLog();
  for (let line = 0; line < MAX_LINES && log.at(-1) !== last; line += 1) await virtual.next();
  const phrases = [...log];
  await virtual.stop();
  showClosedContent();
  return joinLines(shortenLists(phrases).filter((phrase) => !SILENT.test(phrase)));
}
