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
  readonly mayCreate: boolean;
  readonly isTicked: boolean;
}

/** INV-33, INV-01: one press, of an operator, on a tick that was set below the documents it is about. */
const onlyWhatWasConfirmed: Monitor<Context, Reviewed> = {
  name: 'INV-01 INV-33',
  start: { mayCreate: false, isTicked: false },
  step({ mayCreate, isTicked }, edge) {
    const start = startOf(edge, 'createClientCode');
    if (start) {
      if (!isTaken(edge, 'creation.submitted')) violated('a code is asked for unasked');
      if (!mayCreate) violated('a code is asked for that this client cannot get');
      if (!isTicked) violated('a code is asked for without the tick');
      if (edge.to.context.role !== 'operator') violated('a code is asked for by another than an operator');
      const { customer_id } = start.request as CreateClientCodeRequest;
      if (customer_id !== edge.to.context.customerId || customer_id.length <= CUSTOMER_ID_THRESHOLD)
        violated('a code is asked for under an id that is none');
    }
    const loaded = loadedBy(edge);
    if (loaded) {
      const page = loaded.state_parameters ?? loaded;
      const isReady = page.login_kyc_verified === true && page.login_esign_verified === true;
      return { mayCreate: isReady && page.login_bse_clientcode_verified !== true, isTicked: false };
    }
    if (isTaken(edge, 'confirmation.ticked')) return { mayCreate, isTicked: true };
    return { mayCreate, isTicked: isTicked && !isTaken(edge, 'confirmation.unticked') };
  },
};

/** Nobody is asked for documents under an id that is none. */
const asksForSomebody: Monitor<Context, null> = {
  name: 'INV-52',
  start: null,
  step(_, { starts, to }) {
    const id = to.context.customerId;
    if (starts.length > 0 && (id === null || !/^[\w-]{8,64}$/.test(id)))
      violated('somebody is asked for without an id');
    return null;
  },
};

/** A person's documents are there while they are reviewed, and at no other time. */
const documentsWhileReviewed: Monitor<Context, null> = {
  name: 'INV-55',
  start: null,
  step(_, { to }) {
    const isRead = isAt(to, 'reviewing') || to.value === 'creating';
    if (!isRead && Object.keys(to.context.stage).length > 0) violated('documents are kept that nobody reads');
    return null;
  },
};

/** INV-57: what fails leaves documents and tick. */
const keepsTheReview: Monitor<Context, null> = {
  name: 'INV-57',
  start: null,
  step(_, edge) {
    if (failureAt(edge, 'createClientCode') && !isAt(edge.to, 'confirmed')) violated('a failure takes the tick away');
    return null;
  },
};

describe('invariants', () => {
  const chart = clientCodeCreationMachine;
  const prove = proving(clientCodeCreationJourneys, clientCodeCreationWorld);
  for (const { title, run } of [
    ...prove(onlyWhatWasConfirmed, {
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
    ...prove(asksForSomebody, { 'every id is one': chart.provide({ guards: { isNobody: () => false } }) }),
    ...prove(oneAtATime<Context>(['createClientCode'], [{ type: 'creation.submitted' }]), {
      'a second press counts': mutant(chart, 'creating', {
        on: { 'creation.submitted': { target: 'creating', reenter: true } },
      }),
    }),
    ...prove(
      sameKeyAfterLostAnswer<Context>('createClientCode', (request) => request),
      {
        'a lost answer is forgotten': chart.provide({
          actions: { keepNotice: assign((_, { notice }) => ({ notice })) },
        }),
      },
    ),
    ...prove(documentsWhileReviewed, {
      'they stay': chart.provide({ actions: { forgetStage: () => undefined } }),
    }),
    ...prove(keepsTheReview, {
      'a refusal unticks': mutant(chart, 'creating', {
        invoke: {
          id: 'createClientCode',
          src: 'createClientCode',
          onDone: 'left',
          onError: { target: 'reviewing.unconfirmed', actions: { type: 'keepNotice', params: lost } },
        },
      }),
    }),
    ...prove(saysWhatFailed<Context>(), {
      'a failure is silent': chart.provide({ actions: { keepNotice: () => undefined } }),
    }),
  ])
    test(title, run);
});
