import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { GrowthYear } from '@folioflow/flows';
import { useState, type PointerEvent } from 'react';
import { styled } from 'styled-components';
import { groupIndian, formatRupees } from '../../format/money.ts';
import { computeSumTicks, computeYearTicks } from './growth-scale.ts';

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-16);
  min-height: 1.5rem;
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;

  > li::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: var(--space-8);
    border-radius: 3px;
    background: var(--part);
    vertical-align: 0.05em;
  }

  > :last-child {
    margin-inline-start: auto;
  }

  > :last-child::before {
    display: none;
  }
`;

/* Amounts on the left, years below, the bars between them. */
const ChartFrame = styled.div`
  position: relative;
  height: 16rem;
  margin: var(--space-8) 0 1.75rem 3.25rem;
  color: var(--muted);
  font-size: var(--type-12);
  font-variant-numeric: tabular-nums;

  @media (min-width: 64rem) {
    height: 20rem;
  }
`;

const SumLabel = styled.span`
  position: absolute;
  inset-inline: 0;
  border-top: 1px solid var(--line);

  > span {
    position: absolute;
    top: -0.75em;
    inset-inline-end: calc(100% + var(--space-8));
    white-space: nowrap;
  }
`;

const YearLabel = styled.span`
  position: absolute;
  top: calc(100% + var(--space-4));
  transform: translateX(-50%);
`;

const BarArea = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: flex-end;
  touch-action: pan-y;
`;

const YearBar = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: flex-end;
  align-items: center;
  gap: 1px;
  height: 100%;
  min-width: 0;

  &[data-pointed] {
    background: var(--wash);
  }

  > span {
    width: 76%;
    max-width: 2.5rem;
    min-height: 1px;
    background: var(--part);
  }

  > span:first-child {
    border-radius: 2px 2px 0 0;
  }

  > [data-part='loss'] {
    background: var(--loss-soft);
    box-shadow: inset 0 0 0 1px var(--loss);
  }
`;

const ChartPicture = styled.div`
  [data-part='invested'] {
    --part: var(--accent);
  }

  [data-part='profit'] {
    --part: var(--gain);
  }

  [data-part='loss'] {
    --part: var(--loss);
  }
`;

const SUM_UNITS = [
  [1e12, 'lakhCrore'],
  [1e7, 'crore'],
  [1e5, 'lakh'],
  [1e3, 'thousand'],
] as const;

/** Formats a round amount briefly: `₹2.5L`. */
function formatShortSum(i18n: I18n, amount: number): string {
  const [size, unit] = SUM_UNITS.find(([least]) => amount >= least) ?? [1, 'rupee'];
  return i18n._(`calculator.axis.${unit}`, { amount: groupIndian(amount / size) });
}

/** Splits the higher of invested amount and value into two parts. */
const barPartsOf = ({ invested, profit, value }: GrowthYear) =>
  profit < 0
    ? ([
        ['loss', -profit],
        ['invested', value],
      ] as const)
    : ([
        ['profit', profit],
        ['invested', invested],
      ] as const);

export interface GrowthBarsProps {
  years: readonly GrowthYear[];
}

/** A bar for each year: the invested amount, with the gain or loss on top. */
export function GrowthBars({ years }: GrowthBarsProps) {
  const { i18n } = useLingui();
  const [pointed, setPointed] = useState<number | null>(null);
  const sums = computeSumTicks(Math.max(...years.map(({ invested, value }) => Math.max(invested, value))));
  const top = sums.at(-1) ?? 1;
  const shown = pointed === null ? undefined : years[pointed];
  const highlightYear = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(years.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * years.length))));
  };
  return (
    <ChartPicture role="img" aria-label={i18n._('calculator.picture', { years: years.length })}>
      <ColourLegend years={years} shown={shown} />
      <ChartFrame>
        {sums.map((sum) => (
          <SumLabel key={sum} style={{ bottom: `${(sum / top) * 100}%` }}>
            <span>{formatShortSum(i18n, sum)}</span>
          </SumLabel>
        ))}
        <BarArea onPointerMove={highlightYear} onPointerDown={highlightYear} onPointerLeave={() => setPointed(null)}>
          {years.map((each, place) => (
            <YearBar key={each.year} data-pointed={place === pointed || undefined}>
              {barPartsOf(each).map(
                ([part, amount]) =>
                  amount > 0 && <span key={part} data-part={part} style={{ height: `${(amount / top) * 100}%` }} />,
              )}
            </YearBar>
          ))}
        </BarArea>
        {computeYearTicks(years.length).map((year) => (
          <YearLabel key={year} style={{ left: `${((year - 0.5) / years.length) * 100}%` }}>
            {year}
          </YearLabel>
        ))}
      </ChartFrame>
    </ChartPicture>
  );
}

/** The legend, with the amounts of the year under the pointer. */
function ColourLegend({ years, shown }: GrowthBarsProps & { shown: GrowthYear | undefined }) {
  const { i18n } = useLingui();
  const formatFigure = (amount: number | undefined) =>
    amount === undefined ? '' : ` ${formatRupees(Math.abs(amount), { decimals: 0 })}`;
  const hasYear = (holds: (profit: number) => boolean) =>
    shown === undefined ? years.some(({ profit }) => holds(profit)) : holds(shown.profit);
  return (
    <Legend className="keys">
      <li data-part="invested">
        {i18n._('calculator.picture.invested')}
        {formatFigure(shown?.invested)}
      </li>
      {hasYear((profit) => profit >= 0) && (
        <li data-part="profit">
          {i18n._('calculator.picture.profit')}
          {formatFigure(shown?.profit)}
        </li>
      )}
      {hasYear((profit) => profit < 0) && (
        <li data-part="loss">
          {i18n._('calculator.picture.loss')}
          {formatFigure(shown?.profit)}
        </li>
      )}
      <li>{shown !== undefined && i18n._('calculator.picture.year', { year: shown.year })}</li>
    </Legend>
  );
}
