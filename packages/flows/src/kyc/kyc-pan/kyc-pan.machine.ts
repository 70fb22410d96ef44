import { assign } from 'xstate';
import { cardRead, cardSetup, cardStates, nothingKnown } from '../card-stage/card-stage.machine.ts';
import {
  birthDayOf,
  isBirthDateWrong,
  isChosen,
  mayTick,
  nothingChosen,
  panSlots,
  verifyPanRequest,
} from './kyc-pan.rules.ts';
import type { KycPanContext, KycPanEvent, KycPanInput, VerifyPanRequest } from './kyc-pan.types.ts';

export const kycPanMachine = cardSetup<KycPanContext, KycPanEvent, KycPanInput, undefined, VerifyPanRequest>({
  mayTick,
  afresh: nothingChosen,
  confirmed: {},
})
  .extend({
    guards: {
      isBirthDateWrong: ({ context }) => isBirthDateWrong(context.stage),
      isRealDate: ({ context }) => birthDayOf(context.draft, context.today) !== null,
      isDateChosen: ({ context }) => isChosen(context.draft),
    },
    actions: {
      updateDraft: assign(({ context, event }) =>
        event.type === 'draft.changed' ? { draft: { ...context.draft, ...event.patch }, problem: null } : {},
      ),
      setBirthDate: assign(({ context: { draft, today } }) => ({
        birthDay: birthDayOf(draft, today),
        problem: null,
        hasLostAnswer: false,
      })),
      setImpossibleDateProblem: assign({ problem: 'impossible' }),
      setUnsettledProblem: assign({ problem: 'unsettled' }),
      clearProblem: assign({ problem: null }),
    },
  })
  .createMachine({
    id: 'kycPan',
    context: ({ input }) => ({ ...input, ...nothingKnown, ...nothingChosen }),
    initial: 'loading',
    states: {
      ...cardStates({
        id: 'kycPan',
        name: 'pan',
        slots: panSlots,
        request: verifyPanRequest,
        confirmed: 'verified',
        read: [
          {
            guard: (read: Parameters<typeof cardRead>[0]) => isBirthDateWrong(cardRead(read)),
            target: '#kycPan.correctingBirthDate',
            actions: { type: 'setReadCard', params: cardRead },
          },
        ],
        ticked: [{ guard: 'mayConfirm', target: '#kycPan.correctingBirthDate', actions: 'setUnsettledProblem' }],
        review: { 'birthDate.changeRequested': { guard: 'isBirthDateWrong', target: 'correctingBirthDate' } },
      }),
      correctingBirthDate: {
        description: 'The card shows another date of birth than the one on record (ON-244).',
        exit: 'clearProblem',
        on: {
          'draft.changed': { actions: 'updateDraft' },
          'birthDate.submitted': [
            { guard: 'isRealDate', target: 'reviewing', actions: 'setBirthDate' },
            { guard: 'isDateChosen', actions: 'setImpossibleDateProblem' },
          ],
          'birthDate.closed': 'reviewing',
        },
      },
    },
  });
