const idsOfReact = /[«:_]r[0-9a-z]+[»:_]/gi;

const fieldsIn = (element: Element) =>
  [...element.querySelectorAll('input, select, textarea')].map((field) =>
    field instanceof HTMLInputElement ? `${field.value} ${field.checked}` : 'value' in field && String(field.value),
  );

const seen = new Set<string>();

/**
 * Whether a story of this run has drawn the very same page before, down to what stands in its fields: of the ids that React
 * counts up only how many there are tells one from another.
 */
export function wasDrawnBefore(page: Element): boolean {
  const ids = new Map<string, number>();
  const html = page.innerHTML.replaceAll(idsOfReact, (id) => {
    ids.set(id, ids.get(id) ?? ids.size);
    return `id ${ids.get(id)}`;
  });
  const drawn = JSON.stringify([html, fieldsIn(page), page.ownerDocument.defaultView?.innerWidth]);
  const isKnown = seen.has(drawn);
  seen.add(drawn);
  return isKnown;
}
