import { useLingui } from '@lingui/react';
import type { OrderListView, OrderRowView } from '@folioflow/flows';
import { ChevronDown, ChevronUp } from 'lucide';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { ListRow } from '../../page/ListRow/ListRow.tsx';
import { SchemeMark } from '../../scheme/SchemeMark/SchemeMark.tsx';
import { OrderActionGrid } from './OrderActionGrid.tsx';
import type { OrderDetailsState } from './OrderDetailsFetching.tsx';
import { OrderDetailsPanel } from './OrderDetailsPanel.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderRejection } from './OrderRejection.tsx';
import { OrderMessage, OrderStatusTag } from './OrderStatus.tsx';
import { UnavailableDetails } from './UnavailableDetails.tsx';
import { formatOrderKind } from './order-words.ts';
import { useOrderActions, type OrderHandlers } from './use-order-actions.tsx';

const Closed = styled.h2`
  font: inherit;
  letter-spacing: inherit;

  > button {
    display: block;
    width: 100%;
    padding: 0 var(--gutter);
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;

    &:hover {
      background-image: linear-gradient(var(--wash), var(--wash));
    }

    &:focus-visible {
      outline-offset: -2px;
    }
  }
`;

const Opened = styled.div`
  display: grid;
  gap: var(--space-12);
  margin-inline: var(--gutter);
  padding-block: var(--space-12);
  border-top: 1px solid var(--line);
`;

export interface OrderRowProps {
  row: OrderRowView;
  details: OrderDetailsState;
  handlers: OrderHandlers;
}

const closed: OrderDetailsState = { state: 'closed', notice: null };

/** Returns the details of an order of a list. One order at most has them; all others share one object. */
export const orderDetailsOf = (
  { details }: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'details'>,
  { id }: OrderRowView,
): OrderDetailsState => (details?.id === id ? details : closed);

export interface FoldedOrderProps extends OrderRowProps {
  isOpen: boolean;
  /** Opens or closes the row, by the order's `id`. */
  onToggle: (id: string) => void;
  /** False in a list of one scheme. */
  hasMark?: boolean;
}

/** One order as a row; a press shows the facts that it leaves out, and all actions, without a call (OM-036 to OM-067). */
export function OrderRow({ row, details, handlers, isOpen, onToggle, hasMark = true }: FoldedOrderProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const openedId = useId();
  const { status } = row;
  return (
    <article aria-labelledby={titleId} aria-busy={details.state === 'fetching' || undefined}>
      <Closed>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? openedId : undefined}
          onClick={() => onToggle(row.id)}
        >
          <ListRow
            mark={hasMark ? <SchemeMark name={row.fundHouse} size={2.25} /> : undefined}
            name={
              <span id={titleId} lang="en" translate="no">
                {row.schemeName}
              </span>
            }
            kind={[formatOrderKind(i18n, row), ...(row.placed === '' ? [] : [formatDay(i18n, row.placed)])].join(' · ')}
            figure={<Money value={row.amount} />}
            tag={
              <>
                <OrderStatusTag status={status} /> {status.hasMoreInMessage && <OrderMessage row={row} />}
              </>
            }
            control={<Icon of={isOpen ? ChevronUp : ChevronDown} size={18} />}
          />
        </button>
      </Closed>
      {isOpen && (
        <Opened id={openedId}>
          <OpenedOrder row={row} details={details} handlers={handlers} />
        </Opened>
      )}
    </article>
  );
}

function OpenedOrder({ row, details, handlers }: OrderRowProps) {
  const { i18n } = useLingui();
  const detailsId = useId();
  const isInfoShown = details.state === 'fetching' || details.state === 'shown';
  const { actions, dialog } = useOrderActions(row, isInfoShown, handlers);
  const { payNow } = row;
  return (
    <>
      <OrderFacts row={row} />
      <OrderRejection row={row} />
      {payNow !== null && (
        <Button wide onClick={() => handlers.onExit(payNow)}>
          {i18n._('orders.row.payNow')}
        </Button>
      )}
      <OrderActionGrid label={i18n._('orders.row.more', { scheme: row.schemeName })} items={actions} />
      {details.state === 'unavailable' && <UnavailableDetails row={row} notice={details.notice} handlers={handlers} />}
      {isInfoShown && <OrderDetailsPanel id={detailsId} row={row} details={details} />}
      {dialog}
    </>
  );
}
