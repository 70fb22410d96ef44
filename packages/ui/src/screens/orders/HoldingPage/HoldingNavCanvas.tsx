import type { NavPoint } from '@folioflow/flows';
import { ChartCanvas } from '../../../parts/scheme/NavHistory/ChartCanvas.tsx';
import { drawMarkedNavs, type MarkedNavs } from './holding-nav-drawing.ts';

export interface HoldingNavCanvasProps {
  /** The same object while nothing changes. */
  drawn: MarkedNavs;
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onPoint: (point: NavPoint | null) => void;
}

/** The drawing itself, loaded on demand like that of a scheme. */
export const HoldingNavCanvas = ({ drawn, onPoint }: HoldingNavCanvasProps) => (
  <ChartCanvas draw={drawMarkedNavs} shown={drawn} onPoint={onPoint} />
);
