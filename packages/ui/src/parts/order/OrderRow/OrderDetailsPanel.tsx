import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { loadOrderDetails } from './load-order-parts.ts';
import { OrderDetailsFetching, type OrderDetailsProps } from './OrderDetailsFetching.tsx';
import { Details } from './order-row-parts.ts';

/** The unfolded details of an order; their code is fetched together with the provider's answer. */
export function OrderDetailsPanel({ id, ...props }: OrderDetailsProps & { id: string }) {
  const fetching = (
    <>
      {props.row.progress.length > 0 && <Skeleton width="60%" height="calc(1lh * 12 / 16)" />}
      <OrderDetailsFetching />
    </>
  );
  return (
    <Details id={id}>
      <OnDemand load={loadOrderDetails} props={props} fetching={fetching} />
    </Details>
  );
}
