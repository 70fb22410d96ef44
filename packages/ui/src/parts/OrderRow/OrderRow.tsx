import type { OrderListView, OrderRowView } from '@folioflow/flows';
import { useId } from 'react';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';
import { OrderActions, type OrderActs } from './OrderActions.tsx';
import type { ShownDetails } from './OrderDetailsFetching.tsx';
import { OrderDetailsPlace } from './OrderDetailsPlace.tsx';
import { OrderInstallments, OrderNumbers, OrderStatus } from './OrderFacts.tsx';
import { OrderFigures } from './OrderFigures.tsx';
import { Identity, NameLine, Notices, Row } from './order-row-parts.ts';

export interface OrderRowProps {
  row: OrderRowView;
  details: ShownDetails;
  acts: OrderActs;
}

const closed: ShownDetails = { state: 'closed', notice: null };

/** The details of one order of a list, which has those of one order open at most; of all others they are the same. */
export const detailsIn = (
  { details }: Pick<Extract<OrderListView, { screen: 'loaded' }>, 'details'>,
  { id }: OrderRowView,
): ShownDetails => (details?.id === id ? details : closed);

/** One order as a card: what it is, where it stands, what it is worth, what can be done (OM-056 to OM-067). */
export function OrderRow({ row, details, acts }: OrderRowProps) {
  const titleId = useId();
  const detailsId = useId();
  const isOpen = details.state === 'fetching' || details.state === 'shown';
  return (
    <Row aria-labelledby={titleId} aria-busy={details.state === 'fetching' || undefined}>
      <Identity>
        <NameLine>
          <h2 id={titleId}>{row.schemeName}</h2>
        </NameLine>
        <OrderNumbers row={row} withDay />
        <OrderStatus row={row} />
        <OrderInstallments html={row.installmentHtml} />
      </Identity>
      <OrderFigures row={row} />
      <Notices>{details.state === 'unavailable' && <NoticeLine notice={details.notice} />}</Notices>
      <OrderActions row={row} detailsId={detailsId} isOpen={isOpen} acts={acts} />
      {isOpen && <OrderDetailsPlace id={detailsId} row={row} details={details} />}
    </Row>
  );
}
