import type { ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { secondFactorMachine } from '../../parts/second-factor/second-factor.machine.ts';
import { bannerOf } from './banner.ts';
import { bannerExit, changedDraft, checkoutExit, firstDraft, refreshedFlags } from './invest-panel.rules.ts';
import type {
  InvestPanelContext,
  InvestPanelEvent,
  InvestPanelInput,
  InvestPanelOutput,
} from './invest-panel.types.ts';

/** The one thing that can be confirmed here; the provider knows whose nominee it is. */
export type NomineeSubject = 'nominee update';

export const investPanelMachine = setup({
  types: {} as {
    context: InvestPanelContext;
    events: InvestPanelEvent;
    input: InvestPanelInput;
    output: InvestPanelOutput;
  },
  actors: { secondFactor: secondFactorMachine<NomineeSubject, ValidateNomineeTwoFactorAnswer>() },
  guards: {
    mayInvest: ({ context }) => checkoutExit(context) !== null,
    leadsToNominee: ({ context }) => bannerOf(context.flags)?.link?.kind === 'verifyNominee',
    leadsAway: ({ context }) => bannerExit(context.flags) !== null,
  },
  actions: {
    changeDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { lumpsum: changedDraft(context.terms, context.lumpsum, event.patch) } : {},
    ),
    leaveToCheckout: assign(({ context }) => ({
      outcome: { kind: 'left' as const, exit: checkoutExit(context) ?? context.outcome.exit },
    })),
    leaveByBanner: assign(({ context }) => ({
      outcome: { kind: 'left' as const, exit: bannerExit(context.flags) ?? context.outcome.exit },
    })),
    forgetNotice: assign({ notice: null }),
  },
}).createMachine({
  id: 'investPanel',
  context: ({ input }) => ({
    ...input,
    flags: input.terms.flags,
    lumpsum: firstDraft(input.terms),
    notice: null,
    outcome: { kind: 'left', exit: { to: 'schemeList' } },
  }),
  initial: 'lumpsum',
  states: {
    lumpsum: {
      on: {
        'draft.changed': { actions: 'changeDraft' },
        'lumpsum.invested': { guard: 'mayInvest', target: 'left', actions: 'leaveToCheckout' },
        'banner.followed': [
          { guard: 'leadsToNominee', target: 'verifyingNominee', actions: 'forgetNotice' },
          { guard: 'leadsAway', target: 'left', actions: 'leaveByBanner' },
        ],
      },
    },
    verifyingNominee: {
      description: 'Codes by mobile and by email; the draft waits behind the dialog and cannot be changed.',
      invoke: {
        id: 'secondFactor',
        src: 'secondFactor',
        input: ({ context: { newSubmission } }) => ({
          codes: 'mobileAndEmail',
          subject: 'nominee update',
          permitted: true,
          alreadySent: false,
          coolsDownAtEntry: true,
          mayResend: true,
          mayAbandon: true,
          refusalAs: 'alert',
          newSubmission,
        }),
        onDone: {
          target: 'lumpsum',
          actions: assign(({ context, event: { output } }) => {
            if (output.kind === 'confirmed') return { flags: refreshedFlags(context.flags, output.result) };
            return output.kind === 'notSent' ? { notice: output.notice } : {};
          }),
        },
      },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
