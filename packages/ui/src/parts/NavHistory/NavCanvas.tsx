import type { NavPoint } from '@folioflow/flows';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { onThemeChange } from './nav-colours.ts';
import { drawNav, type NavDrawing } from './nav-drawing.ts';

const Box = styled.div`
  position: absolute;
  inset: 0;
`;

export interface NavCanvasProps {
  points: readonly NavPoint[];
  /** The day under the pointer, or none. It must be a stable function. */
  onPoint: (point: NavPoint | null) => void;
}

/** The drawing itself; loaded on demand, because the library weighs more than the rest of the page. */
export function NavCanvas({ points, onPoint }: NavCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<NavDrawing>(null);

  useEffect(() => {
    if (box.current === null) return undefined;
    const drawn = drawNav(box.current, onPoint);
    drawing.current = drawn;
    const forget = onThemeChange(drawn.recolour);
    return () => {
      forget();
      drawn.remove();
      drawing.current = null;
    };
  }, [onPoint]);

  useEffect(() => {
    drawing.current?.show(points);
  }, [points, onPoint]);

  return <Box ref={box} aria-hidden />;
}
