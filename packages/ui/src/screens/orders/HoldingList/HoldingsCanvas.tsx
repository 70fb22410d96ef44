import { useLingui } from '@lingui/react';
import type { HoldingsPoint } from '@folioflow/flows';
import { useCallback } from 'react';
import { useMedia, WIDE_SCREEN } from '../../../primitives/use-media.ts';
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
  const isBare = !useMedia(WIDE_SCREEN);
  const draw = useCallback(
    (box: HTMLElement, report: HoldingsCanvasProps['onPoint']) => drawHoldings(i18n, box, { isBare, onPoint: report }),
    [i18n, isBare],
  );
  return <ChartCanvas draw={draw} shown={points} onPoint={onPoint} />;
};
