import { findCover, withAllElementsHit } from './covers.ts';
import type { LegalFault, LegalNotice } from './legal-fault.ts';
import { ancestorsOf, paintedContrast } from './painted-colour.ts';

const MIN_TEXT_CONTRAST = 4.5;
const MIN_DRAWING_CONTRAST = 3;
const MIN_FONT_SIZE_PX = 12;
/** A text of this size or less cannot be seen. */
const MIN_SIZE_PX = 2;

/** Folded by the user, shown above the page instead, or hidden by the frame while the page is loading. */
const FOLDED = 'details:not([open]), [hidden], [inert], [data-above], main:has([data-loading]) ~ footer';

const textElementsOf = (element: Element): readonly Element[] =>
  [element, ...element.querySelectorAll('*')].filter((part) =>
    [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== ''),
  );

function rectsOf(element: Element): readonly DOMRect[] {
  if (element instanceof SVGElement) return [element.getBoundingClientRect()];
  const range = document.createRange();
  range.selectNodeContents(element);
  return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
}

/** True if an ancestor that clips its content shows nothing of a rectangle, or if it lies outside of the page. */
function isClipped(element: Element, rect: DOMRect): boolean {
  if (rect.right + scrollX <= 0 || rect.bottom + scrollY <= 0) return true;
  return ancestorsOf(element).some((around) => {
    const { overflowX, overflowY, clipPath } = getComputedStyle(around);
    if (clipPath !== 'none') return true;
    const frame = around.getBoundingClientRect();
    const isOutsideX = /hidden|clip/.test(overflowX) && (rect.right <= frame.left || rect.left >= frame.right);
    const isOutsideY = /hidden|clip/.test(overflowY) && (rect.bottom <= frame.top || rect.top >= frame.bottom);
    return around !== document.documentElement && around !== document.body && (isOutsideX || isOutsideY);
  });
}

function findHiddenDetail(element: Element, rects: readonly DOMRect[]): string | null {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return 'it is not displayed';
  if (!rects.some(({ width, height }) => width > MIN_SIZE_PX && height > MIN_SIZE_PX)) return 'it has no size';
  return rects.every((rect) => isClipped(element, rect)) ? 'it is clipped or outside of the page' : null;
}

function findColourFault(element: Element): Pick<LegalFault, 'kind' | 'detail'> | null {
  const surfaces = [...element.querySelectorAll('[data-level]')].map((part) => [part, 'fill'] as const);
  const texts = textElementsOf(element).map((part) => [part, 'color'] as const);
  for (const [part, property] of [...surfaces, ...texts]) {
    const least = property === 'fill' ? MIN_DRAWING_CONTRAST : MIN_TEXT_CONTRAST;
    const measured = paintedContrast(part, property);
    if (measured !== null && measured < least) return { kind: 'faint', detail: `contrast ${measured.toFixed(2)}` };
  }
  for (const [part] of texts) {
    const size = Number.parseFloat(getComputedStyle(part).fontSize);
    if (size < MIN_FONT_SIZE_PX) return { kind: 'small', detail: `${size} px` };
  }
  return null;
}

const describeCover = (cover: Element) =>
  `by <${cover.localName}${cover.id === '' ? '' : ` id="${cover.id}"`}${cover.classList.length === 0 ? '' : ` class="${cover.className}"`}>`;

function findFault(root: Document | ShadowRoot, element: Element): Pick<LegalFault, 'kind' | 'detail'> | null {
  const rects = rectsOf(element);
  const hidden = findHiddenDetail(element, rects);
  if (hidden !== null) return { kind: 'hidden', detail: hidden };
  const cover = findCover(root, element, rects);
  return cover === null ? findColourFault(element) : { kind: 'covered', detail: describeCover(cover) };
}

export interface LegalCheckOptions {
  /** Notices that every page has; an app for investors requires the disclaimer. */
  readonly required?: readonly LegalNotice[] | undefined;
}

/**
 * Returns the mandatory notices of a page that cannot be read: missing, hidden, covered, of a contrast below 4.5 (the
 * riskometer: 3) or below 12 px. Text on a picture is not measured; what is outside of the window is not checked for
 * covers.
 */
export function checkLegalNotices(
  root: Document | ShadowRoot,
  { required = [] }: LegalCheckOptions = {},
): readonly LegalFault[] {
  const missing = required
    .filter((notice) => root.querySelector(`[data-legal='${notice}']`) === null)
    .map((notice): LegalFault => ({ kind: 'missing', notice, element: null, detail: '' }));
  const shown = [...root.querySelectorAll('[data-legal]')].filter((element) => element.closest(FOLDED) === null);
  return withAllElementsHit(root, () => [
    ...missing,
    ...shown.flatMap((element): readonly LegalFault[] => {
      const fault = findFault(root, element);
      return fault === null ? [] : [{ ...fault, element, notice: element.getAttribute('data-legal') ?? '' }];
    }),
  ]);
}
