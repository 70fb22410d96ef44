import type { GetStageInfoAnswer } from '@folioflow/api/contract';
import { assign, type ContextFrom } from 'xstate';
import { describe, test } from 'vitest';
import { flowContract } from '../../model-testing/contract.ts';
import { isWorldStep } from '../../model-testing/journey.ts';
import {
  portFailure,
  isPortDone,
  noConcurrentCalls,
  sameKeyAfterLostAnswer,
  everyFailureShown,
  startedCall,
} from '../../model-testing/monitors.ts';
import { mutant } from '../../model-testing/mutant.ts';
import { failureNotice } from '../../kit/notice.ts';
import { createProver } from '../../model-testing/create-prover.ts';
import { throwViolation, type Edge, type Monitor, type MonitoredSnapshot } from '../../model-testing/walk.ts';
import type { EsignOutcome, EsignRequest, EsignWidgetResponse } from './esign-kyc.types.ts';
import { esignKycMachine } from './esign-kyc.machine.ts';
import { esignRequestOf, isSigned, pageStateOf, verifyEsignRequest } from './esign-kyc.rules.ts';
import { hasSections, isClientCodeApproved } from '../stage.ts';
import { esignKycJourneys, esignKycWorld } from './esign-kyc.scenarios.ts';

type Context = ContextFrom<typeof esignKycMachine>;
const isInState = (place: MonitoredSnapshot<Context> | null, ...roots: readonly string[]) =>
  roots.some((root) => JSON.stringify(place?.value ?? null).includes(`"${root}"`));
/** True for an event of the user that the chart accepts. */
const isEventAccepted = ({ from, step }: Edge<Context>, type: string) =>
  'type' in step && step.type === type && from?.can(step) === true;

/** Returns the answer of the widget in this step. */
const widgetAnswer = (edge: Edge<Context>): EsignOutcome | null =>
  isPortDone(edge, 'openEsignWidget') && isWorldStep(edge.step) && edge.step.step === 'done'
    ? (edge.step.answer as EsignOutcome)
    : null;
const sentSignature = (edge: Edge<Context>): EsignWidgetResponse | null => {
  const start = startedCall(edge, 'verifyStage');
  return start ? (start.request as { esign_response: EsignWidgetResponse }).esign_response : null;
};
const isDeepEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const callsNeedUserEvent: Monitor<Context, null> = {
  name: 'INV-01',
  start: null,
  step(_, edge) {
    if (startedCall(edge, 'openEsignWidget') && !isEventAccepted(edge, 'signing.started'))
      throwViolation('the widget opens without a press');
    if (
      startedCall(edge, 'verifyStage') &&
      widgetAnswer(edge)?.kind !== 'signed' &&
      !isEventAccepted(edge, 'verification.retried')
    )
      throwViolation('a stage is verified neither after a signature nor by a retry');
    return null;
  },
};

const verifiesLastSignature: Monitor<Context, { consent: boolean; signature: EsignWidgetResponse | null }> = {
  name: 'INV-40',
  start: { consent: false, signature: null },
  step({ consent, signature }, edge) {
    const hasConsent =
      isEventAccepted(edge, 'consent.given') || (consent && !isEventAccepted(edge, 'consent.withdrawn'));
    const opening = startedCall(edge, 'openEsignWidget');
    if (opening && !hasConsent) throwViolation('the widget opens without consent');
    if (opening && (opening.request as EsignRequest).id === '') throwViolation('the widget opens without an id');
    if (opening && !hasSections(edge.to.context.stage)) throwViolation('the widget opens without the record');
    const answer = widgetAnswer(edge);
    if (answer?.kind === 'cancelled' && edge.starts.length > 0) throwViolation('a cancelled widget starts a call');
    const last = answer?.kind === 'signed' ? answer.signature : signature;
    const sent = sentSignature(edge);
    if (sent !== null && !isDeepEqual(sent, last)) throwViolation('another signature than the last one is verified');
    return { consent: hasConsent && !isInState(edge.to, 'loading'), signature: last };
  },
};

/** The stage has no next one; it must not be shown as finished too early. */
const finishedOnlyWhenVerified: Monitor<Context, { isFinished: boolean }> = {
  name: 'INV-41',
  start: { isFinished: false },
  step(before, edge) {
    const loaded =
      isPortDone(edge, 'getStageInfo') && isWorldStep(edge.step) && edge.step.step === 'done'
        ? pageStateOf(edge.step.answer as GetStageInfoAnswer)
        : null;
    const isFinished =
      loaded === null
        ? before.isFinished || isPortDone(edge, 'verifyStage')
        : isSigned(loaded) || isClientCodeApproved(loaded);
    if (isInState(edge.to, 'awaitingApproval', 'approved') && !isFinished)
      throwViolation('an unsigned stage counts as finished');
    if (isInState(edge.to, 'approved') && !isClientCodeApproved(edge.to.context.stage))
      throwViolation('an unapproved stage is shown as approved');
    return { isFinished };
  },
};

const openWidgetCanBeLeft: Monitor<Context, null> = {
  name: 'INV-58',
  start: null,
  step(_, edge) {
    if (isInState(edge.to, 'signing') && !edge.to.can({ type: 'signing.abandoned' }))
      throwViolation('an open widget cannot be left');
    if (portFailure(edge) && edge.to.hasTag('busy')) throwViolation('a failure keeps the page waiting');
    return null;
  },
};

const failureMonitor = everyFailureShown<Context>();
const failureShownUnlessCancelled: typeof failureMonitor = {
  ...failureMonitor,
  step(memory, edge) {
    if (widgetAnswer(edge)?.kind === 'cancelled' && (edge.to.context.notice !== null || edge.sentEvents.length > 0))
      throwViolation('a cancelled signature raises a notice');
    return failureMonitor.step(memory, edge);
  },
};

/** Only the states that wait for the verification have a signature in the context. */
const signatureClearedAfterVerification: Monitor<Context, null> = {
  name: 'signature not stored',
  start: null,
  step(_, { to }) {
    if (to.context.signature !== null && !isInState(to, 'verifying', 'signedUnverified'))
      throwViolation('a signature outlives its verification');
    return null;
  },
};

const submitEvents = [{ type: 'signing.started' }, { type: 'verification.retried' }] as const;
// INV-01 allows the verification after a signature. A new signature is another draft, even with the same content.
const keyPerSignature = sameKeyAfterLostAnswer<Context>('verifyStage', (request) => request);

describe('contract', () => {
  for (const { title, run } of flowContract(esignKycJourneys, esignKycWorld)) test(title, run);
});

describe('invariants', () => {
  const chart = esignKycMachine;
  const prove = createProver(esignKycJourneys, esignKycWorld);
  for (const { title, run } of [
    ...prove(callsNeedUserEvent, {
      'a tick opens the widget': mutant(chart, 'consenting.unticked', { on: { 'consent.given': '#esignKyc.signing' } }),
    }),
    ...prove(noConcurrentCalls<Context>(['openEsignWidget'], submitEvents), {
      'the widget is opened twice': mutant(chart, 'signing', {
        on: { 'signing.started': { target: 'signing', reenter: true } },
      }),
    }),
    ...prove(noConcurrentCalls<Context>(['verifyStage'], submitEvents), {
      'a retry is accepted while the answer is pending': mutant(chart, 'verifying', {
        on: { 'verification.retried': { target: 'verifying', reenter: true } },
      }),
    }),
    ...prove(
      {
        ...keyPerSignature,
        step: (last, edge) =>
          keyPerSignature.step(last && isInState(edge.to, 'signing') ? { ...last, isLost: false } : last, edge),
      },
      {
        'a retry has another key': chart.provide({
          actions: { setNotice: assign((_, { notice }) => ({ notice })) },
        }),
      },
    ),
    ...prove(verifiesLastSignature, {
      'an id is not required': chart.provide({
        guards: { isDocumentReady: ({ context }) => hasSections(context.stage) },
      }),
      'a record is not required': chart.provide({
        guards: { isDocumentReady: ({ context }) => esignRequestOf(context.stage).id !== '' },
      }),
      'a withdrawn consent still counts': mutant(chart, 'consenting.unticked', {
        on: { 'consent.given': 'ticked', 'signing.started': '#esignKyc.signing' },
      }),
      'an old signature is sent again': chart.provide({
        actions: {
          setSignature: assign(({ context }) => ({
            signature: context.signature ?? verifyEsignRequest({}).esign_response,
          })),
        },
      }),
    }),
    ...prove(finishedOnlyWhenVerified, {
      'a lost answer counts as verified': mutant(chart, 'verifying', {
        invoke: { id: 'verifyStage', src: 'verifyStage', onDone: 'awaitingApproval', onError: 'awaitingApproval' },
      }),
    }),
    ...prove(openWidgetCanBeLeft, { 'an open widget cannot be left': mutant(chart, 'signing', { on: {} }) }),
    ...prove(failureShownUnlessCancelled, {
      'a widget error is silent': chart.provide({ actions: { setNotice: () => undefined } }),
      'a cancelled signature raises a notice': mutant(chart, 'signing', {
        exit: { type: 'setNotice', params: failureNotice({ event: { error: null } }) },
      }),
    }),
    ...prove(signatureClearedAfterVerification, {
      'a verified signature stays': chart.provide({ actions: { clearSignature: () => undefined } }),
    }),
  ])
    test(title, run);
});
