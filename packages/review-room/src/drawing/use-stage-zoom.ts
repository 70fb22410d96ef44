import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { ChartLayout } from './chart-layout.ts';
import { firstScale, fitScale, nextScale, scaleAfterWheel, scrollTo, type Point } from './stage-view.ts';

interface StageZoom {
  readonly scale: number;
  /** Shows a point of the chart in the middle of its stage, at the first scale. */
  readonly showFirst: (element: HTMLDivElement, middle: Point) => void;
  readonly zoom: (direction: 'in' | 'out') => void;
  readonly fit: () => void;
  /** Zooms by the keys +, − and 0. */
  readonly zoomByKey: (event: KeyboardEvent) => void;
}

const sizeOf = ({ clientWidth, clientHeight }: HTMLDivElement) => ({ width: clientWidth, height: clientHeight });
const middleOfStage = ({ clientWidth, clientHeight }: HTMLDivElement): Point => ({
  x: clientWidth / 2,
  y: clientHeight / 2,
});

/** Scales a chart in its scrolled stage; the point in the middle, or under the pointer, remains where it is. */
export function useStageZoom(stage: RefObject<HTMLDivElement | null>, layout: ChartLayout): StageZoom {
  const [scale, setScale] = useState(1);
  const zoomTo = (element: HTMLDivElement, next: number, { x, y }: Point) => {
    const [chartX, chartY] = [(element.scrollLeft + x) / scale, (element.scrollTop + y) / scale];
    setScale(next);
    requestAnimationFrame(() => element.scrollTo(chartX * next - x, chartY * next - y));
  };
  const zoomInMiddle = (next: (element: HTMLDivElement) => number) => {
    const { current } = stage;
    if (current !== null) zoomTo(current, next(current), middleOfStage(current));
  };
  const turnWheel = (event: WheelEvent) => {
    const { current } = stage;
    // A wheel without the key scrolls; a pinch on a touch pad arrives as a wheel with it.
    if (current === null || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const { left, top } = current.getBoundingClientRect();
    zoomTo(current, scaleAfterWheel(scale, event.deltaY), { x: event.clientX - left, y: event.clientY - top });
  };
  const latestWheel = useRef(turnWheel);
  useEffect(() => {
    latestWheel.current = turnWheel;
  });
  useEffect(() => {
    const { current } = stage;
    const turn = (event: WheelEvent) => latestWheel.current(event);
    // React listens to wheels passively, and then the browser would zoom the page.
    current?.addEventListener('wheel', turn, { passive: false });
    return () => current?.removeEventListener('wheel', turn);
  }, [stage]);
  const zoom = (direction: 'in' | 'out') => zoomInMiddle(() => nextScale(scale, direction));
  const fit = () => zoomInMiddle((element) => fitScale(sizeOf(element), layout));
  return {
    scale,
    showFirst: (element, middle) => {
      const next = firstScale(sizeOf(element), layout);
      setScale(next);
      const { x, y } = scrollTo(middle, next, sizeOf(element));
      requestAnimationFrame(() => element.scrollTo(x, y));
    },
    zoom,
    fit,
    zoomByKey: (event) => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (event.key === '+' || event.key === '=') zoom('in');
      else if (event.key === '-') zoom('out');
      else if (event.key === '0') fit();
    },
  };
}
