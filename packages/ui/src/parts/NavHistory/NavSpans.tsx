import { CHART_PERIOD_DAYS, say, windowDaysOf, type NavPoint } from '@folioflow/flows';
import { discovery } from '@folioflow/flows/words/discovery';
import { useState } from 'react';
import { styled } from 'styled-components';
import { groupIndian } from '../../format/money.ts';
import { Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { ExternalLink } from '../../primitives/Link/TextLink.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { NavTable } from './NavTable.tsx';

const daySpans = CHART_PERIOD_DAYS.map((days) => ({
  value: String(days),
  label: say(discovery['chart.days'], { days }),
}));

const Days = styled.div`
  width: 9rem;
`;

const Small = styled.p`
  color: var(--muted);
  font-size: var(--type-12);
`;

export interface NavSpansProps {
  /** What is drawn. */
  points: readonly NavPoint[];
  /** Days between the first and the last NAV that there are. */
  longest: number;
  /** Days that are drawn. */
  days: number;
  /** The span that was chosen: a number of days, or the name of a period. */
  span: string;
  onDays: (days: number) => void;
}

/** Below the drawing: spans in days (DO-072, DO-073), the same in figures, and whose drawing it is. */
export function NavSpans({ points, longest, days, span, onDays }: NavSpansProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (text: string) => {
    setTyped(text.replace(/\D/g, '').slice(0, 5));
    const wanted = windowDaysOf(text, longest);
    if (wanted !== null) onDays(wanted);
  };
  return (
    <Stack gap={16}>
      <Row gap={16} justify="between" align="start">
        <Segments
          label={discovery['chart.daySpans']}
          items={daySpans}
          value={daySpans.some(({ value }) => value === span) ? span : null}
          onValueChange={(value) => {
            setTyped(null);
            onDays(Number(value));
          }}
        />
        <Days>
          <TextField
            label={discovery['chart.customDays']}
            hint={say(discovery['chart.customHint'], { longest: groupIndian(Math.max(1, longest)) })}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? String(days)}
            onValueChange={choose}
            onBlur={() => setTyped(null)}
          />
        </Days>
      </Row>
      <NavTable points={points} />
      <Small>
        {discovery['chart.attribution']} <ExternalLink href="https://www.tradingview.com/">TradingView</ExternalLink>
      </Small>
    </Stack>
  );
}
