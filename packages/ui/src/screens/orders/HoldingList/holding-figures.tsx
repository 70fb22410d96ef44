import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import type { FigureSize } from '../../../primitives/Figure/figure-look.ts';

/** Rupees of paise; null has no figure. */
export const rupeesOf = (paise: number | null): string | null => (paise === null ? null : (paise / 100).toFixed(2));

interface PaiseProps {
  paise: number | null;
  size?: FigureSize;
}

/** An amount in paise, shown in rupees; a dash for an unknown one. */
export const PaiseMoney = ({ paise, size }: PaiseProps) => <Money value={rupeesOf(paise)} size={size} />;

interface GainFiguresProps {
  gainPaise: number | null;
  gainPercent: number | null;
}

/** A gain in rupees and percent. */
export const GainFigures = ({ gainPaise, gainPercent }: GainFiguresProps) => (
  <>
    <Gain value={rupeesOf(gainPaise)} unit="rupees" />
    {gainPercent !== null && (
      <>
        {' '}
        <Gain value={gainPercent.toFixed(2)} />
      </>
    )}
  </>
);
