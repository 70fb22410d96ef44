import { useLingui } from '@lingui/react';
import type { NavPoint } from '@folioflow/flows';
import { useCallback } from 'react';
import { ChartCanvas } from '../../../parts/scheme/NavHistory/ChartCanvas.tsx';
import { drawMarkedNavs, type MarkedNavs } from './holding-nav-drawing.ts';

export interface HoldingNavCanvasProps {
  /** The same object while nothing changes. */
  drawn: MarkedNavs;
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onPoint: (point: NavPoint | null) => void;
}

/** The drawing itself, loaded on demand like that of a scheme. */
export const HoldingNavCanvas = ({ drawn, onPoint }: HoldingNavCanvasProps) => {
  const { i18n } = useLingui();
  const draw = useCallback(
    (box: HTMLElement, report: Parameters<typeof drawMarkedNavs>[2]) => drawMarkedNavs(i18n, box, report),
    [i18n],
  );
  return <ChartCanvas draw={draw} shown={drawn} onPoint={onPoint} />;
};
