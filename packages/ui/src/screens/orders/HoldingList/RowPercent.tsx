import type { HoldingRow } from '@folioflow/flows';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import type { RowFigure } from './row-figure.ts';

function percentOf({ gainPercent, dayChangePercent, annualReturn }: HoldingRow, figure: RowFigure): number | null {
  switch (figure) {
    case 'total':
      return gainPercent;
    case 'day':
      return dayChangePercent;
    case 'return':
      return annualReturn?.kind === 'rate' ? annualReturn.rate * 100 : null;
  }
}

/** A percentage of a holding; a dash for an unknown one, whose reason is on the page of the holding. */
export const RowPercent = ({ row, figure }: { row: HoldingRow; figure: RowFigure }) => (
  <Gain value={percentOf(row, figure)?.toFixed(2)} />
);
