import { useLingui } from '@lingui/react';
import type { NavPoint } from '@folioflow/flows';
import { useCallback } from 'react';
import { ChartCanvas } from './ChartCanvas.tsx';
import { drawNavChart } from './nav-drawing.ts';

export interface NavCanvasProps {
  points: readonly NavPoint[];
  /** Called with the day under the pointer, or null. It must be a stable function. */
  onPoint: (point: NavPoint | null) => void;
}

/** The drawing itself, loaded on demand because the library is larger than the rest of the page. */
export const NavCanvas = ({ points, onPoint }: NavCanvasProps) => {
  const { i18n } = useLingui();
  const draw = useCallback(
    (box: HTMLElement, report: Parameters<typeof drawNavChart>[2]) => drawNavChart(i18n, box, report),
    [i18n],
  );
  return <ChartCanvas draw={draw} shown={points} onPoint={onPoint} />;
};
