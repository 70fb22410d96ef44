import type { NavPoint } from '@folioflow/flows';
import { ChartCanvas } from './ChartCanvas.tsx';
import { drawNavChart } from './nav-drawing.ts';

export interface NavCanvasProps {
  points: readonly NavPoint[];
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onPoint: (point: NavPoint | null) => void;
}

/** The drawing itself, loaded on demand because the library is larger than the rest of the page. */
export const NavCanvas = ({ points, onPoint }: NavCanvasProps) => (
  <ChartCanvas draw={drawNavChart} shown={points} onPoint={onPoint} />
);
