import { useLingui } from '@lingui/react';
import type { HoldingsPoint } from '@folioflow/flows';
import { useCallback } from 'react';
import { ChartCanvas } from '../../../parts/scheme/NavHistory/ChartCanvas.tsx';
import { drawHoldings } from './holdings-drawing.ts';

export interface HoldingsCanvasProps {
  points: readonly HoldingsPoint[];
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onPoint: (point: HoldingsPoint | null) => void;
}

/** The drawing itself, loaded on demand like that of a scheme. */
export const HoldingsCanvas = ({ points, onPoint }: HoldingsCanvasProps) => {
  const { i18n } = useLingui();
  const draw = useCallback(
    (box: HTMLElement, report: Parameters<typeof drawHoldings>[2]) => drawHoldings(i18n, box, report),
    [i18n],
  );
  return <ChartCanvas draw={draw} shown={points} onPoint={onPoint} />;
};
