import { useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

/** A hand that types on does so within this time, and is not kept waiting by what nobody sees. */
const REST_MS = 250;

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

function afterRest(act: () => void): () => void {
  const timer = setTimeout(act, REST_MS);
  return () => clearTimeout(timer);
}

export interface Pace {
  /** Places that are taken in one go. */
  readonly atOnce: number;
  /** Places from the top that a window shows, a multiple of `atOnce`; those below wait until the hand rests. */
  readonly inSight: number;
}

/**
 * What stands in the places of a list. Other items take them from the top, a few at a time between what the person does, and
 * the places below keep what they had until it is their turn: nothing is blank meanwhile, and nothing moves. Each few are
 * drawn in one go: a transition that a hand interrupts for five seconds is drawn as a whole by React, which stops a phone.
 * What is out of sight is drawn once no other items have come for a moment: a key that meets a drawing waits for it.
 */
export function usePlaces<Item>(
  items: readonly Item[],
  { atOnce, inSight }: Pace,
): { readonly placed: readonly Item[]; readonly isSettled: boolean } {
  const [last, setPlaces] = useState(() => taken(items, [], atOnce));
  const places = last.items === items ? last : taken(items, last.placed, atOnce);
  if (places !== last) setPlaces(places);
  const { placed, end } = places;
  const isSettled = end >= items.length && placed.length === items.length;
  // Where nothing stands below, nothing would be there meanwhile.
  const mayRest = end === inSight && end < Math.min(items.length, placed.length);
  useEffect(() => {
    if (isSettled) return undefined;
    const goOn = () => setPlaces(taken(items, placed, end + atOnce, items.length));
    return mayRest ? afterRest(goOn) : afterPaint(goOn);
  }, [items, placed, end, atOnce, isSettled, mayRest]);
  return { placed, isSettled };
}
