import type { ValidateNomineeTwoFactorAnswer } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { unknownPageNotice } from '../../kit/notice.ts';
import { noticeActions } from '../../kit/notice-actions.ts';
import type { SecondFactorOutput } from '../../parts/identity/second-factor/second-factor.types.ts';
import { secondFactorMachine } from '../../parts/identity/second-factor/second-factor.machine.ts';
import {
  bannerLinkExit,
  currentBanner,
  patchLumpsumDraft,
  lumpsumCheckoutExit,
  flagsAfterVerification,
  isSipRedirectUnknown,
  sipCheckoutExit,
} from './invest-panel.rules.ts';
import type { InvestPanelChart } from './invest-panel.types.ts';
import { initialDrafts } from './stored-drafts.ts';
import { isSipOptionSelected, sipStartDate } from './sip-draft.ts';
import { updateSipDraft } from './sip-entry.ts';

/** The only subject that this panel confirms. The provider knows the nominee. */
export type NomineeSubject = 'nominee update';

const investPanelSetup = setup({
  types: {} as InvestPanelChart,
  actors: { secondFactor: secondFactorMachine<NomineeSubject, ValidateNomineeTwoFactorAnswer>() },
  guards: {
    isSipTabShown: ({ context }) => context.tab === 'sip',
    /** DO-101, DO-102. */
    isOtherTabOffered: ({ context: { tab, terms }, event }) =>
      event.type === 'tab.chosen' &&
      event.tab !== tab &&
      (event.tab === 'sip' ? terms.sipOptions : terms.lumpsumOptions).length > 0,
    /** DO-116. */
    canPickSipDate: ({ context }) => isSipOptionSelected(context),
    /** DO-109, DO-166, DO-167. */
    hasStartDateForDay: ({ context, event }) =>
      event.type === 'day.picked' && sipStartDate(context, event.day) !== null,
    hasSipCheckoutExit: ({ context }) => sipCheckoutExit(context) !== null,
    /** DO-125. */
    isSipRedirectUnknown: ({ context }) => isSipRedirectUnknown(context),
    hasLumpsumCheckoutExit: ({ context }) => lumpsumCheckoutExit(context) !== null,
    /** DO-143. */
    isNomineeBannerShown: ({ context }) => currentBanner(context)?.link?.kind === 'verifyNominee',
    /** DO-144, DO-145. */
    hasBannerLinkExit: ({ context }) => bannerLinkExit(context) !== null,
  },
  actions: {
    /** DO-101, DO-102. */
    setTab: assign(({ event }) => (event.type === 'tab.chosen' ? { tab: event.tab } : {})),
    /** DO-103, DO-104, DO-117 to DO-119, decision 062. */
    updateSipDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { sip: updateSipDraft(context.terms, context.sip, event.patch) } : {},
    ),
    /** DO-110. */
    setSipDay: assign(({ context, event }) =>
      event.type === 'day.picked' ? { sip: { ...context.sip, day: event.day } } : {},
    ),
    setSipCheckoutExit: assign(({ context }) => ({
      outcome: { kind: 'left' as const, exit: sipCheckoutExit(context) ?? context.outcome.exit },
    })),
    /** DO-137, DO-138. */
    updateLumpsumDraft: assign(({ context, event }) =>
      event.type === 'draft.changed' ? { lumpsum: patchLumpsumDraft(context.terms, context.lumpsum, event.patch) } : {},
    ),
    setLumpsumCheckoutExit: assign(({ context }) => ({
      outcome: { kind: 'left' as const, exit: lumpsumCheckoutExit(context) ?? context.outcome.exit },
    })),
    /** DO-144, DO-145. */
    setBannerLinkExit: assign(({ context }) => ({
      outcome: { kind: 'left' as const, exit: bannerLinkExit(context) ?? context.outcome.exit },
    })),
    /** DO-157. */
    recordNomineeVerification: assign(({ context }, output: SecondFactorOutput<ValidateNomineeTwoFactorAnswer>) => {
      if (output.kind === 'confirmed') return { flags: flagsAfterVerification(context.flags, output.result) };
      return output.kind === 'notSent' ? { notice: output.notice } : {};
    }),
    ...noticeActions<InvestPanelChart>('alert'),
  },
});

const bannerTransitions = [
  { guard: 'isNomineeBannerShown', target: '#investPanel.verifyingNominee', actions: 'clearNotice' },
  { guard: 'hasBannerLinkExit', target: '#investPanel.left', actions: 'setBannerLinkExit' },
] as const;

export const investPanelMachine = investPanelSetup.createMachine({
  id: 'investPanel',
  context: ({ input }) => ({
    ...input,
    flags: input.terms.flags,
    ...initialDrafts(input),
    notice: null,
    outcome: { kind: 'left', exit: { to: 'schemeList' } },
  }),
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isSipTabShown', target: 'sip' }, { target: 'lumpsum' }] },
    sip: {
      initial: 'drafting',
      states: {
        drafting: {
          on: {
            'tab.chosen': { guard: 'isOtherTabOffered', target: '#investPanel.deciding', actions: 'setTab' },
            'banner.followed': bannerTransitions,
            'draft.changed': { actions: 'updateSipDraft' },
            'datePicker.opened': { guard: 'canPickSipDate', target: 'pickingDate' },
            'sip.started': [
              { guard: 'hasSipCheckoutExit', target: '#investPanel.left', actions: 'setSipCheckoutExit' },
              {
                guard: 'isSipRedirectUnknown',
                actions: { type: 'setNotice', params: { notice: unknownPageNotice } },
              },
            ],
          },
        },
        pickingDate: {
          description: 'The grid of days covers the form, which cannot be changed meanwhile.',
          on: {
            'day.picked': { guard: 'hasStartDateForDay', target: 'drafting', actions: 'setSipDay' },
            'datePicker.closed': { target: 'drafting' },
          },
        },
      },
    },
    lumpsum: {
      on: {
        'tab.chosen': { guard: 'isOtherTabOffered', target: 'deciding', actions: 'setTab' },
        'draft.changed': { actions: 'updateLumpsumDraft' },
        'lumpsum.invested': { guard: 'hasLumpsumCheckoutExit', target: 'left', actions: 'setLumpsumCheckoutExit' },
        'banner.followed': bannerTransitions,
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
          isConfirmationAllowed: true,
          isCodeSent: false,
          hasInitialCooldown: true,
          isResendAllowed: true,
          isAbandonAllowed: true,
          refusalAs: 'alert',
          newSubmission,
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'recordNomineeVerification', params: ({ event }) => event.output },
        },
      },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});
