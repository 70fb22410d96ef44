import { assign } from 'xstate';
import {
  uploadedCardStage,
  createCardSetup,
  createCardStates,
  initialCardContext,
} from '../card-stage/card-stage.machine.ts';
import type { StageData } from '../stage.ts';
import {
  birthYears,
  parseBirthDate,
  isBirthDateWrong,
  isDateComplete,
  canTickConfirmation,
  emptyBirthDate,
  panSlots,
  verifyPanRequest,
} from './kyc-pan.rules.ts';
import type { KycPanContext, KycPanEvent, KycPanInput, VerifyPanRequest } from './kyc-pan.types.ts';

export const kycPanMachine = createCardSetup<KycPanContext, KycPanEvent, KycPanInput, undefined, VerifyPanRequest>({
  canTickConfirmation,
  resetFields: emptyBirthDate,
  confirmed: {},
})
  .extend({
    guards: {
      /** ON-244. */
      isBirthDateWrong: ({ context }) => isBirthDateWrong(context.stage),
      isReadBirthDateWrong: (_, stage: StageData) => isBirthDateWrong(stage),
      /** ON-248, ON-249. */
      isDateReal: ({ context }) => parseBirthDate(context.draft, context.years) !== null,
      /** ON-244. */
      isBirthDateComplete: ({ context }) => isDateComplete(context.draft),
    },
    actions: {
      /** ON-244. */
      updateDraft: assign(({ context, event }) =>
        event.type === 'draft.changed' ? { draft: { ...context.draft, ...event.patch }, problem: null } : {},
      ),
      setBirthDate: assign(({ context: { draft, years } }) => ({
        birthDay: parseBirthDate(draft, years),
        problem: null,
        hasLostAnswer: false,
      })),
      /** ON-245, decision 037. */
      setBirthYears: assign({ years: ({ context }) => birthYears(context.today()) }),
      /** ON-248. */
      setImpossibleDateProblem: assign({ problem: 'impossible' }),
      /** ON-251. */
      setUnsettledProblem: assign({ problem: 'unsettled' }),
      clearProblem: assign({ problem: null }),
    },
  })
  .createMachine({
    id: 'kycPan',
    context: ({ input }) => ({ ...input, ...initialCardContext, ...emptyBirthDate }),
    initial: 'loading',
    states: {
      ...createCardStates({
        id: 'kycPan',
        name: 'pan',
        slots: panSlots,
        request: verifyPanRequest,
        confirmed: 'verified',
        read: [
          {
            guard: { type: 'isReadBirthDateWrong', params: uploadedCardStage },
            target: '#kycPan.correctingBirthDate',
            actions: { type: 'setCardReading', params: uploadedCardStage },
          },
        ],
        ticked: [{ guard: 'canConfirmCard', target: '#kycPan.correctingBirthDate', actions: 'setUnsettledProblem' }],
        review: { 'birthDate.changeRequested': { guard: 'isBirthDateWrong', target: 'correctingBirthDate' } },
      }),
      correctingBirthDate: {
        description: 'The card shows another date of birth than the one on record (ON-244).',
        entry: 'setBirthYears',
        exit: 'clearProblem',
        on: {
          'draft.changed': { actions: 'updateDraft' },
          'birthDate.submitted': [
            { guard: 'isDateReal', target: 'reviewing', actions: 'setBirthDate' },
            { guard: 'isBirthDateComplete', actions: 'setImpossibleDateProblem' },
          ],
          'birthDate.closed': 'reviewing',
        },
      },
    },
  });
