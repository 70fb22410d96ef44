import { formatMessage, type HoldingRow, type PartState } from '@folioflow/flows';
import { holding as words } from '@folioflow/flows/words/holding';
import { holdings as listWords } from '@folioflow/flows/words/holdings';
import { styled } from 'styled-components';
import { formatDay, formatThousandths } from '../../../format/index.ts';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { AnnualReturnFigure } from '../HoldingList/AnnualReturnFigure.tsx';
import { Fact, FactGrid } from '../HoldingList/FactGrid.tsx';
import { GainFigures, PaiseMoney } from '../HoldingList/holding-figures.tsx';

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

/* Wide enough for a gain and its percentage in one line. */
const WideFactGrid = styled(FactGrid)`
  @media (min-width: 64rem) {
    grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  }
`;

interface HoldingFiguresProps {
  row: HoldingRow;
  transactions: PartState;
}

/** Value, cost, gain, return and NAV of a holding; the payments of a closed one. */
export function HoldingFigures({ row, transactions }: HoldingFiguresProps) {
  const { isClosed, nav, navDay } = row;
  return (
    <Card aria-label={words.facts}>
      <Stack gap={16}>
        <div>
          <MutedText>{isClosed ? listWords['list.paidOut'] : listWords.value}</MutedText>
          <PaiseMoney paise={row.valuePaise} size="display" />
        </div>
        <WideFactGrid>
          <Fact term={isClosed ? listWords['list.paidIn'] : listWords.invested}>
            <PaiseMoney paise={row.investedPaise} />
          </Fact>
          <Fact term={listWords.gain}>
            <GainFigures {...row} />
          </Fact>
          <Fact term={listWords.annualReturn}>
            <AnnualReturnFigure annualReturn={row.annualReturn} transactions={transactions} isClosed={isClosed} />
          </Fact>
          {!isClosed && (
            <>
              <Fact term={words.units}>{formatThousandths(row.units)}</Fact>
              <Fact term={listWords['list.averageCost']}>
                <Money value={row.averageCost} decimals={4} />
              </Fact>
              {nav !== null && navDay !== null && (
                <Fact term={formatMessage(words.nav, { day: formatDay(navDay) })}>
                  <Money value={nav} decimals={navDecimals(nav)} />
                </Fact>
              )}
            </>
          )}
        </WideFactGrid>
        {!isClosed && nav === null && <MutedText>{words.noNav}</MutedText>}
      </Stack>
    </Card>
  );
}
