import { stpRegistration, transferOrderOf, type AskedOrder } from '@folioflow/flows';
import { StpRegistration } from '@folioflow/ui/screens/ordering/StpRegistration/StpRegistration';
import { useNavigationState, remembering, settlingPlaced, useUnanswered } from '@folioflow/wiring';
import { useLocation } from 'react-router-dom';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';
import { AskedOrderAt } from '../orders/AskedOrderAt.tsx';

/** /stpSchemeList: what came along is asked, and what may be transferred is the provider's word (decision 024). */
export function StpRegistrationRoute() {
  const { key } = useLocation();
  const order = useNavigationState(transferOrderOf);
  if (order === null) return <Registering key={key} order={null} />;
  return (
    <AskedOrderAt key={key} order={order}>
      {(answered) => <Registering order={answered} />}
    </AskedOrderAt>
  );
}

function Registering({ order }: { order: AskedOrder | null }) {
  const unanswered = useUnanswered();
  const flow = useWiredFlow(
    ({ provider: { listStpSchemes, registerStp, listOrders } }) =>
      stpRegistration({
        listStpSchemes,
        registerStp: remembering(unanswered, 'registerStp', registerStp),
        listOrders: settlingPlaced(unanswered, listOrders),
      }),
    { order },
  );
  return <StpRegistration {...flow} />;
}
