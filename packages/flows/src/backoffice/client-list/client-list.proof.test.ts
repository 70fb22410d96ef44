import type { UploadElogPhotoRequest } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, oneAtATime, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { isRefusal } from '../../kit/port.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Monitor } from '../../kit/walk.ts';
import { clientListMachine } from './client-list.machine.ts';
import { clientListJourneys, clientListWorld } from './client-list.scenarios.ts';

type Context = ContextFrom<typeof clientListMachine>;

/** A press by an operator uploads one photograph, of a client with a code and without FATCA. */
const onlyWhereItMayBe: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    const start = startOf(edge, 'uploadElogPhoto');
    if (!start || edge.from === null) return null;
    const { customer_id } = start.request as UploadElogPhotoRequest;
    const { step } = edge;
    if (isWorldStep(step) || step.type !== 'elog.submitted')
      return violated('a photograph is uploaded without a submit');
    if ((step as unknown as { customerId: string }).customerId !== customer_id)
      violated('the photograph of another client is uploaded');
    const client = edge.from.context.clients.find(({ _id }) => _id === customer_id);
    if (edge.from.context.role !== 'operator') violated('a photograph is uploaded by another role than operator');
    if (client?.login_bse_clientcode_verified !== true || client.login_bse_fatca_verified)
      violated('a photograph is uploaded for a client without Upload Elog');
    return null;
  },
};

/** INV-04: after a lost answer the same client uses the same key; in every other case the key is new. */
const goesOnWithItsKey: Monitor<Context, Readonly<Record<string, string>>> = {
  name: 'INV-04',
  start: {},
  step(lostKeys, edge) {
    const start = startOf(edge, 'uploadElogPhoto');
    if (start) {
      const { customer_id } = start.request as UploadElogPhotoRequest;
      const due = lostKeys[customer_id];
      if (due !== undefined && start.submission !== due) violated('a retry after a lost answer uses another key');
      if (due === undefined && Object.values(lostKeys).includes(start.submission ?? ''))
        violated('the key of another client is used');
      if (due === undefined && edge.from?.context.keys[customer_id] === start.submission)
        violated('a key with an answer is used again');
    }
    const id = edge.from?.context.uploading ?? '';
    const failure = failureAt(edge, 'uploadElogPhoto');
    if (failure && !isRefusal(failure)) return { ...lostKeys, [id]: edge.to.context.keys[id] ?? '' };
    if (!isDone(edge, 'uploadElogPhoto')) return lostKeys;
    return Object.fromEntries(Object.entries(lostKeys).filter(([lostId]) => lostId !== id));
  },
  key: (lostKeys) => Object.keys(lostKeys).sort(),
};

/** INV-32: only an accepted answer changes the list, or the loss of the permission; a failure leaves it unchanged. */
const changesByAnswers: Monitor<Context, null> = {
  name: 'INV-32',
  start: null,
  step(_, { from, step, to }) {
    if (from === null || from.context.clients === to.context.clients) return null;
    const isTold = isWorldStep(step) ? step.step === 'done' : step.type === 'clients.replaced';
    const isMessage = JSON.stringify(to.value).includes('"message"');
    if (!isTold && !isMessage) violated('the list changes without an answer');
    return null;
  },
};
const nobodyBehindTheMessage: Monitor<Context, null> = {
  name: 'INV-32 message',
  start: null,
  step(_, { to }) {
    if (JSON.stringify(to.value).includes('"message"') && to.context.clients.length > 0)
      violated('the context contains clients during the message');
    return null;
  },
};

describe('invariants', () => {
  const chart = clientListMachine;
  const prove = proving(clientListJourneys, clientListWorld);
  for (const { title, run } of [
    ...prove(onlyWhereItMayBe, {
      'every row has Upload Elog': chart.provide({ guards: { mayUpload: () => true } }),
    }),
    ...prove(oneAtATime<Context>(['uploadElogPhoto'], [{ type: 'elog.submitted', customerId: 'CUST00000004' }]), {
      'a second press restarts the call': mutant(chart, 'elog.uploading', {
        on: { 'elog.submitted': { guard: 'mayUpload', target: 'uploading', reenter: true, actions: 'setUpload' } },
      }),
    }),
    ...prove(goesOnWithItsKey, {
      'a lost answer is not recorded': chart.provide({
        actions: { setUploadFailure: assign((_, { notice }) => ({ uploading: null, notice })) },
      }),
    }),
    ...prove(changesByAnswers, {
      'a failure clears the list': chart.provide({
        actions: { setNotice: assign((_, { notice }) => ({ notice, clients: [] })) },
      }),
    }),
    ...prove(nobodyBehindTheMessage, {
      'the clients are not cleared': chart.provide({
        actions: { setMessage: assign((_, { text }) => ({ message: text })) },
      }),
    }),
    ...prove(
      saysWhatFailed<Context>(({ failed, message, notice }) => failed !== null || message !== '' || notice !== null),
      {
        'a failed upload shows no notice': chart.provide({
          actions: { setUploadFailure: assign({ uploading: null }) },
        }),
      },
    ),
  ])
    test(title, run);
});
