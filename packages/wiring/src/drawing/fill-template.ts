import type { DrawnTexts } from './page-drawing.ts';

/** Prefix of the attributes of a template that are set when it is filled. */
const PREFIX = 'fill-';
const place = /\{\{(\w+)\}\}/g;

/** Copies the content of a template with its texts. They enter text nodes and attributes only, never markup. */
export function fillTemplate(template: HTMLTemplateElement, texts: DrawnTexts): DocumentFragment {
  const copy = document.importNode(template.content, true);
  const fill = (text: string) => text.replace(place, (_, name: string) => texts[name] ?? '');
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  const emptyParts: Element[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const before = node.nodeValue ?? '';
    const after = fill(before);
    if (after === before) continue;
    node.nodeValue = after;
    if (after === '' && node.parentElement !== null) emptyParts.push(node.parentElement);
  }
  for (const part of emptyParts) part.remove();
  for (const element of copy.querySelectorAll<HTMLElement>('*'))
    for (const { name, value } of [...element.attributes]) {
      if (!name.startsWith(PREFIX)) continue;
      element.removeAttribute(name);
      const filled = fill(value);
      // The policy forbids style attributes, not styles that a script sets.
      if (name === `${PREFIX}style`) element.style.cssText = filled;
      else element.setAttribute(name.slice(PREFIX.length), filled);
    }
  return copy;
}
