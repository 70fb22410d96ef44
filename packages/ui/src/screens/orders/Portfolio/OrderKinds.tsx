import { useLingui } from '@lingui/react';
import type { PortfolioBlock } from '@folioflow/flows';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { PanelLine, PanelLines } from '../../../parts/page/Panel/PanelLine.tsx';
import { Gain } from '../../../primitives/Figure/Gain.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';

const Kind = styled.span`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(0, 1fr);
  gap: 0 var(--space-4);
  align-items: baseline;
  line-height: 1.25;

  > :nth-child(even) {
    justify-content: flex-end;
    justify-self: end;
    text-align: end;
  }

  > :nth-child(n + 3) {
    font-size: var(--type-12);
    font-weight: var(--weight-text);
  }

  > :nth-child(3) {
    color: var(--muted);
  }
`;

/** The four values of each kind of order; each line leads to the list of the kind (OM-185, OM-189). */
export function OrderKinds({ blocks }: { blocks: readonly PortfolioBlock[] }) {
  const { i18n } = useLingui();
  return (
    <Panel aria-label={i18n._('orders.portfolio.kinds')}>
      <h2>{i18n._('orders.portfolio.kinds')}</h2>
      <PanelLines>
        {blocks.map(({ type, currentValue, invested, difference, percent }) => (
          <li key={type}>
            <PanelLine to={orderLists[type]}>
              <Kind>
                <span>{i18n._(`orders.portfolio.type.${type}`)}</span> <Money value={currentValue} />{' '}
                <span>{i18n._('orders.portfolio.kinds.invested', { amount: formatRupees(invested) })}</span>{' '}
                <Gain value={difference} unit="rupees" percent={percent} />
              </Kind>
            </PanelLine>
          </li>
        ))}
      </PanelLines>
    </Panel>
  );
}
