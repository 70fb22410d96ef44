import type { StageResponse } from '@folioflow/api/contract';
import { assign, setup } from 'xstate';
import { noticeActions } from '../../kit/notice-actions.ts';
import { failureNotice } from '../../kit/notice.ts';
import { operationPort } from '../../kit/operation-port.ts';
import { detailsFormMachine } from '../../parts/form/details-form/details-form.machine.ts';
import type { DetailsFormOutput } from '../../parts/form/details-form/details-form.types.ts';
import { incomeOptionsOf, personalInfoOf } from '../personal-info.ts';
import { stageOf } from '../stage.ts';
import type { DetailsPageChart, DetailsPageContext, DetailsPageOutput } from './details-page.types.ts';

export const detailsPageMachine = setup({
  types: {} as DetailsPageChart,
  actors: {
    getStageInfo: operationPort('getStageInfo'),
    detailsForm: detailsFormMachine,
  },
  actions: {
    setStageInfo: assign((_, answer: StageResponse) => ({ stage: stageOf(answer) })),
    ...noticeActions<DetailsPageChart>('alert'),
    /** ON-353. */
    setNextPageExit: assign(({ context }, output: DetailsFormOutput) => ({ outcome: nextPageOutput(context, output) })),
  },
}).createMachine({
  id: 'detailsPage',
  context: ({ input }) => ({
    ...input,
    stage: {},
    notice: null,
    outcome: { kind: 'left', exit: { to: 'personaldetails' } },
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: 'clearNotice',
      invoke: {
        id: 'getStageInfo',
        src: 'getStageInfo',
        input: { request: { stage_name: 'personal' } },
        onDone: { target: 'detailing', actions: { type: 'setStageInfo', params: ({ event }) => event.output.answer } },
        onError: {
          target: 'unavailable',
          actions: { type: 'setNotice', params: failureNotice },
        },
      },
    },
    unavailable: {
      description: 'No answer, or another stage is due: no form (D-04).',
      on: { 'stage.reloadRequested': 'loading' },
    },
    detailing: {
      invoke: {
        id: 'detailsForm',
        src: 'detailsForm',
        input: ({ context: { attribute, newSubmission, stage } }) => {
          const personal = personalInfoOf(stage);
          return {
            attribute,
            place: 'page',
            personal,
            draft: null,
            options: incomeOptionsOf(stage),
            isLocked: attribute === 'address' && personal.is_bse_nominee_verified,
            hasPreviousStep: attribute === 'income',
            newSubmission,
          };
        },
        onDone: { target: 'left', actions: { type: 'setNextPageExit', params: ({ event }) => event.output } },
      },
    },
    left: { type: 'final' },
  },
  output: ({ context }) => context.outcome,
});

/** Order of the pages: Detailed Information, Income Information, documents (D-77). */
function nextPageOutput({ attribute }: DetailsPageContext, { kind }: DetailsFormOutput): DetailsPageOutput {
  if (kind === 'wentBack') return { kind: 'left', exit: { to: 'personaldetails' } };
  return { kind: 'left', exit: { to: attribute === 'address' ? 'incomedetails' : 'documentsupload' } };
}
