import { useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

interface Places<Item> {
  readonly items: readonly Item[];
  /** What stands in each place now. */
  readonly placed: readonly Item[];
  /** Places from the top that the items have taken. */
  readonly end: number;
}

/** The items take the places up to `end`; below it stands what stood there, of the first `kept` places. */
const taken = <Item>(items: readonly Item[], before: readonly Item[], end: number, kept?: number): Places<Item> => ({
  items,
  placed: [...items.slice(0, end), ...before.slice(Math.min(end, items.length), kept)],
  end,
});

/**
 * What stands in the places of a list. Other items take them from the top, a few at a time between what the person does, and
 * the places below keep what they had until it is their turn: nothing is blank meanwhile, and nothing moves. Each few are
 * drawn in one go: a transition that a hand interrupts for five seconds is drawn as a whole by React, which stops a phone.
 */
export function usePlaces<Item>(
  items: readonly Item[],
  atOnce: number,
): { readonly placed: readonly Item[]; readonly isSettled: boolean } {
  const [last, setPlaces] = useState(() => taken(items, [], atOnce));
  const places = last.items === items ? last : taken(items, last.placed, atOnce);
  if (places !== last) setPlaces(places);
  const { placed, end } = places;
  const isSettled = end >= items.length && placed.length === items.length;
  useEffect(() => {
    if (isSettled) return undefined;
    return afterPaint(() => setPlaces(taken(items, placed, end + atOnce, items.length)));
  }, [items, placed, end, atOnce, isSettled]);
  return { placed, isSettled };
}
