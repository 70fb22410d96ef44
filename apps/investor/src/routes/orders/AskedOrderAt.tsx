import { askedOrder, orderStatusRequest, type AskedOrder } from '@folioflow/flows';
import { AskedPage, type AskedPageProps } from '@folioflow/ui/parts/AskedPage/AskedPage';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

interface AskedOrderAtProps extends Pick<AskedPageProps<AskedOrder>, 'children'> {
  /** As the navigation state has it: its ids alone are believed. */
  order: AskedOrder;
}

/** The page of a lumpsum order that was handed on, once the provider has said what it is (decision 024). */
export function AskedOrderAt({ order, children }: AskedOrderAtProps) {
  const flow = useWiredFlow(({ provider: { getOrderStatus } }) => askedOrder({ getOrderStatus }), {
    request: orderStatusRequest(order, 'single'),
  });
  return <AskedPage {...flow}>{children}</AskedPage>;
}
