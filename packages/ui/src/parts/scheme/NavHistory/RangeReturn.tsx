import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { WHOLE_HISTORY, type NavReturn } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Gain } from '../../../primitives/Figure/Gain.tsx';

const Figure = styled.dl`
  display: grid;
  align-content: space-between;
  justify-items: end;

  dt {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

/** A calendar period, the whole history with its first day, or a number of days. */
export interface ShownRange {
  readonly span: string;
  readonly isPeriod: boolean;
  readonly firstDay: string;
}

function formatRange(i18n: I18n, { span, isPeriod, firstDay }: ShownRange): string {
  if (span === WHOLE_HISTORY) return i18n._('discovery.chart.return.since', { day: firstDay });
  return isPeriod
    ? i18n._('discovery.chart.return.period', { period: span })
    : i18n._('discovery.chart.return.days', { days: span });
}

/** The return of the shown range, marked if it is per year (decision 060). */
export function RangeReturn({ figure: { percent, isAnnual }, range }: { figure: NavReturn; range: ShownRange }) {
  const { i18n } = useLingui();
  const label = formatRange(i18n, range);
  return (
    <Figure>
      <dt>{isAnnual ? i18n._('discovery.chart.return.perYear', { label }) : label}</dt>
      <dd>
        <Gain value={percent} size="large" />
      </dd>
    </Figure>
  );
}
