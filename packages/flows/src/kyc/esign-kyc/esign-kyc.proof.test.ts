import type { GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { failed } from '../../kit/notice.ts';
import { proving } from '../../kit/proving.ts';
import { violated, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import type { EsignOutcome, EsignRequest, Signature } from './index.ts';
import { esignKycMachine } from './esign-kyc.machine.ts';
import { isSigned, pageStateOf, verificationOf } from './esign-kyc.rules.ts';
import { isApproved } from '../stage.ts';
import { esignKycJourneys, esignKycWorld } from './esign-kyc.scenarios.ts';

type Context = ContextFrom<typeof esignKycMachine>;
const isAt = (place: Place<Context> | null, ...roots: readonly string[]) =>
  roots.some((root) => JSON.stringify(place?.value ?? null).includes(`"${root}"`));
/** An event of the user that the chart accepted. */
const isEvent = ({ from, step }: Edge<Context>, type: string) =>
  'type' in step && step.type === type && from?.can(step) === true;

/** What the widget answered in this step. */
const widgetAnswer = (edge: Edge<Context>): EsignOutcome | null =>
  isDone(edge, 'openEsignWidget') && isWorldStep(edge.step) && edge.step.step === 'done'
    ? (edge.step.answer as EsignOutcome)
    : null;
const sentSignature = (edge: Edge<Context>): Signature | null => {
  const start = startOf(edge, 'verifyStage');
  return start ? (start.request as { esign_response: Signature }).esign_response : null;
};
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const startedByTheUser: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    if (startOf(edge, 'openEsignWidget') && !isEvent(edge, 'signing.started'))
      violated('the widget opens without being asked for');
    if (startOf(edge, 'verifyStage') && widgetAnswer(edge)?.kind !== 'signed' && !isEvent(edge, 'verification.retried'))
      violated('a stage is verified neither after a signature nor by a retry');
    return null;
  },
};

const onlyWhatWasSigned: Monitor<Context, { consent: boolean; signature: Signature | null }> = {
  name: 'INV-40',
  start: { consent: false, signature: null },
  step({ consent, signature }, edge) {
    const given = isEvent(edge, 'consent.given') || (consent && !isEvent(edge, 'consent.withdrawn'));
    const opening = startOf(edge, 'openEsignWidget');
    if (opening && !given) violated('the widget opens without consent');
    if (opening && (opening.request as EsignRequest).id === '') violated('the widget opens without an id');
    const answer = widgetAnswer(edge);
    if (answer?.kind === 'cancelled' && edge.starts.length > 0) violated('a cancelled widget starts something');
    const last = answer?.kind === 'signed' ? answer.signature : signature;
    const sent = sentSignature(edge);
    if (sent !== null && !isSame(sent, last)) violated('something else than the last signature is verified');
    return { consent: given && !isAt(edge.to, 'loading'), signature: last };
  },
};

/** There is no next stage; what must not be said before its time is that this one is finished. */
const finishedOnlyWhenVerified: Monitor<Context, { isFinished: boolean }> = {
  name: 'INV-41',
  start: { isFinished: false },
  step(before, edge) {
    const loaded =
      isDone(edge, 'getStageInfo') && isWorldStep(edge.step) && edge.step.step === 'done'
        ? pageStateOf(edge.step.answer as GetStageInfoAnswer)
        : null;
    const isFinished =
      loaded === null ? before.isFinished || isDone(edge, 'verifyStage') : isSigned(loaded) || isApproved(loaded);
    if (isAt(edge.to, 'awaitingApproval', 'approved') && !isFinished) violated('an unsigned stage is called finished');
    if (isAt(edge.to, 'approved') && !isApproved(edge.to.context.stage)) violated('approval is said without it');
    return { isFinished };
  },
};

const waits: Monitor<Context, null> = {
  name: 'INV-58',
  start: null,
  step(_, edge) {
    if (isAt(edge.to, 'signing') && !edge.to.can({ type: 'signing.abandoned' }))
      violated('an open widget cannot be left');
    if (failureAt(edge) && edge.to.hasTag('busy')) violated('a failure keeps the page waiting');
    return null;
  },
};

const whatFailed = saysWhatFailed<Context>();
const says: typeof whatFailed = {
  ...whatFailed,
  step(memory, edge) {
    if (widgetAnswer(edge)?.kind === 'cancelled' && (edge.to.context.notice !== null || edge.told.length > 0))
      violated('a cancelled signature says something');
    return whatFailed.step(memory, edge);
  },
};

/** Nothing else than the state that awaits its verification holds a signature. */
const signatureNotKept: Monitor<Context, null> = {
  name: 'never kept',
  start: null,
  step(_, { to }) {
    if (to.context.signature !== null && !isAt(to, 'verifying', 'signedUnverified'))
      violated('a signature outlives its verification');
    return null;
  },
};

const submits = [{ type: 'signing.started' }, { type: 'verification.retried' }] as const;
// One after the other is what INV-01 allows: the verification of what was just signed.
// A signature given anew is another draft, whatever it says.
const bySignature = sameKeyAfterLostAnswer<Context>('verifyStage', (request) => request);

describe('contract', () => {
  for (const { title, run } of flowContract(esignKycJourneys, esignKycWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = esignKycMachine;
  const prove = proving(esignKycJourneys, esignKycWorld);
  for (const { title, run } of [
    ...prove(startedByTheUser, {
      'a tick opens the widget': mutant(chart, 'consenting.unticked', { on: { 'consent.given': '#esignKyc.signing' } }),
    }),
    ...prove(oneAtATime<Context>(['openEsignWidget'], submits), {
      'the widget is opened twice': mutant(chart, 'signing', {
        on: { 'signing.started': { target: 'signing', reenter: true } },
      }),
    }),
    ...prove(oneAtATime<Context>(['verifyStage'], submits), {
      'a retry is taken while the answer is awaited': mutant(chart, 'verifying', {
        on: { 'verification.retried': { target: 'verifying', reenter: true } },
      }),
    }),
    ...prove(
      {
        ...bySignature,
        step: (last, edge) =>
          bySignature.step(last && isAt(edge.to, 'signing') ? { ...last, isLost: false } : last, edge),
      },
      {
        'a retry is another submission': chart.provide({
          actions: { setNotice: assign((_, { notice }) => ({ notice })) },
        }),
      },
    ),
    ...prove(onlyWhatWasSigned, {
      'no id is needed': chart.provide({ guards: { hasEsignId: () => true } }),
      'a withdrawn consent still counts': mutant(chart, 'consenting.unticked', {
        on: { 'consent.given': 'ticked', 'signing.started': '#esignKyc.signing' },
      }),
      'an old signature is sent again': chart.provide({
        actions: {
          setSignature: assign(({ context }) => ({
            signature: context.signature ?? verificationOf({}).esign_response,
          })),
        },
      }),
    }),
    ...prove(finishedOnlyWhenVerified, {
      'a lost answer counts as verified': mutant(chart, 'verifying', {
        invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'awaitingApproval', onError: 'awaitingApproval' },
      }),
    }),
    ...prove(waits, { 'an open widget cannot be left': mutant(chart, 'signing', { on: {} }) }),
    ...prove(says, {
      'a widget error is silent': chart.provide({ actions: { setNotice: () => undefined } }),
      'a cancelled signature complains': mutant(chart, 'signing', {
        exit: { type: 'setNotice', params: failed({ event: { error: null } }) },
      }),
    }),
    ...prove(signatureNotKept, {
      'a verified signature stays': chart.provide({ actions: { clearSignature: () => undefined } }),
    }),
  ])
    test(title, run);
});
