import { useLingui } from '@lingui/react';
import type { HoldingRow } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { PaiseMoney } from '../HoldingList/holding-figures.tsx';

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4) var(--space-12);
    padding-top: var(--space-12);
  }

  small {
    flex-basis: 100%;
    color: var(--muted);
    font-size: var(--type-12);
    overflow-wrap: anywhere;
  }
`;

/** The payouts ahead of sold units, as the provider states them. */
export function PayoutList({ payouts }: Pick<HoldingRow, 'payouts'>) {
  const { i18n } = useLingui();
  if (payouts.length === 0) return null;
  return (
    <Card aria-label={i18n._('holding.progress')}>
      <h2>{i18n._('holding.progress')}</h2>
      <List>
        {payouts.map(({ paise, payBy, reference }, place) => (
          <li key={`${reference} ${place}`}>
            <Tag tone="info">
              {payBy === null
                ? i18n._('holding.payout.undated')
                : i18n._('holding.payout.by', { day: formatDay(i18n, payBy) })}
            </Tag>{' '}
            <strong>
              <PaiseMoney paise={paise} />
            </strong>
            {reference !== '' && <small translate="no">{i18n._('holding.payout.reference', { reference })}</small>}
          </li>
        ))}
      </List>
    </Card>
  );
}
