import type { orderListFlow, OrderListView, Remote } from '@folioflow/flows';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import type { PlanEstimateLoader } from '../SwpRegistration/SwpRegistration.tsx';
import { loadCancellation, loadSipPause, loadSwpRegistered, loadSwpRegistration } from './load-actions.ts';

interface OpenActionsProps {
  view: Pick<
    Extract<OrderListView, { screen: 'loaded' }>,
    'cancelling' | 'done' | 'pausing' | 'registered' | 'registeringSwp'
  >;
  remote: Remote<typeof orderListFlow>;
  loadEstimate: PlanEstimateLoader | undefined;
}

/** The open action of an order, or its result, above the list. */
export function OpenActions({
  view: { cancelling, done, pausing, registered, registeringSwp },
  remote,
  loadEstimate,
}: OpenActionsProps) {
  return (
    <>
      {registered !== null && (
        <OnDemand
          load={loadSwpRegistered}
          props={{ row: registered, text: done, onClose: () => remote.send({ type: 'result.closed' }) }}
          fetching={null}
        />
      )}
      {(cancelling !== null || (done !== '' && registered === null)) && (
        <OnDemand
          load={loadCancellation}
          props={{ cancelling, done, remote: remote.child('pinConfirmation') }}
          fetching={null}
        />
      )}
      {registeringSwp !== null && (
        <OnDemand
          load={loadSwpRegistration}
          props={{ view: registeringSwp, remote: remote.child('swpRegistration'), loadEstimate }}
          fetching={null}
        />
      )}
      {pausing !== null && (
        <OnDemand load={loadSipPause} props={{ view: pausing, remote: remote.child('sipPause') }} fetching={null} />
      )}
    </>
  );
}
