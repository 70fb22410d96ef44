import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { HoldingsPoint } from '@folioflow/flows';
import { lazy, useState } from 'react';
import { styled } from 'styled-components';
import { dayInIndia, formatDay, formatRupees } from '../../../format/index.ts';
import { ChartFrame } from '../../../parts/scheme/NavHistory/ChartFrame.tsx';
import { periodLabel } from '../../../parts/scheme/NavHistory/period-label.ts';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import type { HistoryWindow } from './use-history-window.ts';

const HoldingsCanvas = lazy(() =>
  import('./HoldingsCanvas.tsx').then((module) => ({ default: module.HoldingsCanvas })),
);

/* The ranges are below the drawing on a phone, and above it on a desktop. */
const Frame = styled.div`
  display: grid;
  grid-template: 'legend' auto 'drawing' auto 'ranges' auto / minmax(0, 1fr);
  --chart: 6.75rem;

  > fieldset {
    grid-area: ranges;
    width: auto;
    max-width: none;
    margin-inline: calc(-1 * var(--space-8));
  }

  > [role='img'] {
    grid-area: drawing;
  }

  @media (min-width: 64rem) {
    grid-template: 'legend ranges' auto 'drawing drawing' auto / minmax(0, 1fr) auto;
    align-items: center;
    margin-top: var(--space-8);
    border-top: 1px solid var(--line);
    padding-top: var(--space-8);
    --chart: 13rem;

    > fieldset {
      margin-inline: 0;
    }
  }
`;

const Legend = styled.p`
  grid-area: legend;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-16);
  color: var(--muted);
  font-size: var(--type-12);
  line-height: 1rem;
  font-variant-numeric: tabular-nums;

  > [data-line]::before {
    content: '';
    display: inline-block;
    width: 1.125rem;
    margin-inline-end: var(--space-8);
    border-top: 2px solid var(--accent);
    vertical-align: 0.25em;
  }

  > [data-line='invested']::before {
    border-top: 2px dashed var(--warn);
  }
`;

const dayOf = (i18n: I18n, { at }: HoldingsPoint): string => formatDay(i18n, dayInIndia(at));

/** The value of the holdings against its cost over a period; the legend has the figures of the day under the pointer. */
export function HoldingsHistory({ window: { periods, period, choose, points } }: { window: HistoryWindow }) {
  const { i18n } = useLingui();
  const [pointed, setPointed] = useState<HoldingsPoint | null>(null);
  const [first, last] = [points.at(0), points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) return <p>{i18n._('holdings.history.short')}</p>;
  return (
    <Frame>
      <Legend>
        {pointed !== null && <span>{dayOf(i18n, pointed)}</span>}
        {(['value', 'invested'] as const).map((line) => (
          <span key={line} data-line={line}>
            {i18n._(`holdings.history.${line}`)}
            {pointed !== null && ` ${formatRupees(pointed[line], { decimals: 0 })}`}
          </span>
        ))}
      </Legend>
      <ChartFrame
        label={i18n._('holdings.history.drawing', { from: dayOf(i18n, first), to: dayOf(i18n, last) })}
        points={points.length}
        drawing={<HoldingsCanvas points={points} onPoint={setPointed} />}
      />
      <Segments
        fill
        plain
        label={i18n._('holdings.history.period')}
        items={periods.map((each) => ({ value: each, label: periodLabel(i18n, each) }))}
        value={period}
        onValueChange={choose}
      />
    </Frame>
  );
}
