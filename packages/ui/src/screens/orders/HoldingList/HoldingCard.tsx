import { useLingui } from '@lingui/react';
import { holdingPath, type HoldingRow, type PartState } from '@folioflow/flows';
import { memo, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatThousandths } from '../../../format/index.ts';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { AnnualReturnFigure } from './AnnualReturnFigure.tsx';
import { GainFigures, PaiseMoney } from './holding-figures.tsx';
import { HoldingFacts } from './HoldingFacts.tsx';

const Article = styled.article`
  display: grid;
  gap: var(--space-12);
  padding: var(--space-16);

  h3 > a {
    color: inherit;
    text-decoration: none;
  }

  h3 > a:hover {
    color: var(--accent);
    text-decoration: underline;
  }

  h3 {
    overflow-wrap: anywhere;
    font-size: var(--type-16);
    line-height: 1.35;
  }
`;

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr));
  gap: var(--space-12);

  dt {
    color: var(--muted);
    font-size: var(--type-12);
  }

  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-8);
  }

  [data-loud] dd {
    font-size: var(--type-18);
    font-weight: var(--weight-heading);
  }
`;

const Figure = ({ term, isLoud = false, children }: { term: string; isLoud?: boolean; children: ReactNode }) => (
  <div data-loud={isLoud || undefined}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

export interface HoldingCardProps {
  row: HoldingRow;
  transactions: PartState;
}

/** A holding on a phone. Rendered again only for a change of its figures. */
export const HoldingCard = memo(function HoldingCard({ row, transactions }: HoldingCardProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { isClosed } = row;
  return (
    <Article aria-labelledby={titleId}>
      <div>
        <h3 id={titleId}>
          <AppLink to={holdingPath(row)} lang="en" translate="no">
            {row.schemeName}
          </AppLink>
        </h3>
        <HoldingFacts row={row} />
      </div>
      <Figures>
        <Figure term={isClosed ? i18n._('holdings.list.paidOut') : i18n._('holdings.value')} isLoud>
          <PaiseMoney paise={row.valuePaise} />
        </Figure>
        <Figure term={isClosed ? i18n._('holdings.list.paidIn') : i18n._('holdings.invested')}>
          <PaiseMoney paise={row.investedPaise} />
        </Figure>
        <Figure term={i18n._('holdings.gain')}>
          <GainFigures {...row} />
        </Figure>
        <Figure term={i18n._('holdings.annualReturn.short')}>
          <AnnualReturnFigure annualReturn={row.annualReturn} transactions={transactions} isClosed={isClosed} />
        </Figure>
        {!isClosed && (
          <>
            <Figure term={i18n._('holdings.list.units')}>{formatThousandths(row.units)}</Figure>
            <Figure term={i18n._('holdings.list.averageCost')}>
              <Money value={row.averageCost} decimals={4} />
            </Figure>
          </>
        )}
      </Figures>
    </Article>
  );
});
