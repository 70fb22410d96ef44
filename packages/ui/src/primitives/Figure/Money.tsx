import { styled } from 'styled-components';
import { formatPercent, formatRupees, SHORT_FIGURE_LENGTH, type RupeeOptions } from '../../format/money.ts';
import { figureLook, type FigureSize } from './figure-look.ts';

const Figure = styled.span`
  color: var(--ink);
  ${figureLook}

  &[data-size='display'][data-long] {
    font-size: min(var(--type-36), 8.5vw);
  }
`;

export interface MoneyProps extends RupeeOptions {
  /** A number or the provider's text; anything else is shown as a dash. */
  value: number | string | null | undefined;
  size?: FigureSize | undefined;
}

/** An amount in rupees with Indian grouping, paise unless they are zero, and tabular figures. */
export function Money({ value, size = 'inherit', ...options }: MoneyProps) {
  const text = formatRupees(value, options);
  return (
    <Figure data-size={size} data-long={text.length > SHORT_FIGURE_LENGTH || undefined}>
      {text}
    </Figure>
  );
}

/** A percentage that is neither gain nor loss, such as a share or a rate. */
export function Percent({ value, size = 'inherit', ...options }: MoneyProps) {
  return <Figure data-size={size}>{formatPercent(value, options)}</Figure>;
}
