import type { NavPoint } from '@folioflow/flows';
import { DrawnIn } from './DrawnIn.tsx';
import { drawNav } from './nav-drawing.ts';

export interface NavCanvasProps {
  points: readonly NavPoint[];
  /** The day under the pointer, or none. It must be a stable function. */
  onPoint: (point: NavPoint | null) => void;
}

/** The drawing itself; loaded on demand, because the library weighs more than the rest of the page. */
export const NavCanvas = ({ points, onPoint }: NavCanvasProps) => (
  <DrawnIn draw={drawNav} shown={points} onPoint={onPoint} />
);
