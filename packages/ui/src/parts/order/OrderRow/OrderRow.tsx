import type { OrderListView, OrderRowView } from '@folioflow/flows';
import { useId } from 'react';
import { OrderActions, type OrderHandlers } from './OrderActions.tsx';
import type { OrderDetailsState } from './OrderDetailsFetching.tsx';
import { OrderDetailsPanel } from './OrderDetailsPanel.tsx';
import { OrderInstallments, OrderNumbers, OrderRejection, OrderStatus } from './OrderFacts.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { UnavailableDetails } from './UnavailableDetails.tsx';
import { Identity, NameLine, Notices, Row } from './order-row-parts.ts';

export interface OrderRowProps {
  row: OrderRowView;
  details: OrderDetailsState;
  handlers: OrderHandlers;
  /** Shows the kind of the order, in a list of all kinds. */
}

const closed: OrderDetailsState = { state: 'closed', notice: null };

/** Returns the details of an order of a list. One order at most is open; all others share one object. */
export const orderDetailsOf = (
  { details }: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'details'>,
  { id }: OrderRowView,
): OrderDetailsState => (details?.id === id ? details : closed);

/** One order as a card: scheme, status, figures and actions (OM-056 to OM-067). */
export function OrderRow({ row, details, handlers }: OrderRowProps) {
  const titleId = useId();
  const detailsId = useId();
  const isOpen = details.state === 'fetching' || details.state === 'shown';
  return (
    <Row aria-labelledby={titleId} aria-busy={details.state === 'fetching' || undefined}>
      <Identity>
        <NameLine>
          <h2 id={titleId} lang="en" translate="no">
            {row.schemeName}
          </h2>
        </NameLine>
        <OrderNumbers row={row} withDay />
        <OrderStatus row={row} />
        <OrderRejection row={row} />
        <OrderInstallments html={row.installmentHtml} />
      </Identity>
      <OrderFigures row={row} />
      <Notices>
        {details.state === 'unavailable' && (
          <UnavailableDetails id={row.id} notice={details.notice} handlers={handlers} />
        )}
      </Notices>
      <OrderActions row={row} detailsId={detailsId} isOpen={isOpen} handlers={handlers} />
      {isOpen && <OrderDetailsPanel id={detailsId} row={row} details={details} />}
    </Row>
  );
}
