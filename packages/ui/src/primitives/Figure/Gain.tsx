import { styled } from 'styled-components';
import { directionOf, NO_FIGURE, formatPercent, formatRupees } from '../../format/money.ts';
import { figureLook, type FigureSize } from './figure-look.ts';

const Figure = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 0.25em;
  color: var(--tone);
  font-weight: var(--weight-label);
  ${figureLook}

  > svg {
    flex: none;
    align-self: center;
    width: 0.6em;
    height: 0.6em;
  }
`;

const TRIANGLES = { up: 'M5 1.5 9.5 9h-9Z', down: 'M5 8.5.5 1h9Z' } as const;

export interface GainProps {
  /** A number or the provider's text; a leading minus means a loss. */
  value: number | string | null | undefined;
  unit?: 'percent' | 'rupees' | undefined;
  /** Draws zero green, as a return in the scheme list (DO-047); otherwise it is neither green nor red. */
  isZeroGain?: boolean | undefined;
  /** Number of decimals. By default percentages are unchanged, and rupees have paise unless they are zero. */
  decimals?: number | 'asGiven' | undefined;
  size?: FigureSize | undefined;
}

/** A gain or a loss, marked by sign, arrow and colour, never by colour alone. */
export function Gain({ value, unit = 'percent', isZeroGain = false, decimals, size = 'inherit' }: GainProps) {
  const write = unit === 'percent' ? formatPercent : formatRupees;
  const text = write(value, { sign: 'always', ...(decimals !== undefined && { decimals }) });
  const direction = directionOf(value);
  const tone = { up: 'gain', down: 'loss', flat: isZeroGain && text !== NO_FIGURE ? 'gain' : 'neutral' }[direction];
  return (
    <Figure data-tone={tone} data-direction={direction} data-size={size}>
      {direction !== 'flat' && (
        <svg viewBox="0 0 10 10" aria-hidden focusable="false">
          <path d={TRIANGLES[direction]} fill="currentColor" />
        </svg>
      )}
      <span>{text}</span>
    </Figure>
  );
}
