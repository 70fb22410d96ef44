import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { subscribeToTheme } from './nav-colours.ts';

const Box = styled.div`
  position: absolute;
  inset: 0;
`;

/** A drawing on a canvas that can change its data and its theme colours. */
export interface ChartDrawing<Shown> {
  readonly show: (shown: Shown) => void;
  readonly recolour: () => void;
  readonly remove: () => void;
}

export interface ChartCanvasProps<Shown, Point> {
  /** A stable function, like `onPoint`: a new function draws again. */
  draw: (box: HTMLElement, onPoint: (point: Point | null) => void) => ChartDrawing<Shown>;
  shown: Shown;
  /** Called with the point under the pointer, or null. */
  onPoint: (point: Point | null) => void;
}

/** A drawing that fills its parent; its text is beside it. Another language draws it again, with its months. */
export function ChartCanvas<Shown, Point>(props: ChartCanvasProps<Shown, Point>) {
  const { i18n } = useLingui();
  return <Canvas key={i18n.locale} {...props} />;
}

function Canvas<Shown, Point>({ draw, shown, onPoint }: ChartCanvasProps<Shown, Point>) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<ChartDrawing<Shown>>(null);

  useEffect(() => {
    if (box.current === null) return undefined;
    const drawn = draw(box.current, onPoint);
    drawing.current = drawn;
    const forget = subscribeToTheme(drawn.recolour);
    return () => {
      forget();
      drawn.remove();
      drawing.current = null;
    };
  }, [draw, onPoint]);

  useEffect(() => {
    drawing.current?.show(shown);
  }, [draw, shown, onPoint]);

  return <Box ref={box} aria-hidden />;
}
