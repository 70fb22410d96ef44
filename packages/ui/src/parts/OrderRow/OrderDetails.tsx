import { OrderProgress } from '../OrderTimeline/OrderProgress.tsx';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import { OrderDetailsFetching, type OrderDetailsProps } from './OrderDetailsFetching.tsx';

/** How far the order is, and what happened to it, day by day. */
export const OrderDetails = ({ row, details }: OrderDetailsProps) => (
  <>
    {row.progress.length > 0 && <OrderProgress progress={row.progress} />}
    {details.state === 'shown' ? <OrderTimeline timeline={row.timeline} /> : <OrderDetailsFetching />}
  </>
);
