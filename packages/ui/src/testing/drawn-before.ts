/** Numbers that React counts up from story to story. */
const COUNTED_ID = /_r_[0-9a-z]+_|[«:]r[0-9a-z]+[»:]/g;

/** The markup of a page, the same for two pages that were drawn alike. */
export function markupOf(page: Element): string {
  const ids = new Map<string, number>();
  return page.outerHTML.replace(COUNTED_ID, (id) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `#${ids.get(id) ?? 0}`;
  });
}

const numbers = new Map<string, number>();
/** A short name for a long text. */
function numberOf(text: string): number {
  const number = numbers.get(text) ?? numbers.size;
  numbers.set(text, number);
  return number;
}

/** What of an element's style decides how letters inside it are told from their ground. */
function groundOf(element: Element): string {
  const { backgroundColor, backgroundImage, opacity, filter, position, zIndex } = getComputedStyle(element);
  const named = `${element.localName} ${element.getAttribute('class') ?? ''}`;
  return [named, backgroundColor, backgroundImage, opacity, filter, position, zIndex].join();
}

function lettersOf(element: Element): string {
  const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element);
  return [color, fontSize, fontWeight, textShadow, textDecorationLine].join();
}

const hasLetters = (element: Element) =>
  element.matches('input, select, textarea') ||
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The ways in which letters stand on their grounds in a page: their own colour and size, and all that lies around them. */
export function coloursIn(page: Element): ReadonlySet<number> {
  const grounds = new Map<Element, number>();
  const under = (element: Element | null): number => {
    if (element === null) return 0;
    const ground = grounds.get(element) ?? numberOf(`${under(element.parentElement)} ${groundOf(element)}`);
    grounds.set(element, ground);
    return ground;
  };
  const lettered = [page, ...page.querySelectorAll('*')].filter(hasLetters);
  return new Set(lettered.map((element) => numberOf(`${under(element)} ${lettersOf(element)}`)));
}
