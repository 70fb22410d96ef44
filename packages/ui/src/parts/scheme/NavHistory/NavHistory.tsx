import {
  historyLengthInDays,
  NAV_PERIODS,
  WHOLE_HISTORY,
  navPointsOfPeriod,
  navSummaryOf,
  recentNavPoints,
  formatMessage,
  type NavPeriod,
  type NavPoint,
} from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { LazyPart } from '../../page/LazyPart/LazyPart.tsx';
import { navDecimals } from './nav-decimals.ts';
import { dayOf, NavChart } from './NavChart.tsx';

const loadSpans = createCachedLoader(async () => (await import('./NavSpans.tsx')).NavSpans);

const isPeriod = (span: string): span is NavPeriod => NAV_PERIODS.some((period) => period === span);

export interface NavHistoryProps {
  /** The whole history, in order of time. */
  points: readonly NavPoint[];
  /** Days between the first and the last NAV. */
  longestDays: number;
}

/**
 * The NAV over a period, by default one month: a calendar period, or 90, 180, 365 or any number of days (DO-072 to
 * DO-074).
 */
export function NavHistory({ points, longestDays }: NavHistoryProps) {
  const periods = NAV_PERIODS.filter((period) => navPointsOfPeriod(points, period) !== null);
  /** A period or a number of days. */
  const [span, setSpan] = useState<string>(periods[0] ?? WHOLE_HISTORY);
  const shown = useMemo(
    () => (isPeriod(span) ? (navPointsOfPeriod(points, span) ?? points) : recentNavPoints(points, Number(span))),
    [points, span],
  );
  if (points.length < 2) return <p>{discovery[points.length === 0 ? 'chart.noNav' : 'chart.oneNav']}</p>;
  return (
    <Stack gap={16}>
      <Segments
        fill
        label={discovery['chart.period']}
        items={periods.map((period) => ({ value: period, label: period }))}
        value={isPeriod(span) ? span : null}
        onValueChange={setSpan}
      />
      <NavSummary points={shown} />
      <NavChart points={shown} />
      <LazyPart
        load={loadSpans}
        reservedHeight="15rem"
        props={{
          points: shown,
          longestDays,
          span,
          days: isPeriod(span) ? historyLengthInDays(shown) : Number(span),
          onDays: (days) => setSpan(String(days)),
        }}
      />
    </Stack>
  );
}

const SummaryList = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-24);
  font-size: var(--type-14);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: var(--space-8);
  }

  dt {
    color: var(--muted);
  }
`;

function NavSummary({ points }: { points: readonly NavPoint[] }) {
  const summary = navSummaryOf(points);
  if (summary === null) return null;
  const { first, last, lowest, highest, change } = summary;
  return (
    <SummaryList>
      <div>
        <dt>{formatMessage(discovery['chart.summary'], { from: dayOf(first), to: dayOf(last) })}</dt>
        <dd>
          <Gain value={change.percent} zero="neutral" />
        </dd>
      </div>
      <div>
        <dt>{discovery['chart.lowest']}</dt>
        <dd>
          <Money value={lowest.nav} decimals={navDecimals(lowest.nav)} />
        </dd>
      </div>
      <div>
        <dt>{discovery['chart.highest']}</dt>
        <dd>
          <Money value={highest.nav} decimals={navDecimals(highest.nav)} />
        </dd>
      </div>
    </SummaryList>
  );
}
