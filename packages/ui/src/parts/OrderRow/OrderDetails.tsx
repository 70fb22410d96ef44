import type { Notice, OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { OrderProgress } from '../OrderTimeline/OrderProgress.tsx';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import { Details, Told } from './order-row-parts.ts';

export interface ShownDetails {
  readonly state: 'closed' | 'fetching' | 'shown' | 'unavailable';
  readonly notice: Notice | null;
}

/** How far the order is, and what happened to it, day by day. */
export function OrderDetails({ id, row, details }: { id: string; row: OrderRowView; details: ShownDetails }) {
  return (
    <Details id={id}>
      {row.progress.length > 0 && <OrderProgress progress={row.progress} />}
      {details.state === 'shown' ? <OrderTimeline timeline={row.timeline} /> : <Fetching />}
    </Details>
  );
}

function Fetching() {
  return (
    <Stack gap={12}>
      <Told role="status">{orders['row.fetching']}</Told>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Stack>
  );
}
