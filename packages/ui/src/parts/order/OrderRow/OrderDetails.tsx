import { OrderProgress } from '../OrderTimeline/OrderProgress.tsx';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import { OrderDetailsFetching, type OrderDetailsProps } from './OrderDetailsFetching.tsx';

/** The progress of the order and its dated transactions. */
export const OrderDetails = ({ row, details }: OrderDetailsProps) => (
  <>
    {row.progress.length > 0 && <OrderProgress progress={row.progress} />}
    {details.state === 'shown' ? <OrderTimeline timeline={row.timeline} /> : <OrderDetailsFetching />}
  </>
);
