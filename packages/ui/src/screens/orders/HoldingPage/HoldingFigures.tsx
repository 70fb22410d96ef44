import { useLingui } from '@lingui/react';
import type { HoldingRow, PartState } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  const { isClosed, nav, navDay } = row;
  return (
    <Card aria-label={i18n._('holding.facts')}>
      <Stack gap={16}>
        <div>
          <MutedText>{isClosed ? i18n._('holdings.list.paidOut') : i18n._('holdings.value')}</MutedText>
          <PaiseMoney paise={row.valuePaise} size="display" />
        </div>
        <WideFactGrid>
          <Fact term={isClosed ? i18n._('holdings.list.paidIn') : i18n._('holdings.invested')}>
            <PaiseMoney paise={row.investedPaise} />
          </Fact>
          <Fact term={i18n._('holdings.gain')}>
            <GainFigures {...row} />
          </Fact>
          <Fact term={i18n._('holdings.annualReturn')}>
            <AnnualReturnFigure annualReturn={row.annualReturn} transactions={transactions} isClosed={isClosed} />
          </Fact>
          {!isClosed && (
            <>
              <Fact term={i18n._('holding.units')}>{formatThousandths(row.units)}</Fact>
              <Fact term={i18n._('holdings.list.averageCost')}>
                <Money value={row.averageCost} decimals={4} />
              </Fact>
              {nav !== null && navDay !== null && (
                <Fact term={i18n._('holding.nav', { day: formatDay(i18n, navDay) })}>
                  <Money value={nav} decimals={navDecimals(nav)} />
                </Fact>
              )}
            </>
          )}
        </WideFactGrid>
        {!isClosed && nav === null && <MutedText>{i18n._('holding.noNav')}</MutedText>}
      </Stack>
    </Card>
  );
}
