import { useLingui } from '@lingui/react';
import {
  historyLengthInDays,
  NAV_PERIODS,
  navPointsOfPeriod,
  navReturnOf,
  navSummaryOf,
  openingPeriodOf,
  recentNavPoints,
  type NavPeriod,
  type NavPoint,
} from '@folioflow/flows';
import { useMemo, useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { LazyPart } from '../../page/LazyPart/LazyPart.tsx';
import { navDecimals } from './nav-decimals.ts';
import { dayOf, NavChart } from './NavChart.tsx';
import { PairLine } from './PairLine.ts';
import { periodLabel } from './period-label.ts';
import { RangeReturn } from './RangeReturn.tsx';

const loadSpans = createCachedLoader(async () => (await import('./NavSpans.tsx')).NavSpans);

/* Height of the spans in days, which are loaded later: two rows, or one on a wide screen. */
const Room = styled.div`
  --spans: 14.125rem;

  @media (min-width: 40rem) {
    --spans: 10.125rem;
  }
`;

const isPeriod = (span: string): span is NavPeriod => NAV_PERIODS.some((period) => period === span);

export interface NavHistoryProps {
  /** The whole history, in order of time. */
  points: readonly NavPoint[];
  /** Days between the first and the last NAV. */
  longestDays: number;
  /** Renders the latest NAV with the return of the shown range beside it; the return alone by default. */
  renderHead?: ((rangeReturn: ReactNode) => ReactNode) | undefined;
}

/**
 * The NAV over a calendar period, at first one month, or over 90, 180, 365 or any number of days (DO-072 to DO-074), with
 * its return.
 */
export function NavHistory({ points, longestDays, renderHead = (rangeReturn) => rangeReturn }: NavHistoryProps) {
  const { i18n } = useLingui();
  const periods = NAV_PERIODS.filter((period) => navPointsOfPeriod(points, period) !== null);
  /** A period or a number of days. */
  const [span, setSpan] = useState<string>(openingPeriodOf(periods, '1M'));
  const period = isPeriod(span) ? span : null;
  const shown = useMemo(
    () => (isPeriod(span) ? (navPointsOfPeriod(points, span) ?? points) : recentNavPoints(points, Number(span))),
    [points, span],
  );
  const figure = navReturnOf(shown, period);
  const [first] = shown;
  return (
    <Stack gap={16}>
      {renderHead(
        figure !== null && first !== undefined && (
          <RangeReturn figure={figure} range={{ span, isPeriod: period !== null, firstDay: dayOf(i18n, first) }} />
        ),
      )}
      <Card as="div">
        {points.length < 2 ? (
          <p>{i18n._(points.length === 0 ? 'discovery.chart.noNav' : 'discovery.chart.oneNav')}</p>
        ) : (
          <Stack gap={16}>
            <Segments
              fill
              label={i18n._('discovery.chart.period')}
              items={periods.map((each) => ({ value: each, label: periodLabel(i18n, each) }))}
              value={period}
              onValueChange={setSpan}
            />
            <NavSummary points={shown} />
            <NavChart points={shown} />
            <Room>
              <LazyPart
                load={loadSpans}
                reservedHeight="var(--spans)"
                props={{
                  points: shown,
                  longestDays,
                  span,
                  days: period === null ? Number(span) : historyLengthInDays(shown),
                  onDays: (days) => setSpan(String(days)),
                }}
              />
            </Room>
          </Stack>
        )}
      </Card>
    </Stack>
  );
}

function NavSummary({ points }: { points: readonly NavPoint[] }) {
  const { i18n } = useLingui();
  const summary = navSummaryOf(points);
  if (summary === null) return null;
  const { first, last, lowest, highest } = summary;
  return (
    <PairLine>
      <div>
        <dt>{i18n._('discovery.chart.summary', { from: dayOf(i18n, first), to: dayOf(i18n, last) })}</dt>
      </div>
      <div>
        <dt>{i18n._('discovery.chart.lowest')}</dt>
        <dd>
          <Money value={lowest.nav} decimals={navDecimals(lowest.nav)} />
        </dd>
      </div>
      <div>
        <dt>{i18n._('discovery.chart.highest')}</dt>
        <dd>
          <Money value={highest.nav} decimals={navDecimals(highest.nav)} />
        </dd>
      </div>
    </PairLine>
  );
}
