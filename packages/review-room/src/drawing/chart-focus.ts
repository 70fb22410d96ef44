import { flattenStates, type ChartState } from '../chart/chart.ts';
import { drawnTarget, edgesOf } from './chart-edges.ts';

/** The focused part of a drawn chart. */
export type ChartFocus =
  | { readonly kind: 'state'; readonly path: string }
  /** `around` is the state whose transitions the side arrows go through. */
  | { readonly kind: 'transition'; readonly id: string; readonly around: 'source' | 'target' };

/** Returns the focus on a state. */
export const stateFocus = (path: string): ChartFocus => ({ kind: 'state', path });

const parentOf = (path: string) => path.split('.').slice(0, -1).join('.');

/** Returns the item at a distance from the present one; the ends are connected. */
function neighbourIn<Item>(items: readonly Item[], isCurrent: (item: Item) => boolean, distance: number) {
  const place = items.findIndex(isCurrent);
  return items.at((place + distance) % items.length);
}

function nextFromState(chart: ChartState, path: string, key: string): ChartFocus | null {
  const states = flattenStates(chart);
  const edges = edgesOf(chart);
  switch (key) {
    case 'ArrowDown': {
      const wayOn = edges.find(({ from }) => from === path);
      if (wayOn !== undefined) return { kind: 'transition', id: wayOn.id, around: 'source' };
      const inner = states.find((state) => state.path === path)?.states ?? [];
      const first = inner.find(({ isInitial }) => isInitial) ?? inner[0];
      return first === undefined ? null : stateFocus(first.path);
    }
    case 'ArrowUp': {
      const wayHere = edges.find((edge) => drawnTarget(edge) === path);
      if (wayHere !== undefined) return { kind: 'transition', id: wayHere.id, around: 'target' };
      return path === '' ? null : stateFocus(parentOf(path));
    }
    case 'ArrowRight':
    case 'ArrowLeft': {
      const next = neighbourIn(states, (state) => state.path === path, key === 'ArrowRight' ? 1 : -1);
      return next === undefined ? null : stateFocus(next.path);
    }
    default:
      return null;
  }
}

function nextFromTransition(
  chart: ChartState,
  { id, around }: Extract<ChartFocus, { kind: 'transition' }>,
  key: string,
): ChartFocus | null {
  const edges = edgesOf(chart);
  const edge = edges.find((each) => each.id === id);
  if (edge === undefined) return null;
  if (key === 'ArrowDown') return stateFocus(drawnTarget(edge));
  if (key === 'ArrowUp') return stateFocus(edge.from);
  if (key !== 'ArrowRight' && key !== 'ArrowLeft') return null;
  const siblings = edges.filter((each) =>
    around === 'source' ? each.from === edge.from : drawnTarget(each) === drawnTarget(edge),
  );
  const next = neighbourIn(siblings, (each) => each.id === id, key === 'ArrowRight' ? 1 : -1);
  return next === undefined ? null : { kind: 'transition', id: next.id, around };
}

/**
 * Returns the focus after a key, or null if the key does nothing: down and up follow the transitions, right and left go
 * through the states, or through the transitions of one state.
 */
export function nextFocus(chart: ChartState, focus: ChartFocus, key: string): ChartFocus | null {
  if (key === 'Home') return stateFocus('');
  if (key === 'End') return stateFocus(flattenStates(chart).at(-1)?.path ?? '');
  return focus.kind === 'state' ? nextFromState(chart, focus.path, key) : nextFromTransition(chart, focus, key);
}

/** Returns whether two focuses are on the same part. */
export const isSameFocus = (a: ChartFocus | null, b: ChartFocus): boolean => a !== null && focusKey(a) === focusKey(b);

/** Returns a key of the focused part for the document. */
export const focusKey = (focus: ChartFocus): string =>
  focus.kind === 'state' ? `state ${focus.path}` : `transition ${focus.id}`;
