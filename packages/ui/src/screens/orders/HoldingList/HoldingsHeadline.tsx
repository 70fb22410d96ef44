import { formatMessage, type HoldingsSummary, type PartState } from '@folioflow/flows';
import { holdings as words } from '@folioflow/flows/words/holdings';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { AnnualReturnFigure } from './AnnualReturnFigure.tsx';
import { Fact, FactGrid } from './FactGrid.tsx';
import { GainFigures } from './holding-figures.tsx';
import { formatCount } from '../../../format/format-count.ts';

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface HoldingsHeadlineProps {
  summary: HoldingsSummary;
  transactions: PartState;
}

const omittedText = (count: number): string =>
  formatCount({ one: words['dayChange.omitted.one'], other: words['dayChange.omitted'] }, count);

/**
 * Number of open holdings, their change of the day and annual return. Value, cost and gain are those of the portfolio,
 * which is above them.
 */
export function HoldingsHeadline({ summary, transactions }: HoldingsHeadlineProps) {
  const { count, dayChange } = summary;
  return (
    <Card aria-label={words.title}>
      <Stack gap={16}>
        <FactGrid>
          <Fact term={words.count}>{count}</Fact>
          {dayChange !== null && (
            <Fact term={formatMessage(words.dayChange, { day: formatDay(dayChange.day) })}>
              <GainFigures gainPaise={dayChange.paise} gainPercent={dayChange.percent} />
            </Fact>
          )}
          <Fact term={words.annualReturn}>
            <AnnualReturnFigure annualReturn={summary.annualReturn} transactions={transactions} />
          </Fact>
        </FactGrid>
        {dayChange !== null && dayChange.omitted > 0 && <MutedText>{omittedText(dayChange.omitted)}</MutedText>}
      </Stack>
    </Card>
  );
}
