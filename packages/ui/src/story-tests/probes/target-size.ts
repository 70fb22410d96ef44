import { nameOf, type Probe } from './probe.ts';

/** A tab stop that a person can reach. */
const CONTROLS =
  'a[href], button:not(:disabled), summary, input:not(:disabled, [type=hidden], [type=file]), ' +
  'select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
const MIN_TARGET = 24;
/** Subpixels of rounded widths; a hidden input of a drawn control has no more. */
const SLACK = 2;

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

/** Returns the visible controls of an element that can be focused. */
export const findControls = (root: Element): readonly HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(CONTROLS)].filter(isShown);

/** A control inside a sentence has the height of its line (the exception of 2.5.8). */
const isInSentence = (element: Element) =>
  [...(element.parentElement?.childNodes ?? [])].some(
    (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
  );

const boxOf = (element: Element) => (element.closest('label') ?? element).getBoundingClientRect();
const isSmall = ({ width, height }: DOMRect) => width < MIN_TARGET || height < MIN_TARGET;

/** Returns the distance of a point from a box; zero inside it. */
function distanceTo({ left, right, top, bottom }: DOMRect, x: number, y: number): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** A small target is allowed where a circle of 24 px around its middle meets no other target (2.5.8, spacing). */
export function findSmallTarget(element: Element, controls: readonly Element[]): string | null {
  const box = boxOf(element);
  if (!isSmall(box) || box.width < SLACK || isInSentence(element)) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const others = controls.filter((other) => !other.contains(element) && !element.contains(other)).map(boxOf);
  const isClose = (other: DOMRect) =>
    distanceTo(other, x, y) < MIN_TARGET / 2 ||
    (isSmall(other) && Math.hypot(other.left + other.width / 2 - x, other.top + other.height / 2 - y) < MIN_TARGET);
  return others.some(isClose) ? `is ${Math.round(box.width)} by ${Math.round(box.height)} px, beside another` : null;
}

/** Returns each control that is too small and too close to another, with its size. */
export function findSmallTargets(root: Element): readonly string[] {
  const controls = findControls(root);
  return controls.flatMap((control) => {
    const small = findSmallTarget(control, controls);
    return small === null ? [] : [`${small}: ${nameOf(control)}`];
  });
}

/** Controls are 24 px, in a sentence, or that far from the next. */
export const targetSize: Probe = {
  name: 'target size',
  isMeant: () => true,
  find: ({ canvas }) => findSmallTargets(canvas),
};
