import type { GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, expect, test } from 'vitest';
import { flowContract } from '../../kit/contract.ts';
import { isWorldStep } from '../../kit/journey.ts';
import { failureAt, isDone, oneAtATime, sameKeyAfterLostAnswer, saysWhatFailed, startOf } from '../../kit/monitors.ts';
import { mutant } from '../../kit/mutant.ts';
import { failed } from '../../kit/notice.ts';
import { violated, walk, type Edge, type Monitor, type Place } from '../../kit/walk.ts';
import type { EsignOutcome, EsignRequest, Signature } from './index.ts';
import { esignKycMachine } from './esign-kyc.machine.ts';
import { isApproved, isSigned, pageStateOf, verificationOf } from './esign-kyc.rules.ts';
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

const proofOf = <Memory>(monitor: Monitor<Context, Memory>) => ({
  name: monitor.name,
  on: (machine: typeof esignKycMachine) =>
    walk({ ...esignKycJourneys, flow: { ...esignKycJourneys.flow, machine } }, esignKycWorld, monitor),
});
const inv01 = proofOf(startedByTheUser);
const submits = [{ type: 'signing.started' }, { type: 'verification.retried' }] as const;
// One after the other is what INV-01 allows: the verification of what was just signed.
const inv03 = proofOf(oneAtATime<Context>(['openEsignWidget'], submits));
const inv03Verifying = proofOf(oneAtATime<Context>(['verifyStage'], submits));
// A signature given anew is another draft, whatever it says.
const bySignature = sameKeyAfterLostAnswer<Context>('verifyStage', (request) => request);
const inv04 = proofOf<Parameters<typeof bySignature.step>[0]>({
  ...bySignature,
  step: (last, edge) => bySignature.step(last && isAt(edge.to, 'signing') ? { ...last, isLost: false } : last, edge),
});
const inv40 = proofOf(onlyWhatWasSigned);
const inv41 = proofOf(finishedOnlyWhenVerified);
const inv58 = proofOf(waits);
const inv60 = proofOf(says);
const kept = proofOf(signatureNotKept);

describe('contract', () => {
  for (const { title, run } of flowContract(esignKycJourneys, esignKycWorld)) test(title, run);
});

describe('invariants', () => {
  test.each([inv01, inv03, inv03Verifying, inv04, inv40, inv41, inv58, inv60, kept])('$name holds', ({ on }) => {
    expect(on(esignKycMachine).states).toBeGreaterThan(20);
  });

  const chart = esignKycMachine;
  test.each([
    {
      proof: inv01,
      because: 'a tick opens the widget',
      faulty: mutant(chart, 'consenting.unticked', { on: { 'consent.given': '#esignKyc.signing' } }),
    },
    {
      proof: inv03,
      because: 'the widget is opened twice',
      faulty: mutant(chart, 'signing', { on: { 'signing.started': { target: 'signing', reenter: true } } }),
    },
    {
      proof: inv03Verifying,
      because: 'a retry is taken while the answer is awaited',
      faulty: mutant(chart, 'verifying', { on: { 'verification.retried': { target: 'verifying', reenter: true } } }),
    },
    {
      proof: inv04,
      because: 'a retry is another submission',
      faulty: chart.provide({ actions: { keepNotice: assign((_, { notice }) => ({ notice })) } }),
    },
    {
      proof: inv40,
      because: 'no id is needed',
      faulty: chart.provide({ guards: { hasEsignId: () => true } }),
    },
    {
      proof: inv40,
      because: 'a withdrawn consent still counts',
      faulty: mutant(chart, 'consenting.unticked', {
        on: { 'consent.given': 'ticked', 'signing.started': '#esignKyc.signing' },
      }),
    },
    {
      proof: inv40,
      because: 'an old signature is sent again',
      faulty: chart.provide({
        actions: {
          keepSignature: assign(({ context }) => ({
            signature: context.signature ?? verificationOf({}).esign_response,
          })),
        },
      }),
    },
    {
      proof: inv41,
      because: 'a lost answer counts as verified',
      faulty: mutant(chart, 'verifying', {
        invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'awaitingApproval', onError: 'awaitingApproval' },
      }),
    },
    {
      proof: inv58,
      because: 'an open widget cannot be left',
      faulty: mutant(chart, 'signing', { on: {} }),
    },
    {
      proof: inv60,
      because: 'a widget error is silent',
      faulty: chart.provide({ actions: { keepNotice: () => undefined } }),
    },
    {
      proof: inv60,
      because: 'a cancelled signature complains',
      faulty: mutant(chart, 'signing', {
        exit: { type: 'keepNotice', params: failed({ event: { error: null } }) },
      }),
    },
    {
      proof: kept,
      because: 'a verified signature stays',
      faulty: chart.provide({ actions: { forgetSignature: () => undefined } }),
    },
  ])('$proof.name fails when $because', ({ proof, faulty }) => {
    expect(() => proof.on(faulty)).toThrow(proof.name);
  });
});
