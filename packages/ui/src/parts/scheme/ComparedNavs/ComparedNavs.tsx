import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { tableRowsOfComparison, type ComparisonColumn, type NavComparison, type NavPeriod } from '@folioflow/flows';
import { lazy, memo, useState } from 'react';
import { styled } from 'styled-components';
import { dayInIndia } from '../../../format/clock.ts';
import { formatDay } from '../../../format/day.ts';
import { NO_FIGURE } from '../../../format/money.ts';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { FoldedTable } from '../../page/FoldedTable/FoldedTable.tsx';
import { ChartFoot } from '../NavHistory/ChartFoot.tsx';
import { ChartFrame } from '../NavHistory/ChartFrame.tsx';
import { periodLabel } from '../NavHistory/period-label.ts';
import { LineSample } from './LineSample.tsx';
import { lineLooks } from './line-looks.ts';
import { formatGrowth } from './format-growth.ts';

const ComparedCanvas = lazy(() =>
  import('./ComparedCanvas.tsx').then((module) => ({ default: module.ComparedCanvas })),
);

const Legend = styled.dl`
  display: grid;
  gap: var(--space-4);
  font-size: var(--type-14);

  > div {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: baseline;
    gap: var(--space-12);
  }

  dt {
    display: contents;
  }

  dt > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  dd {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-label);
  }

  /*
   * The names are above the lines already. On a phone they are for screen readers only, and letter and figure are
   * visible.
   */
  @media (max-width: 47.99rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);

    > div {
      position: relative;
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }

    dt > :last-child {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

const Quiet = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

export type ComparedResult = Extract<NavComparison, { kind: 'compared' }>;

const dayOf = (i18n: I18n, at: number): string => formatDay(i18n, dayInIndia(at));

export interface ComparedNavsProps {
  compared: ComparedResult;
  nameOf: (column: ComparisonColumn) => string;
  onPeriod: (period: NavPeriod) => void;
}

/** The growth of 100 in each scheme over the same days: lines, final values and a table. */
export function ComparedNavs({ compared, nameOf, onPeriod }: ComparedNavsProps) {
  const { i18n } = useLingui();
  const [pointed, setPointed] = useState<number | null>(null);
  const { from, to, lines, columns, period, periods } = compared;
  const span = { from: dayOf(i18n, from), to: dayOf(i18n, to) };
  return (
    <Stack gap={16}>
      <Segments
        fill
        label={i18n._('discovery.chart.period')}
        items={periods.map((value) => ({ value, label: periodLabel(i18n, value) }))}
        value={period}
        onValueChange={onPeriod}
      />
      <Stack gap={8}>
        <Quiet>
          {pointed === null
            ? i18n._(lines.length === 1 ? 'comparison.chart.spanOne' : 'comparison.chart.span', span)
            : i18n._('comparison.chart.value', { day: dayOf(i18n, pointed) })}
        </Quiet>
        <Legend>
          {columns.map((column, place) => (
            <div key={column}>
              <dt>
                <LineSample column={column} />
                <span title={nameOf(column)} lang="en" translate="no">
                  {nameOf(column)}
                </span>
              </dt>
              <dd>
                {pointed === null ? (
                  <Gain value={lines[place]?.change.percent} />
                ) : (
                  (valueTextAt(lines[place]?.points, pointed) ?? NO_FIGURE)
                )}
              </dd>
            </div>
          ))}
        </Legend>
      </Stack>
      <ChartFrame
        label={i18n._('comparison.chart.drawing', span)}
        points={Math.max(...lines.map(({ points }) => points.length))}
        drawing={<ComparedCanvas drawn={compared} onDay={setPointed} />}
      />
      <ChartFoot>
        <ComparedTable compared={compared} />
      </ChartFoot>
    </Stack>
  );
}

/** The same figures as a table, computed when it is unfolded. Pointer moves over the lines do not render it again. */
const ComparedTable = memo(({ compared }: { compared: ComparedResult }) => {
  const { i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const rows = isOpen ? tableRowsOfComparison(compared) : [];
  return (
    <FoldedTable
      label={i18n._('discovery.chart.table')}
      head={[
        i18n._('discovery.chart.tableDay'),
        ...compared.columns.map((column) => i18n._(`comparison.${lineLooks[column].letter}`)),
      ]}
      rows={rows.map(({ at, values }) => ({ key: at, cells: [dayOf(i18n, at), ...values.map(formatGrowth)] }))}
      onFold={setOpen}
    />
  );
});

function valueTextAt(points: ComparedResult['lines'][number]['points'] | undefined, at: number): string | null {
  const point = points?.find((each) => each.at === at);
  return point === undefined ? null : formatGrowth(point.value);
}
