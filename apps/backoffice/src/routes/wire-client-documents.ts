import type { I18n } from '@lingui/core';
import { clientCodeCreation } from '@folioflow/flows/backoffice';
import {
  createSubmissionSettlingPort,
  createSubmissionStoringPort,
  type UnansweredSubmissions,
} from '@folioflow/wiring/headless';
import { createCodeRequestReportingPort } from '../wiring/code-requests.ts';
import type { App } from '../wiring/create-app.ts';

/** Creates the review of a client's documents with the ports of the app. */
export const wireClientDocuments = (
  i18n: I18n,
  { codeRequests, provider: { getStageInfo, createClientCode } }: Pick<App, 'codeRequests' | 'provider'>,
  unanswered: UnansweredSubmissions,
) =>
  clientCodeCreation({
    // The stage does not show a code that awaits the decision of the exchange.
    getStageInfo: createSubmissionSettlingPort(i18n, unanswered, getStageInfo, {
      outcomePage: 'here',
      hasEffect: (answer) => (answer.state_parameters ?? answer).login_bse_clientcode_verified === true,
    }),
    createClientCode: createCodeRequestReportingPort(
      createSubmissionStoringPort(unanswered, 'createClientCode', createClientCode, {
        outcomePage: 'here',
        subjectOf: ({ customer_id }) => customer_id,
      }),
      codeRequests.record,
    ),
  });
