import { useLingui } from '@lingui/react';
import { CHART_PERIOD_DAYS } from '@folioflow/flows';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { periodLabel } from './period-label.ts';
import type { NavWindow } from './use-nav-window.ts';

/** Value of the range whose number of days is entered. */
const ENTERED = 'days';

/** All ranges in one row: a month, 90, 180 and 365 days, years, the whole history, any number of days. */
export function NavRanges({ window }: { window: NavWindow }) {
  const { i18n } = useLingui();
  const { periods, span, isEntered, choose, enter } = window;
  const periodItems = periods.map((period) => ({ value: period as string, label: periodLabel(i18n, period) }));
  const dayItems = CHART_PERIOD_DAYS.map((days) => ({
    value: String(days),
    label: i18n._('discovery.chart.daysShort', { days }),
    name: i18n._('discovery.chart.days', { days }),
  }));
  const isMonth = ({ value }: { value: string }) => value === '1M';
  return (
    <Segments
      fill
      plain
      label={i18n._('discovery.chart.period')}
      items={[
        ...periodItems.filter(isMonth),
        ...dayItems,
        ...periodItems.filter((item) => !isMonth(item)),
        {
          value: ENTERED,
          label: i18n._('discovery.chart.otherDays'),
          name: i18n._('discovery.chart.customDays'),
        },
      ]}
      value={isEntered ? ENTERED : span}
      onValueChange={(value) => (value === ENTERED ? enter() : choose(value))}
    />
  );
}
