import type { KeyboardEvent } from 'react';

const isMovingKey = (key: string) => key === 'ArrowDown' || key === 'ArrowUp' || key === 'Escape';

/**
 * Moves the focus between the input and the results with the arrow keys; up from the first result and Escape return to
 * the input. Enter in the input opens the first result.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const input = event.currentTarget.querySelector<HTMLInputElement>('input');
  const results = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')];
  const place = results.findIndex((result) => result === document.activeElement);
  const isInInput = document.activeElement === input;
  if (event.key === 'Enter' && isInInput) {
    event.preventDefault();
    results[0]?.click();
    return;
  }
  if (!isMovingKey(event.key) || (place === -1 && !isInInput)) return;
  if (event.key === 'Escape' && isInInput) return;
  event.preventDefault();
  const target = event.key === 'Escape' ? -1 : event.key === 'ArrowDown' ? place + 1 : place - 1;
  if (target < 0) input?.focus();
  else results[target]?.focus();
}
