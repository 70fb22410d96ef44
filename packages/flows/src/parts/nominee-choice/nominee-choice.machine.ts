import { NO_NOMINEE_ID, type UploadNomineeAnswer } from '@folioflow/api/contract';
import { assign, enqueueActions, setup } from 'xstate';
import { failed, keepsNotice, ruleNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { report } from '../../kit/report.ts';
import type { ImageUploadOutput } from '../image-upload/index.ts';
import { imageUploadMachine } from '../image-upload/image-upload.machine.ts';
import { declarationRule, isListed, listsOf, merged, withoutNone } from './nominee-choice.rules.ts';
import type {
  ChosenNominee,
  NomineeChoiceChart,
  NomineeChoiceContext,
  NomineeLists,
  NomineeReport,
} from './nominee-choice.types.ts';

export const nomineeChoiceMachine = setup({
  types: {} as NomineeChoiceChart,
  actors: {
    listNominees: operationPort('listNominees'),
    imageUpload: imageUploadMachine<null, UploadNomineeAnswer>(),
  },
  guards: {
    isExisting: ({ event }) => event.type === 'option.chosen' && event.option === 'existing',
    isNone: ({ event }) => event.type === 'option.chosen' && event.option === 'none',
    isListed: ({ context, event }) => event.type === 'nominee.selected' && isListed(context.nominees, event.id),
    isSelectedNomineeListed: ({ context }) => isListed(context.nominees, context.nomineeId),
    isNoneRegistered: ({ context }) => context.isNoneRegistered,
  },
  actions: {
    setLists: assign((_, { lists }: { lists: NomineeLists }) => ({ ...lists, notice: null })),
    selectNominee: assign((_, { id }: { id: string }) => ({ nomineeId: id })),
    clearNominee: assign({ nomineeId: null }),
    setNotice: enqueueActions(keepsNotice('alert')),
    clearNotice: assign({ notice: null }),
    reportSettled: report((context: NomineeChoiceContext): NomineeReport => reportOf(context)),
    reportUnsettled: report((): NomineeReport => ({ type: 'nominee.unsettled' })),
  },
}).createMachine({
  id: 'nomineeChoice',
  context: ({ input: { chosen, nominees, ...input } }) => ({
    ...input,
    nominees: nominees && withoutNone(nominees),
    option: chosen?.option ?? 'existing',
    nomineeId: chosen?.option === 'existing' ? chosen.nomineeId : null,
    notice: null,
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: ({ context }) => context.nominees === null, target: 'loading' },
        { guard: ({ context }) => context.option === 'none', target: 'none' },
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
          target: 'existing',
          actions: { type: 'setLists', params: ({ event }) => ({ lists: listsOf(event.output.answer) }) },
        },
        onError: {
          target: 'unavailable',
          actions: { type: 'setNotice', params: failed },
        },
      },
    },
    unavailable: { on: { 'nominees.reloadRequested': 'loading' } },
    existing: {
      entry: assign({ option: 'existing', notice: null }),
      initial: 'deciding',
      on: {
        'nominee.selected': {
          guard: 'isListed',
          target: '.selected',
          reenter: true,
          actions: { type: 'selectNominee', params: ({ event }) => event },
        },
        'option.chosen': { guard: 'isNone', target: 'none' },
      },
      states: {
        deciding: { always: [{ guard: 'isSelectedNomineeListed', target: 'selected' }, { target: 'unselected' }] },
        unselected: { entry: ['clearNominee', 'reportUnsettled'] },
        selected: {
          description: 'Exactly one nominee is selected; selecting another replaces the selection.',
          entry: 'reportSettled',
          on: { 'nominee.deselected': 'unselected' },
        },
      },
    },
    none: {
      entry: assign({ option: 'none' }),
      initial: 'deciding',
      on: { 'option.chosen': { guard: 'isExisting', target: 'existing' } },
      states: {
        deciding: { always: [{ guard: 'isNoneRegistered', target: 'declared' }, { target: 'undeclared' }] },
        undeclared: {
          entry: 'reportUnsettled',
          invoke: {
            id: 'imageUpload',
            src: 'imageUpload',
            input: ({ context: { clientCode, newSubmission } }) => ({
              slots: [{ name: 'declaration', label: 'declaration' }],
              nameRule: declarationRule(clientCode),
              wantsTiff: false,
              subject: null,
              newSubmission,
            }),
            onDone: [
              {
                guard: ({ context, event }) => uploadedLists(context, event.output)?.isNoneRegistered === true,
                target: 'declared',
                actions: {
                  type: 'setLists',
                  params: ({ context, event }) => ({ lists: uploadedLists(context, event.output) ?? known(context) }),
                },
              },
              {
                guard: ({ event }) => event.output.kind === 'uploaded',
                target: 'undeclared',
                reenter: true,
                actions: [
                  {
                    type: 'setLists',
                    params: ({ context, event }) => ({ lists: uploadedLists(context, event.output) ?? known(context) }),
                  },
                  { type: 'setNotice', params: { notice: ruleNotice('invalid') } },
                ],
              },
              { target: 'undeclared', reenter: true },
            ],
          },
        },
        declared: { entry: ['clearNotice', 'reportSettled'] },
      },
    },
  },
});

const known = ({ nominees, isNoneRegistered, noNomineeForm }: NomineeChoiceContext): NomineeLists => ({
  nominees: nominees ?? [],
  isNoneRegistered,
  noNomineeForm,
});

/** The answer of the upload decides whether the declaration is registered, whatever the earlier state. */
function uploadedLists(
  context: NomineeChoiceContext,
  output: ImageUploadOutput<UploadNomineeAnswer>,
): NomineeLists | null {
  return output.kind === 'uploaded' ? merged(known(context), output.result) : null;
}

function reportOf(context: NomineeChoiceContext): NomineeReport {
  const chosen: ChosenNominee =
    context.option === 'none'
      ? { option: 'none', nomineeId: NO_NOMINEE_ID }
      : { option: 'existing', nomineeId: context.nomineeId ?? '' };
  return { type: 'nominee.settled', ...chosen, ...known(context) };
}
