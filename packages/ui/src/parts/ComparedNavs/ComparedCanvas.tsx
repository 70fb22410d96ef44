import { DrawnIn } from '../NavHistory/DrawnIn.tsx';
import { drawCompared, type DrawnLines } from './compared-drawing.ts';

export interface ComparedCanvasProps {
  /** One and the same object while nothing of it changes. */
  drawn: DrawnLines;
  /** The day under the pointer, or none. It must be a stable function. */
  onDay: (at: number | null) => void;
}

/** The drawing itself; loaded on demand, as that of a single scheme is. */
export const ComparedCanvas = ({ drawn, onDay }: ComparedCanvasProps) => (
  <DrawnIn draw={drawCompared} shown={drawn} onPoint={onDay} />
);
