import { useLingui } from '@lingui/react';
import type { GrowthYear } from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../format/money.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { useNextTaskValue } from '../../primitives/use-next-task-value.ts';
import { FoldedTable } from '../page/FoldedTable/FoldedTable.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { SchemesLink, type SchemesLinkProps } from './SchemesLink.tsx';

const SmallText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const formatWholeRupees = (amount: number) => formatRupees(amount, { decimals: 0 });

export interface GrowthDetailsProps extends SchemesLinkProps {
  years: readonly GrowthYear[];
  /** Expected return and inflation, in percent. */
  cagr: number;
  inflation: number;
}

/** The link to the schemes, and the growth as a chart, and the same figures as a table. Both follow a key in a task of their own. */
export function GrowthDetails({ years: changing, cagr, inflation, ...link }: GrowthDetailsProps) {
  const { i18n } = useLingui();
  const years = useNextTaskValue(changing);
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap={16}>
      <SchemesLink {...link} />
      <Card aria-labelledby="growth-years">
        <Stack gap={16}>
          <h2 id="growth-years">{i18n._('calculator.growth')}</h2>
          <div>
            <GrowthBars years={years} />
            <FoldedTable
              label={i18n._('calculator.table')}
              onFold={setOpen}
              head={[
                i18n._('calculator.table.year'),
                i18n._('calculator.table.invested'),
                i18n._('calculator.table.profit'),
                i18n._('calculator.table.value'),
              ]}
              rows={(isOpen ? years : []).map(({ year, invested, profit, value }) => ({
                key: year,
                cells: [year, formatWholeRupees(invested), formatWholeRupees(profit), formatWholeRupees(value)],
              }))}
            />
          </div>
          <SmallText>
            {inflation > 0 ? i18n._('calculator.today', { inflation, cagr }) : i18n._('calculator.nominal')}{' '}
            {i18n._('calculator.disclaimer')}
          </SmallText>
        </Stack>
      </Card>
    </Stack>
  );
}
