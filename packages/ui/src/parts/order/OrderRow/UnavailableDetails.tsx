import { useLingui } from '@lingui/react';
import type { Notice } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import type { OrderHandlers } from './OrderActions.tsx';

interface UnavailableDetailsProps {
  /** Id of the order. */
  id: string;
  notice: Notice | null;
  handlers: OrderHandlers;
}

/** The reason that the details of an order could not be loaded, with a retry. */
export const UnavailableDetails = ({ id, notice, handlers }: UnavailableDetailsProps) => {
  const { i18n } = useLingui();
  return (
    <NoticeLine notice={notice}>
      <Stack gap={4} align="start">
        <Button variant="quiet" size="small" onClick={() => handlers.onShowInfo(id)}>
          {i18n._('orders.list.retry')}
        </Button>
      </Stack>
    </NoticeLine>
  );
};
