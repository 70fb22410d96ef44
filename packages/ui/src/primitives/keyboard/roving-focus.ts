import type { KeyboardEvent } from 'react';

interface RovingFocusOptions {
  /** Selector of the focusable elements inside the element that handles the keys. */
  selector: string;
  axis: 'horizontal' | 'vertical';
}

const ARROWS = { horizontal: ['ArrowLeft', 'ArrowRight'], vertical: ['ArrowUp', 'ArrowDown'] } as const;

/**
 * Moves the focus among siblings by arrow keys, Home and End, in a cycle. Returns the focused element. Libraries for it
 * are parts of their components (decision 008).
 */
export function moveRovingFocus(
  event: KeyboardEvent<HTMLElement>,
  { selector, axis }: RovingFocusOptions,
): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((each) => each.matches(':focus'));
  const [back, on] = ARROWS[axis];
  const places: Record<string, number> = { [on]: at + 1, [back]: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  const next = place === undefined ? undefined : all.at(place % all.length);
  if (next === undefined) return null;
  event.preventDefault();
  next.focus();
  return next;
}
