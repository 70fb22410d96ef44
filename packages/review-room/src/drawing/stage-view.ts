import type { ChartLayout, Rectangle } from './chart-layout.ts';

const MIN_SCALE = 0.1;
const MAX_SCALE = 2;
/** Texts remain readable when a chart is first shown; a larger chart is scrolled. */
const MIN_FIRST_SCALE = 0.75;
const ZOOM_STEP = 1.25;
/** Space around a chart that fits into its stage, in CSS pixels. */
const MARGIN = 32;

type Size = Pick<ChartLayout, 'width' | 'height'>;

const limitScale = (scale: number) => Math.min(MAX_SCALE, Math.max(MIN_SCALE, scale));

/** Returns the scale at which the whole chart is visible. */
export const fitScale = (stage: Size, chart: Size): number =>
  limitScale(Math.min(1, (stage.width - MARGIN) / chart.width, (stage.height - MARGIN) / chart.height));

/** Returns the scale at which a chart is first shown: as wide as its stage if its texts are readable then. */
export const firstScale = (stage: Size, chart: Size): number =>
  Math.max(MIN_FIRST_SCALE, Math.min(1, (stage.width - MARGIN) / chart.width));

export const nextScale = (scale: number, direction: 'in' | 'out'): number =>
  limitScale(direction === 'in' ? scale * ZOOM_STEP : scale / ZOOM_STEP);

/** A notch of a wheel is 100 pixels, about a step of the buttons; a touch pad sends many small ones. */
const WHEEL_STEP = 0.0022;

/** Returns the scale after a turn of the wheel; down is away from the reader. */
export const scaleAfterWheel = (scale: number, deltaY: number): number =>
  limitScale(scale * Math.exp(-deltaY * WHEEL_STEP));

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of a rectangle. */
export const middleOf = ([x, y, width, height]: Rectangle): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the scroll position that shows a point of the chart in the middle of its stage. */
export const scrollTo = (middle: Point, scale: number, stage: Size): Point => ({
  x: middle.x * scale - stage.width / 2,
  y: middle.y * scale - stage.height / 2,
});
