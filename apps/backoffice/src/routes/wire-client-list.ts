import type { I18n } from '@lingui/core';
import { clientList } from '@folioflow/flows/backoffice';
import {
  createSubmissionSettlingPort,
  createSubmissionStoringPort,
  type UnansweredSubmissions,
} from '@folioflow/wiring/headless';
import type { App } from '../wiring/create-app.ts';

/** Creates the list of clients with the ports of the app. */
export const wireClientList = (
  i18n: I18n,
  { provider: { listClients, uploadElogPhoto } }: Pick<App, 'provider'>,
  unanswered: UnansweredSubmissions,
) =>
  clientList({
    listClients: createSubmissionSettlingPort(i18n, unanswered, listClients, {
      outcomePage: 'here',
      hasEffect: ({ result }, _, customerId) =>
        !result.some(({ _id, login_bse_photo_verified }) => _id === customerId && !login_bse_photo_verified),
    }),
    uploadElogPhoto: createSubmissionStoringPort(unanswered, 'uploadElogPhoto', uploadElogPhoto, {
      outcomePage: 'here',
      subjectOf: ({ customer_id }) => customer_id,
    }),
  });
