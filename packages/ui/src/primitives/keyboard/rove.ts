import type { KeyboardEvent } from 'react';

interface Roving {
  /** What can take the focus, inside the element that hears the keys. */
  selector: string;
  axis: 'horizontal' | 'vertical';
}

const ARROWS = { horizontal: ['ArrowLeft', 'ArrowRight'], vertical: ['ArrowUp', 'ArrowDown'] } as const;

/** Arrows, Home and End move the focus among siblings, round the ends; answers the one that took it. */
export function rove(event: KeyboardEvent<HTMLElement>, { selector, axis }: Roving): HTMLElement | null {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((each) => each === document.activeElement);
  const [back, on] = ARROWS[axis];
  const places: Record<string, number> = { [on]: at + 1, [back]: at - 1, Home: 0, End: -1 };
  const place = places[event.key];
  const next = place === undefined ? undefined : all.at(place % all.length);
  if (next === undefined) return null;
  event.preventDefault();
  next.focus();
  return next;
}
