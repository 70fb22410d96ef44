import { CUSTOMER_ID_THRESHOLD, type CreateClientCodeRequest, type GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { lost } from '../../kit/notice.ts';
import { mutant } from '../../kit/mutant.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import { clientCodeCreationMachine } from './client-code-creation.machine.ts';
import { clientCodeCreationJourneys, clientCodeCreationWorld } from './client-code-creation.scenarios.ts';

type Context = ContextFrom<typeof clientCodeCreationMachine>;
const isTaken = ({ from, step }: Edge<Context>, type: string) =>
  !isWorldStep(step) && step.type === type && from?.can(step) === true;
const isAt = ({ value }: Place<Context>, state: string) => JSON.stringify(value).includes(`"${state}"`);
const loadedBy = (edge: Edge<Context>): GetStageInfoAnswer | null =>
  isDone(edge, 'getStageInfo') && isWorldStep(edge.step) && edge.step.step === 'done'
    ? (edge.step.answer as GetStageInfoAnswer)
    : null;

interface Reviewed {
  readonly isShown: boolean;
  readonly mayCreate: boolean;
  readonly isTicked: boolean;
}

/** INV-33, INV-01: a creation requires a press by an operator, after the tick below the documents that it confirms. */
const onlyWhatWasConfirmed: Monitor<Context, Reviewed> = {
  name: 'INV-01 INV-33',
  start: { isShown: false, mayCreate: false, isTicked: false },
  step({ isShown, mayCreate, isTicked }, edge) {
    const start = startOf(edge, 'createClientCode');
    if (start) {
      if (!isTaken(edge, 'creation.submitted')) violated('a code is asked for unasked');
      if (!mayCreate) violated('a code is asked for that this client cannot get');
      if (!isTicked) violated('a code is asked for without the tick');
      if (!isShown) violated('a code is asked for over pictures that are not shown');
      if (edge.to.context.role !== 'operator') violated('a code is asked for by another than an operator');
      const { customer_id } = start.request as CreateClientCodeRequest;
      if (customer_id !== edge.to.context.customerId || customer_id.length <= CUSTOMER_ID_THRESHOLD)
        violated('a code is requested under an invalid id');
    }
    const loaded = loadedBy(edge);
    if (loaded) {
      const page = loaded.state_parameters ?? loaded;
      const read = page.id_information;
      const hasCome =
        [read?.pan, read?.aadhaar, read?.bank, read?.address, read?.general, read?.nominee].every(Array.isArray) &&
        [read?.pan_attachment_list ?? page.pan_attachment_list, read?.aadhaar_attachment_list].every(Array.isArray);
      const isReady = hasCome && page.login_kyc_verified === true && page.login_esign_verified === true;
      return { isShown: false, mayCreate: isReady && page.login_bse_clientcode_verified !== true, isTicked: false };
    }
    if (isTaken(edge, 'pictures.shown')) return { isShown: true, mayCreate, isTicked };
    if (isTaken(edge, 'confirmation.ticked')) return { isShown, mayCreate, isTicked: true };
    return { isShown, mayCreate, isTicked: isTicked && !isTaken(edge, 'confirmation.unticked') };
  },
};

/** No documents are requested under an invalid id. */
const asksForSomebody: Monitor<Context, null> = {
  name: 'INV-52',
  start: null,
  step(_, { starts, to }) {
    const id = to.context.customerId;
    if (starts.length > 0 && (id === null || !/^[\w-]{8,64}$/.test(id)))
      violated('documents are requested without a valid id');
    return null;
  },
};

/** The context contains documents only during their review. */
const documentsWhileReviewed: Monitor<Context, null> = {
  name: 'INV-55',
  start: null,
  step(_, { to }) {
    const isRead = isAt(to, 'reviewing') || to.value === 'creating';
    if (!isRead && Object.keys(to.context.stage).length > 0)
      violated('the context contains documents outside the review');
    return null;
  },
};

/** INV-57: a failure leaves documents and tick unchanged. */
const keepsTheReview: Monitor<Context, null> = {
  name: 'INV-57',
  start: null,
  step(_, edge) {
    if (failureAt(edge, 'createClientCode') && !isAt(edge.to, 'confirmed')) violated('a failure removes the tick');
    return null;
  },
};

describe('invariants', () => {
  const chart = clientCodeCreationMachine;
  const prove = proving(clientCodeCreationJourneys, clientCodeCreationWorld);
  for (const { title, run } of [
    ...prove(onlyWhatWasConfirmed, {
      'documents that did not come are reviewed': chart.provide({ guards: { hasNoDocuments: () => false } }),
      'pictures are not waited for': mutant(chart, 'reviewing.awaitingPictures', {
        on: { 'confirmation.ticked': 'confirmed' },
      }),
      'every client may be created': chart.provide({ guards: { mayCreate: () => true } }),
      'a tick is enough': mutant(chart, 'reviewing.unconfirmed', {
        on: { 'confirmation.ticked': { target: '#clientCodeCreation.creating', actions: 'nextSubmission' } },
      }),
      'no tick is needed': mutant(chart, 'reviewing.unconfirmed', {
        on: {
          'confirmation.ticked': 'confirmed',
          'creation.submitted': { target: '#clientCodeCreation.creating', actions: 'nextSubmission' },
        },
      }),
    }),
    ...prove(asksForSomebody, { 'every id counts as valid': chart.provide({ guards: { isCustomerIdInvalid: () => false } }) }),
    ...prove(oneAtATime<Context>(['createClientCode'], [{ type: 'creation.submitted' }]), {
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
    ...prove(documentsWhileReviewed, {
      'the documents are not cleared': chart.provide({ actions: { clearStage: () => undefined } }),
    }),
    ...prove(keepsTheReview, {
      'a refusal removes the tick': mutant(chart, 'creating', {
        invoke: {
          id: 'createClientCode',
          src: 'createClientCode',
          onDone: 'left',
          onError: { target: 'reviewing.unconfirmed', actions: { type: 'setNotice', params: lost } },
        },
      }),
    }),
    ...prove(saysWhatFailed<Context>(), {
      'a failure shows no notice': chart.provide({ actions: { setNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
