import { MOBILE_LENGTH } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { failureNotice, ruleNotice } from '../../../kit/notice.ts';
import { port } from '../../../kit/port.ts';
import { isMobileValid, mobileRouteParams, tidyMobile } from './mobile.rules.ts';
import type { RequestedCode, MobileEntryChart } from './mobile-entry.types.ts';

export const mobileEntryMachine = setup({
  types: {} as MobileEntryChart,
  actors: {
    /** ON-113, ON-224. */
    requestCode: port<{ mobile: string }, RequestedCode>('requestCode'),
  },
  guards: {
    /** ON-112, ON-125. */
    isMobileValid: ({ context }) => isMobileValid(context.mobile),
    /** ON-223. */
    isMobileTooShortOnPage: ({ context }) => context.variant === 'page' && context.mobile.length < MOBILE_LENGTH,
    /** ON-224. */
    isMobileCompleteOnPage: ({ context }) => context.variant === 'page' && isMobileValid(context.mobile),
  },
  actions: {
    /** ON-123, ON-124. */
    setMobile: assign(({ context }, mobile: string) => ({ mobile: tidyMobile(mobile, context.mobile), notice: null })),
    /** ON-114. */
    clearMobile: assign({ mobile: '' }),
    ...noticeActions<MobileEntryChart>('popup'),
    setCodeRequestedOutcome: assign(({ context: { mobile, variant } }, requested: RequestedCode) => {
      const routeParams = mobileRouteParams(mobile);
      const exit = variant === 'page' && { exit: { to: 'otp-2' as const, state: { ...routeParams } } };
      return { outcome: { kind: 'codeRequested' as const, routeParams, ...exit, ...requested } };
    }),
  },
})
  .extend({
    actions: {
      /** ON-223. */
      setShortMobileNotice: enqueueActions(({ enqueue }) => {
        enqueue.assign({ notice: ruleNotice('shortMobile') });
        enqueue.emit({ type: 'notice.raised', kind: 'alert', text: '', means: 'shortMobile' });
      }),
    },
  })
  .createMachine({
    id: 'mobileEntry',
    context: ({ input }) => ({ ...input, mobile: '', notice: null, outcome: { kind: 'abandoned' } }),
    initial: 'entering',
    states: {
      entering: {
        on: {
          'draft.changed': { actions: { type: 'setMobile', params: ({ event }) => event.mobile } },
          'mobile.submitted': [
            { guard: 'isMobileValid', target: 'requestingCode' },
            { guard: 'isMobileTooShortOnPage', actions: 'setShortMobileNotice' },
          ],
          'code.alreadyHeld': {
            guard: 'isMobileCompleteOnPage',
            target: 'codeRequested',
            actions: { type: 'setCodeRequestedOutcome', params: {} },
          },
          'entry.abandoned': 'abandoned',
        },
      },
      requestingCode: {
        tags: 'busy',
        entry: 'clearNotice',
        invoke: {
          id: 'requestCode',
          src: 'requestCode',
          input: ({ context }) => ({ request: { mobile: context.mobile } }),
          onDone: {
            target: 'codeRequested',
            actions: { type: 'setCodeRequestedOutcome', params: ({ event }) => event.output.answer },
          },
          onError: { target: 'entering', actions: { type: 'setNotice', params: failureNotice } },
        },
      },
      codeRequested: { type: 'final' },
      abandoned: { type: 'final', entry: 'clearMobile' },
    },
    output: ({ context }) => context.outcome,
  });
