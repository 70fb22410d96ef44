import {
  historyLengthInDays,
  navPointsOfPeriod,
  openingPeriodOf,
  recentNavPoints,
  WHOLE_HISTORY,
  type NavPeriod,
  type NavPoint,
} from '@folioflow/flows';
import { useMemo, useState } from 'react';

const PERIODS = ['1M', '3Y', '5Y', WHOLE_HISTORY] as const satisfies readonly NavPeriod[];
const isPeriod = (span: string): span is (typeof PERIODS)[number] => PERIODS.some((period) => period === span);

/** The drawn part of a history of NAVs, and the range that selects it. */
export interface NavWindow {
  readonly points: readonly NavPoint[];
  /** Periods that the history covers. */
  readonly periods: readonly NavPeriod[];
  /** The name of a period, or a number of days. */
  readonly span: string;
  /** The period of the span; null for a number of days. */
  readonly period: NavPeriod | null;
  /** True while the user enters the number of days. */
  readonly isEntered: boolean;
  readonly choose: (span: string) => void;
  /** Selects a number of days; without one, that of the present span. */
  readonly enter: (days?: number) => void;
}

/** Selects the drawn part of a history: at first one month, or the whole of a shorter history (DO-072 to DO-074). */
export function useNavWindow(history: readonly NavPoint[]): NavWindow {
  const periods = PERIODS.filter((period) => navPointsOfPeriod(history, period) !== null);
  const [span, setSpan] = useState<string>(openingPeriodOf(periods, '1M'));
  const [isEntered, setEntered] = useState(false);
  const points = useMemo(
    () => (isPeriod(span) ? (navPointsOfPeriod(history, span) ?? history) : recentNavPoints(history, Number(span))),
    [history, span],
  );
  return {
    points,
    periods,
    span,
    period: isPeriod(span) ? span : null,
    isEntered,
    choose(chosen) {
      setSpan(chosen);
      setEntered(false);
    },
    enter(days = historyLengthInDays(points)) {
      setSpan(String(days));
      setEntered(true);
    },
  };
}
