import { stpRegistration } from '@folioflow/flows';
import {
  createPlacedOrderSettlingPort,
  createSubmissionStoringPort,
  type UnansweredSubmissions,
} from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';

/** Creates the registration of a STP with the ports of the app. */
export const wireStpRegistration = (
  { provider: { listStpSchemes, registerStp, listOrders } }: Pick<App, 'provider'>,
  unanswered: UnansweredSubmissions,
) =>
  stpRegistration({
    listStpSchemes,
    registerStp: createSubmissionStoringPort(unanswered, 'registerStp', registerStp),
    listOrders: createPlacedOrderSettlingPort(unanswered, listOrders),
  });
