import { allOrders, type Exit, type OrderListPorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts } from '@folioflow/flows/testing';
import { useState } from 'react';
import { render } from '../../../../testing/render.tsx';
import { AllOrders } from '../AllOrders.tsx';

/** One deferred port for each list: their requests are pending at the same time. */
interface Lists {
  single: OrderListPorts['listOrders'];
  xsip: OrderListPorts['listOrders'];
  stp: OrderListPorts['listOrders'];
}

/** Renders the list of all orders over deferred ports; the orders of all lists are requested. */
export async function renderAllOrders(search = '') {
  const lists = deferredPorts<Lists>();
  const deferred = deferredPorts<OrderListPorts>();
  const { getOrderStatus, cancelOrder, cancelSip, pauseSip, cancelSwp, sendTwoFactorOtp, createSwp } = deferred;
  const flow = allOrders({
    listOrders: (request, scope) => lists[request.order_type](request, scope),
    getOrderStatus,
    cancelOrder,
    cancelSip,
    pauseSip,
    cancelSwp,
    sendTwoFactorOtp,
    createSwp,
  });
  const exits: Exit[] = [];
  const addExit = (exit: Exit) => void exits.push(exit);
  function Page() {
    const { view, remote } = useFlow(flow, {
      search,
      newSubmission: createSubmissionKeyCounter(),
      today: () => '2026-11-20',
    });
    const [sortQuery, setSortQuery] = useState('');
    return <AllOrders view={view} remote={remote} onExit={addExit} search={sortQuery} onSort={setSortQuery} />;
  }
  await render(<Page />);
  return { lists, ports: deferred, exits };
}
