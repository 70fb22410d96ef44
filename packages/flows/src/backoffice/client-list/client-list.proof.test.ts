import type { UploadElogPhotoRequest } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../model-testing/journey.ts';
import {
  portFailure,
  isPortDone,
  noConcurrentCalls,
  everyFailureShown,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { flowContract } from '../../model-testing/contract.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Monitor } from '../../model-testing/walk.ts';
import { clientListMachine } from './client-list.machine.ts';
import { clientListJourneys, clientListWorld } from './client-list.scenarios.ts';

type Context = ContextFrom<typeof clientListMachine>;

/** A press by an operator uploads one photograph, of a client with a code and without FATCA. */
const uploadOnlyWherePermitted: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    const start = startedCall(edge, 'uploadElogPhoto');
    if (!start || edge.from === null) return null;
    const { customer_id } = start.request as UploadElogPhotoRequest;
    const { step } = edge;
    if (isWorldStep(step) || step.type !== 'elog.submitted')
      return throwViolation('a photograph is uploaded without a submit');
    if ((step as unknown as { customerId: string }).customerId !== customer_id)
      throwViolation('the photograph of another client is uploaded');
    const client = edge.from.context.clients.find(({ _id }) => _id === customer_id);
    if (edge.from.context.role !== 'operator') throwViolation('a photograph is uploaded by another role than operator');
    if (client?.login_bse_clientcode_verified !== true || client.login_bse_fatca_verified)
      throwViolation('a photograph is uploaded for a client without Upload Elog');
    return null;
  },
};

/** INV-04: after a lost answer the same client uses the same key; in every other case the key is new. */
const sameUploadKeyAfterLostAnswer: Monitor<Context, Readonly<Record<string, string>>> = {
  name: 'INV-04',
  start: {},
  step(lostKeys, edge) {
    const start = startedCall(edge, 'uploadElogPhoto');
    if (start) {
      const { customer_id } = start.request as UploadElogPhotoRequest;
      const due = lostKeys[customer_id];
      if (due !== undefined && start.submission !== due) throwViolation('a retry after a lost answer uses another key');
      if (due === undefined && Object.values(lostKeys).includes(start.submission ?? ''))
        throwViolation('the key of another client is used');
      if (due === undefined && edge.from?.context.uploadKeys[customer_id] === start.submission)
        throwViolation('a key with an answer is used again');
    }
    const id = edge.from?.context.uploadingId ?? '';
    const failure = portFailure(edge, 'uploadElogPhoto');
    if (failure && !isRefusal(failure)) return { ...lostKeys, [id]: edge.to.context.uploadKeys[id] ?? '' };
    if (!isPortDone(edge, 'uploadElogPhoto')) return lostKeys;
    return Object.fromEntries(Object.entries(lostKeys).filter(([lostId]) => lostId !== id));
  },
  key: (lostKeys) => Object.keys(lostKeys).sort(),
};

/** INV-32: only an accepted answer changes the list, or the loss of the permission; a failure leaves it unchanged. */
const listChangesOnlyByAnswer: Monitor<Context, null> = {
  name: 'INV-32',
  start: null,
  step(_, { from, step, to }) {
    if (from === null || from.context.clients === to.context.clients) return null;
    const isAnswered = isWorldStep(step) ? step.step === 'done' : step.type === 'clients.replaced';
    const isMessage = JSON.stringify(to.value).includes('"message"');
    if (!isAnswered && !isMessage) throwViolation('the list changes without an answer');
    return null;
  },
};
const noClientsDuringMessage: Monitor<Context, null> = {
  name: 'INV-32 message',
  start: null,
  step(_, { to }) {
    if (JSON.stringify(to.value).includes('"message"') && to.context.clients.length > 0)
      throwViolation('the context contains clients during the message');
    return null;
  },
};

describe('contract', () => {
  for (const { title, run } of flowContract(clientListJourneys, clientListWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = clientListMachine;
  const prove = createProver(clientListJourneys, clientListWorld);
  for (const { title, run } of [
    ...prove(uploadOnlyWherePermitted, {
      'every row has Upload Elog': chart.provide({ guards: { canUploadElog: () => true } }),
    }),
    ...prove(
      noConcurrentCalls<Context>(['uploadElogPhoto'], [{ type: 'elog.submitted', customerId: 'CUST00000004' }]),
      {
        'a second press restarts the call': mutant(chart, 'elog.uploading', {
          on: {
            'elog.submitted': {
              guard: 'canUploadElog',
              target: 'uploading',
              reenter: true,
              actions: 'setUploadingClient',
            },
          },
        }),
      },
    ),
    ...prove(sameUploadKeyAfterLostAnswer, {
      'a lost answer is not recorded': chart.provide({
        actions: { recordUploadFailure: assign((_, { notice }) => ({ uploadingId: null, notice })) },
      }),
    }),
    ...prove(listChangesOnlyByAnswer, {
      'a failure clears the list': chart.provide({
        actions: { setNotice: assign((_, { notice }) => ({ notice, clients: [] })) },
      }),
    }),
    ...prove(noClientsDuringMessage, {
      'the clients are not cleared': chart.provide({
        actions: { setMessageInsteadOfClients: assign((_, { text }) => ({ message: text })) },
      }),
    }),
    ...prove(
      everyFailureShown<Context>(
        ({ failedUpload, message, notice }) => failedUpload !== null || message !== '' || notice !== null,
      ),
      {
        'a failed upload shows no notice': chart.provide({
          actions: { recordUploadFailure: assign({ uploadingId: null }) },
        }),
      },
    ),
  ])
    test(title, run);
});
