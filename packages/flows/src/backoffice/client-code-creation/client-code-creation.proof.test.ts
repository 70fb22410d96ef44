import { CUSTOMER_ID_THRESHOLD, type CreateClientCodeRequest, type GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import {
  portFailure,
  isPortDone,
  noConcurrentCalls,
  sameKeyAfterLostAnswer,
  everyFailureShown,
  startedCall,
} from '../../model-testing/monitors.ts';
import { submissionFailureNotice } from '../../kit/notice.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor, type MonitoredSnapshot } from '../../model-testing/walk.ts';
import { clientCodeCreationMachine } from './client-code-creation.machine.ts';
import { clientCodeCreationJourneys, clientCodeCreationWorld } from './client-code-creation.scenarios.ts';

type Context = ContextFrom<typeof clientCodeCreationMachine>;
const isEventAccepted = ({ from, step }: Edge<Context>, type: string) =>
  !isWorldStep(step) && step.type === type && from?.can(step) === true;
const isInState = ({ value }: MonitoredSnapshot<Context>, state: string) =>
  JSON.stringify(value).includes(`"${state}"`);
const loadedStage = (edge: Edge<Context>): GetStageInfoAnswer | null =>
  isPortDone(edge, 'getStageInfo') && isWorldStep(edge.step) && edge.step.step === 'done'
    ? (edge.step.answer as GetStageInfoAnswer)
    : null;

interface ReviewState {
  readonly areSettled: boolean;
  readonly canCreate: boolean;
  readonly isTicked: boolean;
}

/** INV-33, INV-01: a creation requires a press by an operator, after the tick below the documents that it confirms. */
const creationOnlyAfterReview: Monitor<Context, ReviewState> = {
  name: 'INV-01 INV-33',
  start: { areSettled: false, canCreate: false, isTicked: false },
  step({ areSettled, canCreate, isTicked }, edge) {
    const start = startedCall(edge, 'createClientCode');
    if (start) {
      if (!isEventAccepted(edge, 'creation.submitted')) throwViolation('a code is requested without a submit');
      if (!canCreate) throwViolation('a code is requested that this client cannot get');
      if (!isTicked) throwViolation('a code is requested without the tick');
      if (!areSettled) throwViolation('a code is requested while pictures are awaited');
      if (edge.to.context.role !== 'operator') throwViolation('a code is requested by another role than operator');
      const { customer_id } = start.request as CreateClientCodeRequest;
      if (customer_id !== edge.to.context.customerId || customer_id.length <= CUSTOMER_ID_THRESHOLD)
        throwViolation('a code is requested under an invalid id');
    }
    const loaded = loadedStage(edge);
    if (loaded) {
      const page = loaded.state_parameters ?? loaded;
      const read = page.id_information;
      const isComplete =
        [read?.pan, read?.aadhaar, read?.bank, read?.address, read?.general, read?.nominee].every(Array.isArray) &&
        [read?.pan_attachment_list ?? page.pan_attachment_list, read?.aadhaar_attachment_list].every(Array.isArray);
      const isReady = isComplete && page.login_kyc_verified === true && page.login_esign_verified === true;
      return { areSettled: false, canCreate: isReady && page.login_bse_clientcode_verified !== true, isTicked: false };
    }
    if (isEventAccepted(edge, 'pictures.settled')) return { areSettled: true, canCreate, isTicked };
    if (isEventAccepted(edge, 'confirmation.ticked')) return { areSettled, canCreate, isTicked: true };
    return { areSettled, canCreate, isTicked: isTicked && !isEventAccepted(edge, 'confirmation.unticked') };
  },
};

/** No documents are requested under an invalid id. */
const noCallWithoutValidId: Monitor<Context, null> = {
  name: 'INV-52',
  start: null,
  step(_, { starts, to }) {
    const id = to.context.customerId;
    if (starts.length > 0 && (id === null || !/^[\w-]{8,64}$/.test(id)))
      throwViolation('documents are requested without a valid id');
    return null;
  },
};

/** The context contains documents only during their review. */
const documentsOnlyDuringReview: Monitor<Context, null> = {
  name: 'INV-55',
  start: null,
  step(_, { to }) {
    const isRead = isInState(to, 'reviewing') || to.value === 'creating';
    if (!isRead && Object.keys(to.context.stage).length > 0)
      throwViolation('the context contains documents outside the review');
    return null;
  },
};

/** INV-57: a failure leaves documents and tick unchanged. */
const reviewUnchangedByFailure: Monitor<Context, null> = {
  name: 'INV-57',
  start: null,
  step(_, edge) {
    if (portFailure(edge, 'createClientCode') && !isInState(edge.to, 'confirmed'))
      throwViolation('a failure removes the tick');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(clientCodeCreationJourneys, clientCodeCreationWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = clientCodeCreationMachine;
  const prove = createProver(clientCodeCreationJourneys, clientCodeCreationWorld);
  for (const { title, run } of [
    ...prove(creationOnlyAfterReview, {
      'missing documents are reviewed': chart.provide({ guards: { hasNoDocuments: () => false } }),
      'the review does not wait for the pictures': mutant(chart, 'reviewing.awaitingPictures', {
        on: { 'confirmation.ticked': 'confirmed' },
      }),
      'a code can be created for every client': chart.provide({ guards: { canCreateClientCode: () => true } }),
      'the tick alone creates the code': mutant(chart, 'reviewing.unconfirmed', {
        on: { 'confirmation.ticked': { target: '#clientCodeCreation.creating', actions: 'setSubmissionKey' } },
      }),
      'the code is created without the tick': mutant(chart, 'reviewing.unconfirmed', {
        on: {
          'confirmation.ticked': 'confirmed',
          'creation.submitted': { target: '#clientCodeCreation.creating', actions: 'setSubmissionKey' },
        },
      }),
    }),
    ...prove(noCallWithoutValidId, {
      'every id counts as valid': chart.provide({ guards: { isCustomerIdInvalid: () => false } }),
    }),
    ...prove(noConcurrentCalls<Context>(['createClientCode'], [{ type: 'creation.submitted' }]), {
      'a second press restarts the call': mutant(chart, 'creating', {
        on: { 'creation.submitted': { target: 'creating', reenter: true } },
      }),
    }),
    ...prove(
      sameKeyAfterLostAnswer<Context>('createClientCode', (request) => request),
      {
        'a lost answer is not recorded': chart.provide({
          actions: { setNotice: assign((_, { notice }) => ({ notice })) },
        }),
      },
    ),
    ...prove(documentsOnlyDuringReview, {
      'the documents are not cleared': chart.provide({ actions: { clearStageInfo: () => undefined } }),
    }),
    ...prove(reviewUnchangedByFailure, {
      'a refusal removes the tick': mutant(chart, 'creating', {
        invoke: {
          id: 'createClientCode',
          src: 'createClientCode',
          onDone: 'left',
          onError: { target: 'reviewing.unconfirmed', actions: { type: 'setNotice', params: submissionFailureNotice } },
        },
      }),
    }),
    ...prove(everyFailureShown<Context>(), {
      'a failure shows no notice': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
