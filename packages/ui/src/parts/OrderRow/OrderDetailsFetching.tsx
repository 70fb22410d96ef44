import type { Notice, OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Told } from './order-row-parts.ts';

export interface ShownDetails {
  readonly state: 'closed' | 'fetching' | 'shown' | 'unavailable';
  readonly notice: Notice | null;
}

export interface OrderDetailsProps {
  row: OrderRowView;
  details: ShownDetails;
}

/** In the place of the dated lines. */
export function OrderDetailsFetching() {
  return (
    <Stack gap={12}>
      <Told role="status">{orders['row.fetching']}</Told>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Stack>
  );
}
