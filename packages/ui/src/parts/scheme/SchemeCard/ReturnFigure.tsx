import type { SchemeReturn } from '@folioflow/flows';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import type { FigureSize } from '../../../primitives/Figure/figure-look.ts';
import { statedPercentOf } from './scheme-return.ts';

interface ReturnFigureProps {
  returned: SchemeReturn;
  size?: FigureSize | undefined;
}

/** A return of a scheme in the list: red if it starts with a minus, else green, zero included (DO-046, DO-047). */
export const ReturnFigure = ({ returned, size }: ReturnFigureProps) => (
  <Gain value={statedPercentOf(returned)} isZeroGain size={size} />
);
