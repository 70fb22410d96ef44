import { useLingui } from '@lingui/react';
import type { NavPoint } from '@folioflow/flows';
import { useCallback } from 'react';
import { useMedia, WIDE_SCREEN } from '../../../primitives/use-media.ts';
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
  const isBare = !useMedia(WIDE_SCREEN);
  const draw = useCallback(
    (box: HTMLElement, report: NavCanvasProps['onPoint']) => drawNavChart(i18n, box, { isBare, onPoint: report }),
    [i18n, isBare],
  );
  return <ChartCanvas draw={draw} shown={points} onPoint={onPoint} />;
};
