import { formatMessage, type HoldingsSummary, type PartState } from '@folioflow/flows';
import { holdings as words } from '@folioflow/flows/words/holdings';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { AnnualReturnFigure } from './AnnualReturnFigure.tsx';
import { GainFigures, PaiseMoney } from './holding-figures.tsx';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8.25rem, 100%), 1fr));
  gap: var(--space-16);

  dt {
    color: var(--muted);
    font-size: var(--type-14);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-12);
    align-items: baseline;
  }
`;

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

interface HoldingsHeadlineProps {
  summary: HoldingsSummary;
  transactions: PartState;
}

const omittedText = (count: number): string =>
  count === 1 ? words['dayChange.omitted.one'] : formatMessage(words['dayChange.omitted'], { count });

/** Value, cost, gain, change of the day and annual return of the open holdings. */
export function HoldingsHeadline({ summary, transactions }: HoldingsHeadlineProps) {
  const { count, dayChange } = summary;
  return (
    <Card aria-label={words.title}>
      <Stack gap={16}>
        <div>
          <MutedText>
            {words.value}
            {' · '}
            {count === 1 ? words['count.one'] : formatMessage(words.count, { count })}
          </MutedText>
          <PaiseMoney paise={summary.valuePaise} size="large" />
        </div>
        <Facts>
          <div>
            <dt>{words.invested}</dt>
            <dd>
              <PaiseMoney paise={summary.investedPaise} />
            </dd>
          </div>
          <div>
            <dt>{words.gain}</dt>
            <dd>
              <GainFigures {...summary} />
            </dd>
          </div>
          {dayChange !== null && (
            <div>
              <dt>{formatMessage(words.dayChange, { day: formatDay(dayChange.day) })}</dt>
              <dd>
                <GainFigures gainPaise={dayChange.paise} gainPercent={dayChange.percent} />
              </dd>
            </div>
          )}
          <div>
            <dt>{words.annualReturn}</dt>
            <dd>
              <AnnualReturnFigure annualReturn={summary.annualReturn} transactions={transactions} />
            </dd>
          </div>
        </Facts>
        {dayChange !== null && dayChange.omitted > 0 && <MutedText>{omittedText(dayChange.omitted)}</MutedText>}
      </Stack>
    </Card>
  );
}
