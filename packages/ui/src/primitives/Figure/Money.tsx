import { styled } from 'styled-components';
import { percent, rupees, type RupeeOptions } from '../../format/money.ts';

const Figure = styled.span`
  color: var(--ink);
  font-variant-numeric: tabular-nums;
  font-feature-settings: 'case';
  white-space: nowrap;

  &:is([data-size='large'], [data-size='display']) {
    font-variant-numeric: normal;
  }

  &[data-size='large'] {
    font-size: var(--type-22);
    font-weight: var(--weight-heading);
    letter-spacing: -0.015em;
    line-height: var(--leading-heading);
  }

  &[data-size='display'] {
    font-size: var(--type-36);
    font-weight: var(--weight-heading);
    letter-spacing: -0.025em;
    line-height: var(--leading-heading);
  }

  &[data-size='display'][data-long] {
    font-size: clamp(var(--type-22), 8.5vw, var(--type-36));
  }
`;

export type FigureSize = 'inherit' | 'large' | 'display';

export interface MoneyProps extends RupeeOptions {
  /** A number or the provider's text; what is no figure shows a dash. */
  value: number | string | null | undefined;
  size?: FigureSize | undefined;
}

/** Rupees: Indian grouping, two decimals, tabular figures. */
export function Money({ value, size = 'inherit', ...options }: MoneyProps) {
  const text = rupees(value, options);
  return (
    <Figure data-size={size} data-long={text.length > 12 || undefined}>
      {text}
    </Figure>
  );
}

/** A percentage that is neither gain nor loss: a share, a rate. */
export function Percent({ value, size = 'inherit', ...options }: MoneyProps) {
  return <Figure data-size={size}>{percent(value, options)}</Figure>;
}
