import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { NAV_PERIODS, navPointsOfPeriod, openingPeriodOf, type HoldingsPoint, type NavPeriod } from '@folioflow/flows';
import { lazy, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { dayInIndia, formatDay } from '../../../format/index.ts';
import { FoldedTable } from '../../../parts/page/FoldedTable/FoldedTable.tsx';
import { ChartFoot } from '../../../parts/scheme/NavHistory/ChartFoot.tsx';
import { ChartFrame } from '../../../parts/scheme/NavHistory/ChartFrame.tsx';
import { PairLine } from '../../../parts/scheme/NavHistory/PairLine.ts';
import { periodLabel } from '../../../parts/scheme/NavHistory/period-label.ts';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';

const HoldingsCanvas = lazy(() =>
  import('./HoldingsCanvas.tsx').then((module) => ({ default: module.HoldingsCanvas })),
);

const Legend = styled(PairLine)`
  dt::before {
    content: '';
    display: inline-block;
    width: 1.25rem;
    margin-inline-end: var(--space-8);
    border-top: 2px solid var(--accent);
    vertical-align: 0.25em;
  }

  [data-line='invested'] dt::before {
    border-top: 2px dashed var(--warn);
  }

  dd {
    font-weight: var(--weight-label);
  }
`;

const Small = styled.p`
  color: var(--muted);
  font-size: var(--type-12);
`;

/** Rows of the table at most; the first and the last point are included. */
const TABLE_ROWS = 32;

const dayOf = (i18n: I18n, { at }: HoldingsPoint): string => formatDay(i18n, dayInIndia(at));

function sampleRows(points: readonly HoldingsPoint[]): readonly HoldingsPoint[] {
  const step = Math.ceil((points.length - 1) / (TABLE_ROWS - 1));
  return step < 2 ? points : points.filter((point, place) => point === points.at(-1) || place % step === 0);
}

/** The value of the holdings against its cost over a period, with the figures of the day under the pointer. */
export function HoldingsHistory({ points }: { points: readonly HoldingsPoint[] }) {
  const { i18n } = useLingui();
  const periods = NAV_PERIODS.filter((each) => navPointsOfPeriod(points, each) !== null);
  const [period, setPeriod] = useState<NavPeriod>(openingPeriodOf(periods, '1Y'));
  const [pointed, setPointed] = useState<HoldingsPoint | null>(null);
  const shown = useMemo(() => navPointsOfPeriod(points, period) ?? points, [points, period]);
  const [first, last] = [shown.at(0), shown.at(-1)];
  if (first === undefined || last === undefined || shown.length < 2) return <p>{i18n._('holdings.history.short')}</p>;
  const read = pointed ?? last;
  return (
    <Stack gap={16}>
      <Segments
        fill
        label={i18n._('holdings.history.period')}
        items={periods.map((each) => ({ value: each, label: periodLabel(i18n, each) }))}
        value={period}
        onValueChange={setPeriod}
      />
      <Row gap={24} justify="between" align="baseline">
        <Legend>
          <div>
            <dt>{i18n._('holdings.history.value')}</dt>
            <dd>
              <Money value={read.value} />
            </dd>
          </div>
          <div data-line="invested">
            <dt>{i18n._('holdings.history.invested')}</dt>
            <dd>
              <Money value={read.invested} />
            </dd>
          </div>
        </Legend>
        <Small>{dayOf(i18n, read)}</Small>
      </Row>
      <ChartFrame
        label={i18n._('holdings.history.drawing', { from: dayOf(i18n, first), to: dayOf(i18n, last) })}
        points={shown.length}
        drawing={<HoldingsCanvas points={shown} onPoint={setPointed} />}
      />
      <ChartFoot>
        <FoldedTable
          label={i18n._('holdings.history.table')}
          head={[i18n._('holdings.history.day'), i18n._('holdings.history.value'), i18n._('holdings.history.invested')]}
          rows={sampleRows(shown).map((point) => ({
            key: point.at,
            cells: [
              dayOf(i18n, point),
              <Money key="value" value={point.value} />,
              <Money key="invested" value={point.invested} />,
            ],
          }))}
        />
      </ChartFoot>
    </Stack>
  );
}
