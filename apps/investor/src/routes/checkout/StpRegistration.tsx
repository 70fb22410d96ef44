import { parseStpState, soldOrderOf, type RequestedOrder, type StpRegistrationView } from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { StpRegistration } from '@folioflow/ui/screens/checkout/StpRegistration/StpRegistration';
import { useNavigationState, useUnansweredSubmissions } from '@folioflow/wiring';
import { useLocation } from 'react-router-dom';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { FetchedOrder } from '../orders/FetchedOrder.tsx';
import { loadPlanEstimate } from '../orders/load-plan-estimate.ts';
import { wireStpRegistration } from './wire-stp-registration.ts';

/**
 * /stpSchemeList: the order of the navigation state is fetched; the provider decides on the transfer (decision 024).
 */
export function StpRegistrationRoute() {
  const { key } = useLocation();
  const order = useNavigationState(parseStpState);
  if (order === null) return <StpRegistrationContainer key={key} order={null} />;
  return (
    <FetchedOrder key={key} order={order}>
      {(answered) => <StpRegistrationContainer order={answered} />}
    </FetchedOrder>
  );
}

function StpRegistrationContainer({ order }: { order: RequestedOrder | null }) {
  const unanswered = useUnansweredSubmissions();
  const flow = useWiredFlow((app) => wireStpRegistration(app, unanswered), { order });
  return <StpRegistration {...flow} estimate={order && <TransferEstimate order={order} view={flow.view} />} />;
}

function TransferEstimate({ order, view }: { order: RequestedOrder; view: StpRegistrationView }) {
  const agreement = 'agreement' in view ? view.agreement : null;
  return (
    <OnDemand
      load={loadPlanEstimate}
      props={{
        kind: 'transfer',
        sold: soldOrderOf(order),
        account: null,
        first: agreement && { ...agreement, creditDay: null },
      }}
      fetching={<span hidden data-loading="" />}
    />
  );
}
