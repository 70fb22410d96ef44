import { useLingui } from '@lingui/react';
import type { Notice, OrderRowView } from '@folioflow/flows';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { MessageText } from './order-row-parts.ts';

export interface OrderDetailsState {
  readonly state: 'closed' | 'fetching' | 'shown' | 'unavailable';
  readonly notice: Notice | null;
}

export interface OrderDetailsProps {
  row: OrderRowView;
  details: OrderDetailsState;
}

/** Placeholder of the dated lines. */
export function OrderDetailsFetching() {
  const { i18n } = useLingui();
  return (
    <Stack gap={12}>
      <MessageText role="status">{i18n._('orders.row.fetching')}</MessageText>
      <Skeleton width="70%" />
      <Skeleton width="55%" />
    </Stack>
  );
}
