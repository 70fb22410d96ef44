import { orders } from '@folioflow/flows/words/orders';
import { styled } from 'styled-components';
import { orderLists } from '../../../parts/order/OrderRow/order-lists.ts';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';

const orderTypes = ['single', 'xsip', 'stp'] as const;

const TabNavigation = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-24);
  box-shadow: inset 0 -1px var(--line);

  > a {
    display: flex;
    align-items: center;
    min-height: var(--control);
    padding-inline: var(--space-4);
    border-bottom: 2px solid transparent;
    color: var(--muted);
    font-weight: var(--weight-label);
    text-decoration: none;

    &:hover {
      color: var(--ink);
    }

    &[aria-current] {
      border-bottom-color: var(--accent);
      color: var(--accent);
    }

    &:focus-visible {
      outline-offset: -3px;
      border-radius: var(--radius-control);
    }
  }
`;

interface OrderTabsProps {
  current: (typeof orderTypes)[number];
}

/** Links to the lists of orders, which are separate pages (OM-032, OM-054). */
export function OrderTabs({ current }: OrderTabsProps) {
  return (
    <TabNavigation aria-label={orders['list.tabs']} data-rests>
      {orderTypes.map((kind) => (
        <AppLink key={kind} to={orderLists[kind]} aria-current={kind === current ? 'page' : undefined}>
          {orders[`portfolio.type.${kind}`]}
        </AppLink>
      ))}
    </TabNavigation>
  );
}
