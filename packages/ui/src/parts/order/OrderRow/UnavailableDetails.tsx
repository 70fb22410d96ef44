import { useLingui } from '@lingui/react';
import type { Notice, OrderRowView } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import type { OrderHandlers } from './use-order-actions.tsx';

interface UnavailableDetailsProps {
  row: OrderRowView;
  notice: Notice | null;
  handlers: OrderHandlers;
}

/** The reason that the details of an order could not be loaded, with a retry. */
export const UnavailableDetails = ({ row: { id, schemeName }, notice, handlers }: UnavailableDetailsProps) => {
  const { i18n } = useLingui();
  return (
    <NoticeLine notice={notice}>
      <Stack gap={4} align="start">
        <Button variant="quiet" size="small" onClick={() => handlers.onShowInfo(id)}>
          <span>{i18n._('orders.list.retry')}</span> <VisuallyHidden lang="en">{schemeName}</VisuallyHidden>
        </Button>
      </Stack>
    </NoticeLine>
  );
};
