/** Part of a box, from its upper left corner: its middle, and a little inside its corners. */
const POINTS = [
  [0.5, 0.5],
  [0.1, 0.1],
  [0.9, 0.1],
  [0.1, 0.9],
  [0.9, 0.9],
] as const;

/** The visible box of a control: a hidden input is drawn by its label. */
const visibleBoxOf = (control: Element): Element => control.closest('label') ?? control;

/**
 * Returns whether a control that has the focus is completely covered by other content, such as a bar that does not move
 * with the page, or is outside the window (WCAG 2.4.11).
 */
export function isCovered(control: Element): boolean {
  const place = visibleBoxOf(control);
  const { left, top, width, height } = place.getBoundingClientRect();
  // A control without a size of its own, such as a hidden region, shows nothing that could be covered.
  if (width < 2 || height < 2) return false;
  return POINTS.every(([x, y]) => {
    const hit = document.elementFromPoint(left + width * x, top + height * y);
    return hit === null || !(place.contains(hit) || hit.contains(place));
  });
}
