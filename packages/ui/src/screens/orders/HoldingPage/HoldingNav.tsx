import { useLingui } from '@lingui/react';
import {
  isSaleKind,
  NAV_PERIODS,
  navPointsOfPeriod,
  openingPeriodOf,
  type ChartPageView,
  type HoldingTransaction,
  type NavPeriod,
  type NavPoint,
} from '@folioflow/flows';
import { lazy, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { dayInIndia, formatDay } from '../../../format/index.ts';
import { LazyPart } from '../../../parts/page/LazyPart/LazyPart.tsx';
import { FailedPart } from '../../../parts/page/Unavailable/FailedPart.tsx';
import { ChartFrame } from '../../../parts/scheme/NavHistory/ChartFrame.tsx';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { periodLabel } from '../../../parts/scheme/NavHistory/period-label.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const loadFoot = createCachedLoader(async () => (await import('./HoldingNavFoot.tsx')).HoldingNavFoot);

const HoldingNavCanvas = lazy(() =>
  import('./HoldingNavCanvas.tsx').then((module) => ({ default: module.HoldingNavCanvas })),
);

const Small = styled.p`
  color: var(--muted);
  font-size: var(--type-12);
`;

const DotSample = styled.span`
  &::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.625rem;
    margin-inline-end: var(--space-8);
    border-radius: var(--radius-full);
    background: var(--warn);
    forced-color-adjust: none;
  }
`;

export interface HoldingNavProps {
  /** The flow `chartPage` of the scheme. */
  view: ChartPageView;
  /** Null while they are unknown: no purchase is marked. */
  transactions: readonly HoldingTransaction[] | null;
  onRetry: () => void;
}

/** The NAV of the scheme with the own purchases marked. Nothing is shown if the provider does not have the scheme. */
export function HoldingNav({ view, transactions, onRetry }: HoldingNavProps) {
  const { i18n } = useLingui();
  if (view.screen === 'notFound') return null;
  return (
    <Card aria-label={i18n._('holding.navHistory')}>
      <Stack gap={16}>
        <h2>{i18n._('holding.navHistory')}</h2>
        {view.screen === 'loading' && (
          <>
            <Loading />
            <Skeleton height="17.5rem" />
          </>
        )}
        {view.screen === 'unavailable' && (
          <FailedPart
            text={i18n._('holding.navHistory.unavailable')}
            notice={view.notice}
            retry={i18n._('holding.tryAgain')}
            onRetry={onRetry}
          />
        )}
        {view.screen === 'loaded' && <MarkedNavChart points={view.value.points} transactions={transactions} />}
      </Stack>
    </Card>
  );
}

const dayOf = ({ at }: NavPoint): string => dayInIndia(at);

/** Returns the points on whose days units were bought, in order of time, with their units in thousandths. */
function boughtUnitsOf(
  points: readonly NavPoint[],
  transactions: readonly HoldingTransaction[],
): ReadonlyMap<NavPoint, number> {
  const unitsByDay = new Map<string, number>();
  for (const { kind, day, units } of transactions)
    if (!isSaleKind(kind)) unitsByDay.set(day, (unitsByDay.get(day) ?? 0) + units);
  return new Map(
    points.flatMap((point) => {
      const units = unitsByDay.get(dayOf(point));
      return units === undefined ? [] : [[point, units]];
    }),
  );
}

function MarkedNavChart({
  points,
  transactions,
}: {
  points: readonly NavPoint[];
  transactions: HoldingNavProps['transactions'];
}) {
  const { i18n } = useLingui();
  const periods = NAV_PERIODS.filter((each) => navPointsOfPeriod(points, each) !== null);
  const [period, setPeriod] = useState<NavPeriod>(openingPeriodOf(periods, '1Y'));
  const [pointed, setPointed] = useState<NavPoint | null>(null);
  const drawn = useMemo(() => {
    const shown = navPointsOfPeriod(points, period) ?? points;
    const boughtUnits = boughtUnitsOf(shown, transactions ?? []);
    return { points: shown, boughtUnits, purchases: [...boughtUnits.keys()] };
  }, [points, period, transactions]);
  const [first, last] = [drawn.points.at(0), drawn.points.at(-1)];
  if (first === undefined || last === undefined || drawn.points.length < 2)
    return <p>{i18n._('holding.navHistory.none')}</p>;
  const read = pointed ?? last;
  return (
    <>
      <Segments
        fill
        label={i18n._('discovery.chart.period')}
        items={periods.map((each) => ({ value: each, label: periodLabel(i18n, each) }))}
        value={period}
        onValueChange={setPeriod}
      />
      <Row gap={12} justify="between" align="baseline">
        <span>
          <Money value={read.nav} decimals={navDecimals(read.nav)} />
        </span>
        {drawn.purchases.length > 0 && (
          <Small>
            <DotSample>{i18n._('holding.navHistory.purchases')}</DotSample>
          </Small>
        )}
        <Small>{formatDay(i18n, dayOf(read))}</Small>
      </Row>
      <ChartFrame
        label={i18n._('holding.navHistory.drawing', {
          from: formatDay(i18n, dayOf(first)),
          to: formatDay(i18n, dayOf(last)),
        })}
        points={drawn.points.length}
        drawing={<HoldingNavCanvas drawn={drawn} onPoint={setPointed} />}
      />
      <LazyPart
        load={loadFoot}
        reservedHeight="var(--control)"
        props={{ points: drawn.points, boughtUnits: drawn.boughtUnits }}
      />
    </>
  );
}
