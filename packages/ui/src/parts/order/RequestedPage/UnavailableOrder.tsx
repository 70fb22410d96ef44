import { useLingui } from '@lingui/react';
import type { Notice } from '@folioflow/flows';
import { UnavailablePage } from '../../page/Unavailable/UnavailablePage.tsx';

interface UnavailableOrderProps {
  notice: Notice | null;
  onRetry: () => void;
}

export const ORDER_LIST_PATH = '/orderList/';

/** The error page of a lumpsum order that could not be loaded. */
export const UnavailableOrder = ({ notice, onRetry }: UnavailableOrderProps) => {
  const { i18n } = useLingui();
  return (
    <UnavailablePage
      notice={notice}
      title={i18n._('orders.order.unavailable')}
      retry={i18n._('orders.list.retry')}
      onRetry={onRetry}
      listPath={ORDER_LIST_PATH}
      listLabel={i18n._('orders.order.toList')}
    >
      {i18n._('orders.order.unavailable.explain')}
    </UnavailablePage>
  );
};
