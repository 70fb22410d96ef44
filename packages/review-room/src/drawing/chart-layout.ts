import type { ChartState } from '../chart/chart.ts';
import type { NamedReferences } from '../references/references.ts';

/** Left, top, width and height in CSS pixels. */
export type Rectangle = readonly [x: number, y: number, width: number, height: number];

/** Coordinates of the corners of a line: x and y in turn, in CSS pixels. */
export type Corners = readonly number[];

/** Positions of a drawn chart; calculated by `build/charts` when the review room is built. */
export interface ChartLayout {
  readonly width: number;
  readonly height: number;
  /** By the path of the state. */
  readonly boxes: Readonly<Record<string, Rectangle>>;
  /** The lines from the dot to the initial state, by the path of the compound state. */
  readonly starts: Readonly<Record<string, Corners>>;
  /** By the id of the transition. */
  readonly edges: Readonly<Record<string, { readonly line: Corners; readonly label: Rectangle }>>;
  /** The space for the chart of a child flow that is opened inside the state that runs it. */
  readonly child?: Rectangle;
}

/** The facts about a chart that are calculated when the review room is built. */
export interface DrawnChart {
  readonly chart: ChartState;
  readonly layout: ChartLayout;
  /** Names of all stories of the flow. */
  readonly names: readonly string[];
  /** Places in `names` of the stories that take a transition, by its id. A transition without a story has no entry. */
  readonly takenBy: Readonly<Record<string, readonly number[]>>;
  /** The first story of each resting state, by its path. */
  readonly stories: Readonly<Record<string, string>>;
  readonly references: NamedReferences;
}
