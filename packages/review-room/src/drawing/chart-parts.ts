import type { KeyboardEvent } from 'react';
import type { ChartEdge } from './chart-edges.ts';
import type { ChartFocus } from './chart-focus.ts';
import type { DrawnChart } from './chart-layout.ts';
import type { OpeningStep } from './opening.ts';

/** A part of one of the charts of a drawing; the outermost chart has the depth 0. */
export interface PlacedFocus {
  readonly depth: number;
  readonly part: ChartFocus;
}

/** A drawn chart with the place of a story and the present focus; all parts of the drawing share it. */
export interface ChartParts {
  readonly drawn: DrawnChart;
  /** Number of the charts around this one. */
  readonly depth: number;
  /** The state that contains the chart of its child flow. */
  readonly opened: OpeningStep | null;
  /** The chart inside the opened state. */
  readonly child: ChartParts | null;
  /** Prefix of the ids in the document. */
  readonly id: string;
  readonly lit: readonly string[];
  /** Steps of the story by the id of the transition. */
  readonly steps: ReadonlyMap<string, readonly number[]>;
  /** The part in the tab order; null if it is in another chart. */
  readonly focus: ChartFocus | null;
  /** The part whose facts are shown; null if it is in another chart. */
  readonly shown: ChartFocus | null;
  /** Returns the address of a story; null without a page. */
  readonly pathOf: (story: string | undefined) => string | null;
  readonly onShow: (focus: ChartFocus | null) => void;
  readonly onFocus: (focus: ChartFocus) => void;
  readonly onKey: (event: KeyboardEvent, focus: ChartFocus) => void;
  readonly onOpen: (path: string) => void;
  /** Opens or closes the chart of a child flow inside a state. */
  readonly onToggle: (step: OpeningStep) => void;
}

/** Returns whether a child flow is opened in a state. */
export const isOpened = ({ opened }: ChartParts, { path, call }: OpeningStep): boolean =>
  opened?.path === path && opened.call === call;

/** Returns the places of each transition in the way of a story, counted from one. */
export function stepsOf(way: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const steps = new Map<string, readonly number[]>();
  for (const [place, id] of way.entries()) steps.set(id, [...(steps.get(id) ?? []), place + 1]);
  return steps;
}

/** Returns the stories that take a transition. */
export const storiesOf = ({ takenBy, names }: DrawnChart, { id }: Pick<ChartEdge, 'id'>): readonly string[] =>
  (takenBy[id] ?? []).flatMap((place) => names[place] ?? []);
