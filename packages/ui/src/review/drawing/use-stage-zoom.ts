import { useState, type RefObject } from 'react';
import type { ChartLayout } from './chart-layout.ts';
import { firstScale, fitScale, nextScale, scrollTo, type Point } from './stage-view.ts';

interface StageZoom {
  readonly scale: number;
  /** Shows a point of the chart in the middle of its stage, at the first scale. */
  readonly showFirst: (element: HTMLDivElement, middle: Point) => void;
  readonly zoom: (direction: 'in' | 'out') => void;
  readonly fit: () => void;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLDivElement) => ({ width: clientWidth, height: clientHeight });

/** Scales a chart in its scrolled stage; the point in the middle remains there. */
export function useStageZoom(stage: RefObject<HTMLDivElement | null>, layout: ChartLayout): StageZoom {
  const [scale, setScale] = useState(1);
  const scaleTo = (element: HTMLDivElement, middle: Point, next: number) => {
    setScale(next);
    const { x, y } = scrollTo(middle, next, sizeOf(element));
    requestAnimationFrame(() => element.scrollTo(x, y));
  };
  const zoomTo = (next: (element: HTMLDivElement) => number) => {
    const { current } = stage;
    if (current === null) return;
    const { width, height } = sizeOf(current);
    const middle = { x: (current.scrollLeft + width / 2) / scale, y: (current.scrollTop + height / 2) / scale };
    scaleTo(current, middle, next(current));
  };
  return {
    scale,
    showFirst: (element, middle) => scaleTo(element, middle, firstScale(sizeOf(element), layout)),
    zoom: (direction) => zoomTo(() => nextScale(scale, direction)),
    fit: () => zoomTo((element) => fitScale(sizeOf(element), layout)),
  };
}
