import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { HoldingsSummary, PartState } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { AnnualReturnFigure } from './AnnualReturnFigure.tsx';
import { Fact, FactGrid } from './FactGrid.tsx';
import { GainFigures } from './holding-figures.tsx';

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface HoldingsHeadlineProps {
  summary: HoldingsSummary;
  transactions: PartState;
}

const omittedText = (i18n: I18n, count: number): string => i18n._('holdings.dayChange.omitted', { count });

/**
 * Number of open holdings, their change of the day and annual return. Value, cost and gain are those of the portfolio,
 * which is above them.
 */
export function HoldingsHeadline({ summary, transactions }: HoldingsHeadlineProps) {
  const { i18n } = useLingui();
  const { count, dayChange } = summary;
  return (
    <Card aria-label={i18n._('holdings.title')}>
      <Stack gap={16}>
        <FactGrid>
          <Fact term={i18n._('holdings.count')}>{count}</Fact>
          {dayChange !== null && (
            <Fact term={i18n._('holdings.dayChange', { day: formatDay(i18n, dayChange.day) })}>
              <GainFigures gainPaise={dayChange.paise} gainPercent={dayChange.percent} />
            </Fact>
          )}
          <Fact term={i18n._('holdings.annualReturn')}>
            <AnnualReturnFigure annualReturn={summary.annualReturn} transactions={transactions} />
          </Fact>
        </FactGrid>
        {dayChange !== null && dayChange.omitted > 0 && <MutedText>{omittedText(i18n, dayChange.omitted)}</MutedText>}
      </Stack>
    </Card>
  );
}
