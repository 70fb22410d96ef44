import type { Notice } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { UnavailablePage } from '../../page/Unavailable/UnavailablePage.tsx';

interface UnavailableOrderProps {
  notice: Notice | null;
  onRetry: () => void;
}

export const ORDER_LIST_PATH = '/orderList/';

/** The error page of a lumpsum order that could not be loaded. */
export const UnavailableOrder = ({ notice, onRetry }: UnavailableOrderProps) => (
  <UnavailablePage
    notice={notice}
    title={orders['order.unavailable']}
    retry={orders['list.retry']}
    onRetry={onRetry}
    listPath={ORDER_LIST_PATH}
    listLabel={orders['order.toList']}
  >
    {orders['order.unavailable.explain']}
  </UnavailablePage>
);
