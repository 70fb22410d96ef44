import type { HoldingsPoint } from '@folioflow/flows';
import { ChartCanvas } from '../../../parts/scheme/NavHistory/ChartCanvas.tsx';
import { drawHoldings } from './holdings-drawing.ts';

export interface HoldingsCanvasProps {
  points: readonly HoldingsPoint[];
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onPoint: (point: HoldingsPoint | null) => void;
}

/** The drawing itself, loaded on demand like that of a scheme. */
export const HoldingsCanvas = ({ points, onPoint }: HoldingsCanvasProps) => (
  <ChartCanvas draw={drawHoldings} shown={points} onPoint={onPoint} />
);
