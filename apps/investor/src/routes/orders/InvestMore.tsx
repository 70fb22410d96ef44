import type { RequestedOrder } from '@folioflow/flows';
import { InvestMore, type InvestMoreProps } from '@folioflow/ui/screens/orders/InvestMore/InvestMore';
import { useUnansweredSubmissions } from '@folioflow/wiring';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { wireInvestMore } from './wire-invest-more.ts';

interface InvestMoreContainerProps extends Pick<InvestMoreProps, 'list'> {
  /** Order in the answer of the provider. */
  order: RequestedOrder;
}

/** Adds money to an order, on the order screen. */
export function InvestMoreContainer({ order, list }: InvestMoreContainerProps) {
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wireInvestMore(app, unanswered), { order });
  return <InvestMore {...flow} list={list} />;
}
