import { useEffect, useState } from 'react';
import { afterPaint } from '../after-paint.ts';

/** A hand that types on does so within this time, and is not kept waiting by what nobody sees. */
const REST_MS = 250;

interface Places<Item> {
  readonly items: readonly Item[];
  readonly typed: string;
  /** A letter brought the items, and not all of them have taken their places. */
  readonly isTyping: boolean;
  /** What stands in each place now. */
  readonly placed: readonly Item[];
  /** Places from the top that the items have taken. */
  readonly end: number;
}

/** What stands where the items have taken the places up to `end`: below it what stood there, of the first `kept` places. */
const taken = <Item>(items: readonly Item[], before: readonly Item[], end: number, kept?: number): readonly Item[] => [
  ...items.slice(0, end),
  ...before.slice(Math.min(end, items.length), kept),
];

const isOver = <Item>({ items, placed, end }: Places<Item>): boolean =>
  end >= items.length && placed.length === items.length;

/** Nothing of the new items is placed yet: what tells of them beside the list is drawn in a frame of its own. */
function begun<Item>(last: Places<Item>, items: readonly Item[], typed: string, atOnce: number): Places<Item> {
  const isTyping = typed !== last.typed || (last.isTyping && !isOver(last));
  const end = last.placed.length === 0 ? atOnce : 0;
  return { items, typed, isTyping, placed: taken(items, last.placed, end), end };
}

/** Places that are too many go once the first ones are taken. */
function goneOn<Item>(last: Places<Item>, atOnce: number): Places<Item> {
  const end = last.end + atOnce;
  const kept = last.end === 0 ? undefined : last.items.length;
  return { ...last, placed: taken(last.items, last.placed, end, kept), end };
}

function afterRest(act: () => void): () => void {
  const timer = setTimeout(act, REST_MS);
  return () => clearTimeout(timer);
}

export interface Pace {
  /** Places that are taken in one go. */
  readonly atOnce: number;
  /** Places from the top that a window shows, a multiple of `atOnce`. */
  readonly inSight: number;
}

/**
 * What stands in the places of a list. Other items take them from the top, a few at a time between what the person does, and
 * the places below keep what they had until it is their turn: nothing is blank meanwhile, and nothing moves. Each few are
 * drawn in one go: a transition that a hand interrupts for five seconds is drawn as a whole by React, which stops a phone.
 * Where what is `typed` brought the items, those out of sight are drawn once no letter has come for a moment: a key that meets
 * a drawing waits for it.
 */
export function usePlaces<Item>(
  items: readonly Item[],
  typed: string,
  { atOnce, inSight }: Pace,
): { readonly placed: readonly Item[]; readonly isSettled: boolean } {
  const [last, setPlaces] = useState((): Places<Item> => ({
    items,
    typed,
    isTyping: false,
    placed: items.slice(0, atOnce),
    end: atOnce,
  }));
  const places = last.items === items ? last : begun(last, items, typed, atOnce);
  if (places !== last) setPlaces(places);
  const { placed, end, isTyping } = places;
  const isSettled = isOver(places);
  // Where nothing stands below, nothing would be there meanwhile.
  const mayRest = isTyping && end === inSight && end < Math.min(items.length, placed.length);
  useEffect(() => {
    if (isSettled) return undefined;
    const goOn = () => setPlaces(goneOn(places, atOnce));
    return mayRest ? afterRest(goOn) : afterPaint(goOn);
  }, [places, atOnce, isSettled, mayRest]);
  return { placed, isSettled };
}
