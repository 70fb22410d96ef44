import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { useMemo } from 'react';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { ProviderText } from '../../../primitives/Outcome/ProviderText.ts';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { OrderProgress } from '../OrderTimeline/OrderProgress.tsx';
import { OrderTimeline } from '../OrderTimeline/OrderTimeline.tsx';
import { isHistoryInTimeline } from './history-text.ts';
import { OrderDetailsFetching, type OrderDetailsProps } from './OrderDetailsFetching.tsx';

/** The progress of the order and its dated transactions, with the provider's history if that has more. */
export const OrderDetails = ({ row, details }: OrderDetailsProps) => (
  <>
    {row.progress.length > 0 && <OrderProgress progress={row.progress} />}
    {details.state === 'shown' ? <OrderHistory row={row} /> : <OrderDetailsFetching />}
  </>
);

function OrderHistory({ row: { timeline, historyHtml } }: Omit<OrderDetailsProps, 'details'>) {
  const shownHtml = useMemo(
    () => (historyHtml === null || isHistoryInTimeline(historyHtml, timeline) ? null : historyHtml),
    [historyHtml, timeline],
  );
  if (shownHtml === null) return <OrderTimeline timeline={timeline} />;
  return (
    <>
      {timeline.length > 0 && <OrderTimeline timeline={timeline} />}
      <ProviderHistory html={shownHtml} />
    </>
  );
}

const ProviderHistory = ({ html }: { html: NonNullable<OrderRowView['historyHtml']> }) => {
  const { i18n } = useLingui();
  return (
    <Stack gap={4}>
      <h3>{i18n._('orders.history.title')}</h3>
      <ProviderText>
        <ServerHtml html={html} />
      </ProviderText>
    </Stack>
  );
};
