import { investMore } from '@folioflow/flows';
import {
  createPlacedOrderSettlingPort,
  createSubmissionStoringPort,
  type UnansweredSubmissions,
} from '@folioflow/wiring/headless';
import type { App } from '../../wiring/create-app.ts';

/** Creates an additional investment with the ports of the app. */
export const wireInvestMore = (
  { provider: { createAdditionalOrder, listOrders } }: Pick<App, 'provider'>,
  unanswered: UnansweredSubmissions,
) =>
  investMore({
    createAdditionalOrder: createSubmissionStoringPort(unanswered, 'createAdditionalOrder', createAdditionalOrder),
    listOrders: createPlacedOrderSettlingPort(unanswered, listOrders),
  });
