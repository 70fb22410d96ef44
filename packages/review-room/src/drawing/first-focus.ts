import { stateFocus } from './chart-focus.ts';
import type { PlacedFocus } from './chart-parts.ts';
import type { DrawnPlace, OpenedCharts } from './opened-charts.ts';
import { middleOf, type Point } from './stage-view.ts';

type Places = readonly (DrawnPlace | undefined)[];

const firstPathAt = (charts: OpenedCharts, places: Places, depth: number): string => {
  const initial = charts[depth]?.drawn.chart.states.find(({ isInitial }) => isInitial);
  return places[depth]?.leaves[0] ?? initial?.path ?? '';
};

/** Returns the state of the innermost chart that has the focus first: that of the story, or the initial one. */
export const firstFocus = (charts: OpenedCharts, places: Places): PlacedFocus => {
  const depth = charts.length - 1;
  return { depth, part: stateFocus(firstPathAt(charts, places, depth)) };
};

/** Returns the point that is first in the middle: the state of the story, or the top of a chart without a story. */
export function middleOfFirst(charts: OpenedCharts, places: Places): Point {
  const depth = charts.length - 1;
  const path = firstPathAt(charts, places, depth);
  const [left, top, width, height] = charts[depth]?.drawn.layout.boxes[path] ?? [0, 0, 0, 0];
  const spaces = charts.slice(0, depth).map(({ drawn }) => drawn.layout.child ?? [0, 0]);
  const x = spaces.reduce((sum, [inner]) => sum + inner, left);
  const y = spaces.reduce((sum, [, inner]) => sum + inner, top);
  const hasStory = (places[depth]?.leaves.length ?? 0) > 0;
  return middleOf([x, hasStory ? y : 0, width, height]);
}
