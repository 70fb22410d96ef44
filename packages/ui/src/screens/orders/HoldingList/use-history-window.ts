import { NAV_PERIODS, navPointsOfPeriod, openingPeriodOf, type HoldingsPoint, type NavPeriod } from '@folioflow/flows';
import { useMemo, useState } from 'react';

/** The part of the value over time that is drawn and in the table. */
export interface HistoryWindow {
  readonly periods: readonly NavPeriod[];
  readonly period: NavPeriod;
  readonly choose: (period: NavPeriod) => void;
  readonly points: readonly HoldingsPoint[];
}

const NO_POINTS: readonly HoldingsPoint[] = [];

/** The points of a period, at first of a year. */
export function useHistoryWindow(history: readonly HoldingsPoint[] = NO_POINTS): HistoryWindow {
  const [chosen, choose] = useState<NavPeriod | null>(null);
  return useMemo(() => {
    const periods = NAV_PERIODS.filter((each) => navPointsOfPeriod(history, each) !== null);
    const period = chosen ?? openingPeriodOf(periods, '1Y');
    return { periods, period, choose, points: navPointsOfPeriod(history, period) ?? history };
  }, [history, chosen]);
}
