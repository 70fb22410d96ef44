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

/** One press of an operator hands one photograph in, of a client with a code and without FATCA. */
const onlyWhereItMayBe: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    const start = startOf(edge, 'uploadElogPhoto');
    if (!start || edge.from === null) return null;
    const { customer_id } = start.request as UploadElogPhotoRequest;
    const { step } = edge;
    if (isWorldStep(step) || step.type !== 'elog.submitted') return violated('a photograph is handed in unasked');
    if ((step as unknown as { customerId: string }).customerId !== customer_id) violated('that of another client');
    const client = edge.from.context.clients.find(({ _id }) => _id === customer_id);
    if (edge.from.context.role !== 'operator') violated('by another than an operator');
    if (client?.login_bse_clientcode_verified !== true || client.login_bse_fatca_verified)
      violated('where it may not be');
    return null;
  },
};

/** INV-04: after a lost answer the same client goes on with its key, in every other case the key is new. */
const goesOnWithItsKey: Monitor<Context, Readonly<Record<string, string>>> = {
  name: 'INV-04',
  start: {},
  step(lostKeys, edge) {
    const start = startOf(edge, 'uploadElogPhoto');
    if (start) {
      const { customer_id } = start.request as UploadElogPhotoRequest;
      const due = lostKeys[customer_id];
      if (due !== undefined && start.submission !== due) violated('a lost upload is sent under another key');
      if (due === undefined && Object.values(lostKeys).includes(start.submission ?? ''))
        violated('the key of another client is used');
      if (due === undefined && edge.from?.context.keys[customer_id] === start.submission)
        violated('a key that was answered is used again');
    }
    const id = edge.from?.context.uploading ?? '';
    const failure = failureAt(edge, 'uploadElogPhoto');
    if (failure && !isRefusal(failure)) return { ...lostKeys, [id]: edge.to.context.keys[id] ?? '' };
    if (!isDone(edge, 'uploadElogPhoto')) return lostKeys;
    return Object.fromEntries(Object.entries(lostKeys).filter(([lostId]) => lostId !== id));
  },
  key: (lostKeys) => Object.keys(lostKeys).sort(),
};

/** INV-32: the list changes by an answer that is accepted, or goes with the right to it; a failure leaves it. */
const changesByAnswers: Monitor<Context, null> = {
  name: 'INV-32',
  start: null,
  step(_, { from, step, to }) {
    if (from === null || from.context.clients === to.context.clients) return null;
    const isTold = isWorldStep(step) ? step.step === 'done' : step.type === 'clients.replaced';
    const isMessage = JSON.stringify(to.value).includes('"message"');
    if (!isTold && !isMessage) violated('the list changes without being told');
    return null;
  },
};
const nobodyBehindTheMessage: Monitor<Context, null> = {
  name: 'message mode',
  start: null,
  step(_, { to }) {
    if (JSON.stringify(to.value).includes('"message"') && to.context.clients.length > 0)
      violated('clients stand behind the message');
    return null;
  },
};

describe('invariants', () => {
  const chart = clientListMachine;
  const prove = proving(clientListJourneys, clientListWorld);
  for (const { title, run } of [
    ...prove(onlyWhereItMayBe, {
      'every row has it': chart.provide({ guards: { mayUpload: () => true } }),
    }),
    ...prove(oneAtATime<Context>(['uploadElogPhoto'], [{ type: 'elog.submitted', customerId: 'CUST00000004' }]), {
      'a second press counts': mutant(chart, 'elog.uploading', {
        on: { 'elog.submitted': { guard: 'mayUpload', target: 'uploading', reenter: true, actions: 'takeUpload' } },
      }),
    }),
    ...prove(goesOnWithItsKey, {
      'a lost answer is forgotten': chart.provide({
        actions: { keepUploadFailure: assign((_, { notice }) => ({ uploading: null, notice })) },
      }),
    }),
    ...prove(changesByAnswers, {
      'a failure empties it': chart.provide({
        actions: { keepNotice: assign((_, { notice }) => ({ notice, clients: [] })) },
      }),
    }),
    ...prove(nobodyBehindTheMessage, {
      'they stay': chart.provide({ actions: { keepMessage: assign((_, { text }) => ({ message: text })) } }),
    }),
    ...prove(
      saysWhatFailed<Context>(({ failed, message, notice }) => failed !== null || message !== '' || notice !== null),
      {
        'an upload fails in silence': chart.provide({ actions: { keepUploadFailure: assign({ uploading: null }) } }),
      },
    ),
  ])
    test(title, run);
});
