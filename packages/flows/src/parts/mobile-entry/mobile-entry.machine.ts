import { MOBILE_LENGTH } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice, ruleNotice } from '../../kit/notice.ts';
import { port } from '../../kit/port.ts';
import { isMobileValid, mobileRouteParams, tidyMobile } from './mobile.rules.ts';
import type { CodeRequested, MobileEntryChart } from './mobile-entry.types.ts';

export const mobileEntryMachine = setup({
  types: {} as MobileEntryChart,
  actors: { requestCode: port<{ mobile: string }, CodeRequested>('requestCode') },
  guards: {
    isMobileValid: ({ context }) => isMobileValid(context.mobile),
    isTooShortOnPage: ({ context }) => context.variant === 'page' && context.mobile.length < MOBILE_LENGTH,
    holdsCodeOnPage: ({ context }) => context.variant === 'page' && isMobileValid(context.mobile),
  },
  actions: {
    rememberMobile: assign((_, mobile: string) => ({ mobile: tidyMobile(mobile), notice: null })),
    forgetMobile: assign({ mobile: '' }),
    keepNotice: enqueueActions(keepsNotice('popup')),
    keepRequested: assign(({ context: { mobile, variant } }, requested: CodeRequested) => {
      const routeParams = mobileRouteParams(mobile);
      const exit = variant === 'page' && { exit: { to: 'otp-2' as const, state: { ...routeParams } } };
      return { outcome: { kind: 'codeRequested' as const, routeParams, ...exit, ...requested } };
    }),
  },
}).createMachine({
  id: 'mobileEntry',
  context: ({ input }) => ({ ...input, mobile: '', notice: null, outcome: { kind: 'abandoned' } }),
  initial: 'entering',
  states: {
    entering: {
      on: {
        'draft.changed': { actions: { type: 'rememberMobile', params: ({ event }) => event.mobile } },
        'mobile.submitted': [
          { guard: 'isMobileValid', target: 'requestingCode' },
          { guard: 'isTooShortOnPage', actions: assign({ notice: ruleNotice('invalid') }) },
        ],
        'code.alreadyHeld': {
          guard: 'holdsCodeOnPage',
          target: 'codeRequested',
          actions: { type: 'keepRequested', params: {} },
        },
        'entry.abandoned': 'abandoned',
      },
    },
    requestingCode: {
      tags: 'busy',
      entry: assign({ notice: null }),
      invoke: {
        id: 'requestCode',
        src: 'requestCode',
        input: ({ context }) => ({ request: { mobile: context.mobile } }),
        onDone: {
          target: 'codeRequested',
          actions: { type: 'keepRequested', params: ({ event }) => event.output.answer },
        },
        onError: { target: 'entering', actions: { type: 'keepNotice', params: failed } },
      },
    },
    codeRequested: { type: 'final' },
    abandoned: { type: 'final', entry: 'forgetMobile' },
  },
  output: ({ context }) => context.outcome,
});
