import {
  NO_NOMINEE_ID,
  type UploadNomineeAnswer,
  nomineeListsOf,
  withoutNoneEntry,
  type NomineeLists,
} from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../../kit/notice-actions.ts';
import { failureNotice, ruleNotice } from '../../../kit/notice.ts';
import { operationPort } from '../../../kit/operation-port.ts';
import { reportToParent } from '../../../kit/report-to-parent.ts';
import { imageUploadMachine } from '../../form/image-upload/image-upload.machine.ts';
import type { ImageUploadOutput } from '../../form/image-upload/image-upload.types.ts';
import {
  declarationNameRule,
  isNomineeListed,
  lastChoiceOf,
  mergeUploadAnswer,
  startOfChoice,
} from './nominee-choice.rules.ts';
import type {
  ChosenNominee,
  NomineeChoiceChart,
  NomineeChoiceContext,
  NomineeChoiceReport,
} from './nominee-choice.types.ts';

type DeclarationOutput = ImageUploadOutput<UploadNomineeAnswer>;

export const nomineeChoiceMachine = setup({
  types: {} as NomineeChoiceChart,
  actors: {
    listNominees: operationPort('listNominees'),
    imageUpload: imageUploadMachine<null, UploadNomineeAnswer>(),
  },
  guards: {
    /** DO-291. */
    hasNoNomineeList: ({ context }) => context.nominees === null,
    /** DO-285. */
    isNoNomineeChosen: ({ context }) => context.option === 'none',
    /** DO-285. */
    isExistingNomineeOption: ({ event }) => event.type === 'option.chosen' && event.option === 'existing',
    /** DO-285. */
    isNoNomineeOption: ({ event }) => event.type === 'option.chosen' && event.option === 'none',
    /** Decision 071. */
    isChoiceSummarised: ({ context }) => context.isSummarised,
    /** DO-289, OM-107. */
    isNomineeListed: ({ context, event }) =>
      event.type === 'nominee.selected' && isNomineeListed(context.nominees, event.id),
    /** DO-276. */
    isSelectedNomineeListed: ({ context }) => isNomineeListed(context.nominees, context.nomineeId),
    /** DO-277, DO-288. */
    isNoNomineeRegistered: ({ context }) => context.isNoNomineeRegistered,
    /** DO-288. */
    isDeclarationRegistered: ({ context }, output: DeclarationOutput) =>
      nomineeListsAfterUpload(context, output)?.isNoNomineeRegistered === true,
    /** DO-287, DO-299. */
    isDeclarationUploaded: (_, output: DeclarationOutput) => output.kind === 'uploaded',
  },
  actions: {
    /** DO-291, OM-110. */
    setNomineeLists: assign((_, { lists }: { lists: NomineeLists }) => ({ ...lists, notice: null })),
    /** Decision 084. */
    setLastChoice: assign(({ context }) => startOfChoice(null, lastChoiceOf(context))),
    /** DO-290, OM-107. */
    selectNominee: assign((_, { id }: { id: string }) => ({ nomineeId: id })),
    clearSelectedNominee: assign({ nomineeId: null, isSummarised: false, isSuggested: false }),
    /** Decision 071. */
    clearSummary: assign({ isSummarised: false, isSuggested: false }),
    /** DO-285. */
    setNomineeOption: assign((_, option: ChosenNominee['option']) => ({ option })),
    ...noticeActions<NomineeChoiceChart>('alert'),
    /** INV-27, INV-64. */
    reportChosenNominee: reportToParent((context: NomineeChoiceContext): NomineeChoiceReport =>
      nomineeReportOf(context),
    ),
    /** INV-27. */
    reportNomineeUnsettled: reportToParent((): NomineeChoiceReport => ({ type: 'nominee.unsettled' })),
  },
}).createMachine({
  id: 'nomineeChoice',
  context: ({ input: { chosen, ...input } }) => ({
    ...input,
    nominees: input.nominees && withoutNoneEntry(input.nominees),
    ...startOfChoice(chosen, lastChoiceOf(input)),
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'hasNoNomineeList', target: 'loading' },
        { guard: 'isNoNomineeChosen', target: 'none' },
        { target: 'existing' },
      ],
    },
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'listNominees',
        src: 'listNominees',
        input: ({ context }) => ({ request: context.scheme }),
        onDone: {
          target: 'deciding',
          actions: [
            { type: 'setNomineeLists', params: ({ event }) => ({ lists: nomineeListsOf(event.output.answer) }) },
            'setLastChoice',
          ],
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
    },
    unavailable: { on: { 'nominees.reloadRequested': 'loading' } },
    existing: {
      entry: [{ type: 'setNomineeOption', params: 'existing' }, 'clearNotice'],
      initial: 'deciding',
      on: {
        'nominee.selected': {
          guard: 'isNomineeListed',
          target: '.selected',
          reenter: true,
          actions: ['clearSummary', { type: 'selectNominee', params: ({ event }) => event }],
        },
        'option.chosen': { guard: 'isNoNomineeOption', target: 'none', actions: 'clearSummary' },
        'choice.changeRequested': { guard: 'isChoiceSummarised', actions: 'clearSummary' },
      },
      states: {
        deciding: { always: [{ guard: 'isSelectedNomineeListed', target: 'selected' }, { target: 'unselected' }] },
        unselected: { entry: ['clearSelectedNominee', 'reportNomineeUnsettled'] },
        selected: {
          description: 'Exactly one nominee is selected; selecting another replaces the selection.',
          entry: 'reportChosenNominee',
          on: { 'nominee.deselected': 'unselected' },
        },
      },
    },
    none: {
      entry: { type: 'setNomineeOption', params: 'none' },
      initial: 'deciding',
      on: {
        'option.chosen': { guard: 'isExistingNomineeOption', target: 'existing', actions: 'clearSummary' },
        'choice.changeRequested': { guard: 'isChoiceSummarised', actions: 'clearSummary' },
      },
      states: {
        deciding: {
          always: [
            { guard: 'isNoNomineeRegistered', target: 'declared' },
            { target: 'undeclared', actions: ['clearNotice', 'clearSummary'] },
          ],
        },
        undeclared: {
          entry: 'reportNomineeUnsettled',
          invoke: {
            id: 'imageUpload',
            src: 'imageUpload',
            input: ({ context: { clientCode, newSubmission } }) => ({
              slots: [{ name: 'declaration', label: 'declaration' }],
              nameRule: declarationNameRule(clientCode),
              shouldCreateTiff: false,
              subject: null,
              newSubmission,
            }),
            onDone: [
              {
                guard: { type: 'isDeclarationRegistered', params: ({ event }) => event.output },
                target: 'declared',
                actions: {
                  type: 'setNomineeLists',
                  params: ({ context, event }) => ({
                    lists: nomineeListsAfterUpload(context, event.output) ?? nomineeListsOfContext(context),
                  }),
                },
              },
              {
                guard: { type: 'isDeclarationUploaded', params: ({ event }) => event.output },
                target: 'undeclared',
                reenter: true,
                actions: [
                  {
                    type: 'setNomineeLists',
                    params: ({ context, event }) => ({
                      lists: nomineeListsAfterUpload(context, event.output) ?? nomineeListsOfContext(context),
                    }),
                  },
                  { type: 'setNotice', params: { notice: ruleNotice('invalid') } },
                ],
              },
              { target: 'undeclared', reenter: true },
            ],
          },
        },
        declared: { entry: ['clearNotice', 'reportChosenNominee'] },
      },
    },
  },
});

const nomineeListsOfContext = ({
  nominees,
  isNoNomineeRegistered,
  noNomineeForm,
}: NomineeChoiceContext): NomineeLists => ({
  nominees: nominees ?? [],
  isNoNomineeRegistered,
  noNomineeForm,
});

/** The answer of the upload decides whether the declaration is registered, whatever the earlier state. */
function nomineeListsAfterUpload(context: NomineeChoiceContext, output: DeclarationOutput): NomineeLists | null {
  return output.kind === 'uploaded' ? mergeUploadAnswer(nomineeListsOfContext(context), output.result) : null;
}

function nomineeReportOf(context: NomineeChoiceContext): NomineeChoiceReport {
  const chosen: ChosenNominee =
    context.option === 'none'
      ? { option: 'none', nomineeId: NO_NOMINEE_ID }
      : { option: 'existing', nomineeId: context.nomineeId ?? '' };
  return {
    type: 'nominee.settled',
    ...chosen,
    ...(context.isSuggested ? { isSuggested: true } : {}),
    ...nomineeListsOfContext(context),
  };
}
