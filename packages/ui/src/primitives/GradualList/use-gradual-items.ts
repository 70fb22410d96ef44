import { useEffect, useState } from 'react';
import { runAfterPaint } from '../after-paint.ts';

/** The next keystroke of a typing user comes within this time. Items out of sight do not delay it. */
const TYPING_PAUSE_MS = 250;

interface Placement<Item> {
  readonly items: readonly Item[];
  readonly typed: string;
  /** The items changed because of a keystroke, and not all of them are placed yet. */
  readonly isTyping: boolean;
  /** Items that are rendered now. */
  readonly placed: readonly Item[];
  /** Number of places, from the top, that show the new items. */
  readonly end: number;
}

/** Returns the new items up to `end`, followed by the previous items, at most `kept` places. */
const mergeItems = <Item>(
  items: readonly Item[],
  before: readonly Item[],
  end: number,
  kept?: number,
): readonly Item[] => [...items.slice(0, end), ...before.slice(Math.min(end, items.length), kept)];

const isPlacementComplete = <Item>({ items, placed, end }: Placement<Item>): boolean =>
  end >= items.length && placed.length === items.length;

/** Starts a placement without new items, so that the elements beside the list render in their own frame. */
function startPlacement<Item>(
  last: Placement<Item>,
  items: readonly Item[],
  typed: string,
  atOnce: number,
): Placement<Item> {
  const isTyping = typed !== last.typed || (last.isTyping && !isPlacementComplete(last));
  const end = last.placed.length === 0 ? atOnce : 0;
  return { items, typed, isTyping, placed: mergeItems(items, last.placed, end), end };
}

/** Places the next items. Surplus places are removed after the first step. */
function continuePlacement<Item>(last: Placement<Item>, atOnce: number): Placement<Item> {
  const end = last.end + atOnce;
  const kept = last.end === 0 ? undefined : last.items.length;
  return { ...last, placed: mergeItems(last.items, last.placed, end, kept), end };
}

function runAfterTypingPause(act: () => void): () => void {
  const timer = setTimeout(act, TYPING_PAUSE_MS);
  return () => clearTimeout(timer);
}

export interface PlacementPace {
  /** Items placed in one step. */
  readonly placesPerStep: number;
  /** Number of visible places, a multiple of `placesPerStep`. */
  readonly visiblePlaces: number;
  /** Items placed in the first step of an empty list; `placesPerStep` by default. */
  readonly firstPlaces?: number | undefined;
}

/**
 * Replaces the items of a list from the top, a few at a time between user actions. The places below show their previous
 * items meanwhile, so that nothing is blank and nothing moves. Each step is one synchronous render: React renders a
 * transition that is interrupted for five seconds as a whole, which blocks a phone. If the change of `typed` caused the
 * new items, the items out of sight are rendered after a pause in typing, because a keystroke during a render waits for
 * it.
 */
export function useGradualItems<Item>(
  items: readonly Item[],
  typed: string,
  { placesPerStep, visiblePlaces, firstPlaces = placesPerStep }: PlacementPace,
): { readonly placed: readonly Item[]; readonly isSettled: boolean } {
  const [last, setPlaces] = useState((): Placement<Item> => ({
    items,
    typed,
    isTyping: false,
    placed: items.slice(0, firstPlaces),
    end: firstPlaces,
  }));
  const places = last.items === items ? last : startPlacement(last, items, typed, firstPlaces);
  if (places !== last) setPlaces(places);
  const { placed, end, isTyping } = places;
  const isSettled = isPlacementComplete(places);
  // Without previous items below, these places would be blank during the pause.
  const canRest = isTyping && end === visiblePlaces && end < Math.min(items.length, placed.length);
  useEffect(() => {
    if (isSettled) return undefined;
    const placeNextItems = () => setPlaces(continuePlacement(places, placesPerStep));
    return canRest ? runAfterTypingPause(placeNextItems) : runAfterPaint(placeNextItems);
  }, [places, placesPerStep, isSettled, canRest]);
  return { placed, isSettled };
}
