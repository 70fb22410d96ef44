import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { ChartCanvas } from '../NavHistory/ChartCanvas.tsx';
import { drawComparison, type ComparisonLines } from './compared-drawing.ts';

export interface ComparedCanvasProps {
  /** The same object while nothing changes. */
  drawn: ComparisonLines;
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onDay: (at: number | null) => void;
}

/** The drawing itself, loaded on demand like that of a single scheme. */
export const ComparedCanvas = ({ drawn, onDay }: ComparedCanvasProps) => {
  const { i18n } = useLingui();
  const draw = useCallback(
    (box: HTMLElement, report: Parameters<typeof drawComparison>[2]) => drawComparison(i18n, box, report),
    [i18n],
  );
  return <ChartCanvas draw={draw} shown={drawn} onPoint={onDay} />;
};
