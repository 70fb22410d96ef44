import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { CHART_PERIOD_DAYS, parseHistoryWindowInDays, type NavPoint } from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { groupIndian } from '../../../format/money.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { ChartFoot } from './ChartFoot.tsx';
import { NavTable } from './NavTable.tsx';

const readDaySpans = (i18n: I18n) =>
  CHART_PERIOD_DAYS.map((days) => ({
    value: String(days),
    label: i18n._('discovery.chart.days', { days }),
  }));

/* On a wide screen in one line: the choices beside the box of the number, below its label. */
const Spans = styled.div`
  display: grid;
  gap: var(--space-16);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) 9rem;

    > fieldset {
      align-self: start;
      margin-top: 1.625rem;
    }
  }
`;

export interface NavSpansProps {
  /** Drawn points. */
  points: readonly NavPoint[];
  /** Days between the first and the last known NAV. */
  longestDays: number;
  /** Number of drawn days. */
  days: number;
  /** The selected span: a number of days or the name of a period. */
  span: string;
  onDays: (days: number) => void;
}

/** The controls below the drawing: spans in days (DO-072, DO-073), the table and the attribution. */
export function NavSpans({ points, longestDays, days, span, onDays }: NavSpansProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (text: string) => {
    setTyped(text.replace(/\D/g, '').slice(0, 5));
    const wanted = parseHistoryWindowInDays(text, longestDays);
    if (wanted !== null) onDays(wanted);
  };
  return (
    <Stack gap={16}>
      <Spans>
        <Segments
          fill
          label={i18n._('discovery.chart.daySpans')}
          items={readDaySpans(i18n)}
          value={readDaySpans(i18n).some(({ value }) => value === span) ? span : null}
          onValueChange={(value) => {
            setTyped(null);
            onDays(Number(value));
          }}
        />
        <TextField
          label={i18n._('discovery.chart.customDays')}
          hint={i18n._('discovery.chart.customHint', { longest: groupIndian(Math.max(1, longestDays)) })}
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(days)}
          onValueChange={choose}
          onBlur={() => setTyped(null)}
        />
      </Spans>
      <ChartFoot>
        <NavTable points={points} />
      </ChartFoot>
    </Stack>
  );
}
