/**
 * Reads what the page shows without page links: texts, addresses, names, and the place of what is in the
 * window. It runs inside the page, without anything else of this file.
 */
export function readShownPage(): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility() && element.closest('[role=menu]') === null;
  const textOf = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.nodeValue)
      .join('');
  const placeOf = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return y + height <= innerHeight ? [x, y, width, height].map(Math.round).join(' ') : 'below';
  };
  const parts = ['header', 'main', 'nav[aria-label] a'].flatMap((selector) => [
    ...document.querySelectorAll(`${selector}, ${selector} *`),
  ]);
  return parts
    .filter((element) => isShown(element) && element.closest('main nav') === null)
    .map((element) =>
      [
        element.tagName,
        element.getAttribute('href'),
        element.getAttribute('aria-label'),
        element.getAttribute('data-tone'),
        element.getAttribute('d'),
        element.getAttribute('style'),
        textOf(element),
        placeOf(element),
      ].join('|'),
    );
}
