import { ancestorsOf, parseColour } from './painted-colour.ts';

/** Layers that a user opens and closes, or that disappear by themselves. */
const TRANSIENT =
  "dialog, [popover], [role='dialog'], [role='menu'], [role='listbox'], [role='status'], [role='alert']";
const PICTURES = new Set(['IMG', 'VIDEO', 'CANVAS', 'IFRAME', 'OBJECT', 'EMBED']);

/** True if an element hides what is behind it: a surface or a picture. */
function isOpaque(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  if (Number(opacity) < 0.1) return false;
  return PICTURES.has(element.tagName) || backgroundImage !== 'none' || parseColour(backgroundColor).alpha > 0.1;
}

/** True if the page can be scrolled so that a fixed or sticky element no longer covers the notice. */
function canBeUncovered(cover: Element, notice: DOMRect): boolean {
  const attached = ancestorsOf(cover).find((around) => /fixed|sticky/.test(getComputedStyle(around).position));
  if (attached === undefined) return false;
  if (getComputedStyle(attached).position === 'sticky') return true;
  const { top, bottom } = attached.getBoundingClientRect();
  const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
  const below = scrollHeight - clientHeight - scrollTop;
  return (top > 0 && notice.bottom - below <= top) || (bottom < innerHeight && notice.top + scrollTop >= bottom);
}

/** Points of a rectangle that lie in the window: its centre, and near its ends. */
function visiblePoints({ left, right, top, bottom }: DOMRect): readonly (readonly [number, number])[] {
  const y = (top + bottom) / 2;
  const inset = Math.min(4, (right - left) / 4);
  return [left + inset, (left + right) / 2, right - inset]
    .map((x) => [x, y] as const)
    .filter(([x]) => x >= 0 && x < innerWidth && y >= 0 && y < innerHeight);
}

function coverAt(root: DocumentOrShadowRoot, element: Element, [x, y]: readonly [number, number]): Element | null {
  const stack = root.elementsFromPoint(x, y);
  const end = stack.findIndex((hit) => hit === element || element.contains(hit) || hit.contains(element));
  const above = stack.slice(0, end === -1 ? stack.length : end);
  return above.find((hit) => isOpaque(hit) && hit.closest(TRANSIENT) === null) ?? null;
}

/**
 * Returns the element that covers at least half of a notice, as far as it is in the window. Elements that the user
 * opens, and those from which the notice can be scrolled away, do not count.
 */
export function findCover(root: DocumentOrShadowRoot, element: Element, rects: readonly DOMRect[]): Element | null {
  const points = rects.flatMap((rect) => visiblePoints(rect).map((point) => ({ rect, point })));
  const covers = points.flatMap(({ rect, point }) => {
    const cover = coverAt(root, element, point);
    return cover === null || canBeUncovered(cover, rect) ? [] : [cover];
  });
  return covers.length > 0 && covers.length * 2 >= points.length ? (covers[0] ?? null) : null;
}

/** Runs a function while elements that ignore the pointer are found at a point, too. */
export function withAllElementsHit<Result>(root: DocumentOrShadowRoot, run: () => Result): Result {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, ::before, ::after { pointer-events: auto !important; }');
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  try {
    return run();
  } finally {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
  }
}
