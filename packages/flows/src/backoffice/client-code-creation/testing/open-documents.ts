import type { GetStageInfoAnswer } from '@folioflow/api/contract';
import { accepted } from '../../../kit/port.ts';
import { startFlow } from '../../../model-testing/start-flow.ts';
import { createSubmissionKeyCounter } from '../../../model-testing/submission-key-counter.ts';
import { clientCodeCreation } from '../client-code-creation.flow.ts';
import type { ClientCodeCreationInput } from '../client-code-creation.types.ts';

/** Starts the flow of a client's documents for an operator. */
export function openDocuments(change: Partial<ClientCodeCreationInput> = {}) {
  const run = startFlow(clientCodeCreation, {
    customerId: 'CUST00000001',
    role: 'operator',
    newSubmission: createSubmissionKeyCounter(),
    ...change,
  });
  const { getStageInfo, createClientCode } = run.ports;
  return {
    ...run,
    getStageInfo,
    createClientCode,
    answered: (answer: GetStageInfoAnswer) => getStageInfo.answer(accepted(answer, 0)),
    confirm: () => {
      run.send({ type: 'pictures.settled' });
      run.send({ type: 'confirmation.ticked' });
      run.send({ type: 'creation.submitted' });
    },
    reviewing: () => {
      const view = run.view();
      if (view.screen !== 'reviewing') throw new Error(`The view shows ${view.screen}.`);
      return view;
    },
    output: () => run.actor.getSnapshot().output,
  };
}
