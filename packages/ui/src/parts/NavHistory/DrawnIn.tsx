import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { onThemeChange } from './nav-colours.ts';

const Box = styled.div`
  position: absolute;
  inset: 0;
`;

/** What a canvas shows, and shows anew in the colours of another theme. */
export interface Drawing<Shown> {
  readonly show: (shown: Shown) => void;
  readonly recolour: () => void;
  readonly remove: () => void;
}

export interface DrawnInProps<Shown, Point> {
  /** One and the same function, as is `onPoint`: another one draws anew. */
  draw: (box: HTMLElement, onPoint: (point: Point | null) => void) => Drawing<Shown>;
  shown: Shown;
  /** What is under the pointer, or nothing. */
  onPoint: (point: Point | null) => void;
}

/** A drawing in the whole room of what stands around it; its words stand beside it. */
export function DrawnIn<Shown, Point>({ draw, shown, onPoint }: DrawnInProps<Shown, Point>) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<Drawing<Shown>>(null);

  useEffect(() => {
    if (box.current === null) return undefined;
    const drawn = draw(box.current, onPoint);
    drawing.current = drawn;
    const forget = onThemeChange(drawn.recolour);
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
