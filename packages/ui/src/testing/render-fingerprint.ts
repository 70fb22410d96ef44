/** Ids that React counts up from story to story. */
const COUNTED_ID = /_r_[0-9a-z]+_|[«:]r[0-9a-z]+[»:]/g;

/** Returns the markup of a page, equal for two pages with equal content. */
export function markupOf(page: Element): string {
  const ids = new Map<string, number>();
  return page.outerHTML.replace(COUNTED_ID, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `#${ids.get(id) ?? 0}`;
  });
}

const numbers = new Map<string, number>();
/** Returns a short id of a long text. */
function indexOfText(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** Returns the styles of an element that decide the background of its text. */
function backgroundStyleOf(element: Element): string {
  const { backgroundColor, backgroundImage, opacity, filter, position, zIndex } = getComputedStyle(element);
  const named = `${element.localName} ${element.getAttribute('class') ?? ''}`;
  return [named, backgroundColor, backgroundImage, opacity, filter, position, zIndex].join();
}

function textStyleOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow, textDecorationLine].join();
}

const hasText = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** Returns a fingerprint for each combination of text style and background in a page. */
export function colourFingerprints(page: Element): ReadonlySet<number> {
  const grounds = new Map<Element, number>();
  const backgroundIndex = (element: Element | null): number => {
    if (element === null) return 0;
    const ground =
      grounds.get(element) ?? indexOfText(`${backgroundIndex(element.parentElement)} ${backgroundStyleOf(element)}`);
    grounds.set(element, ground);
    return ground;
  };
  const lettered = [page, ...page.querySelectorAll('*')].filter(hasText);
  return new Set(lettered.map((element) => indexOfText(`${backgroundIndex(element)} ${textStyleOf(element)}`)));
}
