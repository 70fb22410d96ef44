import type { StageResponse } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice, submissionFailureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { port, isProviderRefusal } from '../../kit/port.ts';
import { submissionActions } from '../../kit/submission-actions.ts';
import { initialSubmission } from '../../kit/submission-key.ts';
import {
  esignRequestOf,
  isDocumentReady,
  isSigned,
  pageStateOf,
  pageStateAfterSignature,
  verifyEsignRequest,
} from './esign-kyc.rules.ts';
import { isClientCodeApproved } from '../stage.ts';
import type {
  EsignKycChart,
  EsignOutcome,
  EsignRequest,
  EsignWidgetResponse,
  VerifyEsignRequest,
} from './esign-kyc.types.ts';

export const esignKycMachine = setup({
  types: {} as EsignKycChart,
  actors: {
    getStageInfo: operationPort('getStageInfo'),
    /** ON-368, ON-369, OM-321. */
    openEsignWidget: port<EsignRequest, EsignOutcome>('openEsignWidget'),
    verifyStage: operationPort<'verifyStage', VerifyEsignRequest>('verifyStage'),
  },
  guards: {
    /** ON-373. */
    isClientCodeApproved: (_, answer: StageResponse) => isClientCodeApproved(pageStateOf(answer)),
    /** ON-373. */
    isApplicationSigned: (_, answer: StageResponse) => isSigned(pageStateOf(answer)),
    /** ON-368, ON-376, D-78. */
    isDocumentReady: ({ context }) => isDocumentReady(context.stage),
    isDocumentMissing: ({ context }) => !isDocumentReady(context.stage),
    /** ON-370, ON-371. */
    isSignedInWidget: (_, outcome: EsignOutcome) => outcome.kind === 'signed',
    /** ON-377. */
    isProviderRefusal: (_, event: { error: unknown }) => isProviderRefusal({ event }),
  },
  actions: {
    /** ON-375, ON-376. */
    setStageInfo: assign((_, answer: StageResponse) => ({ stage: pageStateOf(answer) })),
    /** ON-372. */
    markApplicationSigned: assign(({ context }, answer: StageResponse) => ({
      stage: pageStateAfterSignature(context.stage, answer),
    })),
    /** ON-371. */
    setSignature: assign((_, outcome: EsignOutcome) =>
      outcome.kind === 'signed' ? { signature: outcome.signature, hasLostAnswer: false } : {},
    ),
    /** ON-377. */
    clearSignature: assign({ signature: null, hasLostAnswer: false }),
    ...noticeActions<EsignKycChart>('alert'),
    ...submissionActions<EsignKycChart>(),
  },
}).createMachine({
  id: 'esignKyc',
  context: ({ input }) => ({
    ...input,
    ...initialSubmission,
    stage: {},
    signature: null,
    notice: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: ['clearNotice', 'clearSignature'],
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'esignkyc' } },
        onDone: [
          {
            guard: { type: 'isClientCodeApproved', params: ({ event }) => event.output.answer },
            target: 'approved',
            actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer },
          },
          {
            guard: { type: 'isApplicationSigned', params: ({ event }) => event.output.answer },
            target: 'awaitingApproval',
            actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer },
          },
          { target: 'consenting', actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer } },
        ],
        onError: {
          target: 'unavailable',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
    },
    unavailable: { on: { 'stage.reloadRequested': 'loading' } },
    consenting: {
      description: 'Without an id or a section of the record there is nothing to sign yet; a later load may have it.',
      initial: 'unticked',
      on: { 'stage.reloadRequested': { guard: 'isDocumentMissing', target: 'loading' } },
      states: {
        unticked: { on: { 'consent.given': 'ticked' } },
        ticked: {
          on: {
            'consent.withdrawn': 'unticked',
            'signing.started': { guard: 'isDocumentReady', target: '#esignKyc.signing', actions: 'clearNotice' },
          },
        },
      },
    },
    signing: {
      tags: 'busy',
      description: 'The widget is open; it can take any time, so it may be left here as well (INV-58).',
      invoke: {
        id: 'openEsignWidget',
        src: 'openEsignWidget',
        input: ({ context }) => ({ request: esignRequestOf(context.stage) }),
        onDone: [
          {
            guard: { type: 'isSignedInWidget', params: ({ event }) => event.output.answer },
            target: 'verifying',
            actions: [{ type: 'setSignature', params: ({ event }) => event.output.answer }, 'setSubmissionKey'],
          },
          { target: 'consenting.ticked' },
        ],
        onError: {
          target: 'consenting.ticked',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
      on: { 'signing.abandoned': 'consenting.ticked' },
    },
    verifying: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'verifyStage',
        src: 'verifyStage',
        input: ({ context: { signature, submission } }) => ({
          request: verifyEsignRequest(requireSignature(signature)),
          submission,
        }),
        onDone: {
          target: 'awaitingApproval',
          actions: [{ type: 'markApplicationSigned', params: ({ event }) => event.output.answer }, 'clearSignature'],
        },
        onError: [
          {
            guard: { type: 'isProviderRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'consenting.ticked',
            actions: ['clearSignature', { type: 'setNotice', params: failureNotice }],
          },
          {
            target: 'signedUnverified',
            actions: { type: 'setNotice', params: submissionFailureNotice },
          },
        ],
      },
    },
    signedUnverified: {
      description: 'Signed, but the result is unknown: the same signature is sent again, never a second one.',
      on: {
        'verification.retried': { target: 'verifying', actions: 'setSubmissionKey' },
        'stage.reloadRequested': 'loading',
      },
    },
    awaitingApproval: {
      description: 'The exchange decides in days; nothing polls, the next load shows it (D-79).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    approved: { type: 'final' },
  },
});

function requireSignature(signature: EsignWidgetResponse | null): EsignWidgetResponse {
  if (signature === null) throw new Error('Only a signature is verified.');
  return signature;
}
