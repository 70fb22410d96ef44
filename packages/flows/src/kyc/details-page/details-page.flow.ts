import type { UpdatePersonalInfoRequest } from '@folioflow/api/contract';
import type { SnapshotFrom } from 'xstate';
import { flow, screenOf, type ChildViews, type RootStateOf } from '../../kit/flow.ts';
import { adaptPort, runnable } from '../../kit/port.ts';
import { detailsFormFlow, type DetailsFormFlow } from '../../parts/form/details-form/details-form.flow.ts';
import type { SaveDetailsRequest } from '../../parts/form/details-form/details-form.types.ts';
import { dueStageExit } from '../stage.ts';
import { detailsPageMachine } from './details-page.machine.ts';
import type {
  DetailsPagePorts,
  DetailsPageView,
  DetailsPageEvent,
  DetailsPageInput,
  DetailsPageOutput,
} from './details-page.types.ts';
import type { EmbeddableFlow, RunnableFlow } from '../../kit/embeddable-flow.ts';
import { detailsFormMachine } from '../../parts/form/details-form/details-form.machine.ts';

export type * from './details-page.types.ts';

export type DetailsPageFlow = EmbeddableFlow<{
  input: DetailsPageInput;
  event: DetailsPageEvent;
  output: DetailsPageOutput;
  view: DetailsPageView;
  children: { detailsForm: DetailsFormFlow };
}>;

const screens = {
  loading: 'loading',
  unavailable: 'unavailable',
  detailing: 'detailing',
  left: 'closed',
} as const satisfies Record<RootStateOf<typeof detailsPageMachine>, DetailsPageView['screen']>;

function detailsPageView(
  snapshot: SnapshotFrom<typeof detailsPageMachine>,
  children: ChildViews<{ detailsForm: typeof detailsFormFlow }>,
): DetailsPageView {
  const { notice } = snapshot.context;
  const screen = screenOf(snapshot, screens);
  if (screen === 'unavailable')
    return {
      screen,
      notice,
      currentStage: dueStageExit(notice),
      canReload: snapshot.can({ type: 'stage.reloadRequested' }),
    };
  return screen === 'detailing' ? { screen, details: children.detailsForm } : { screen };
}

export const detailsPageFlow: DetailsPageFlow = flow({
  machine: detailsPageMachine,
  children: { detailsForm: detailsFormFlow },
  view: detailsPageView,
});

/** Builds the request: each page saves the whole state (ON-352, ON-358, D-77). */
const updatePersonalInfoRequest = ({ attribute, personal }: SaveDetailsRequest): UpdatePersonalInfoRequest =>
  attribute === 'address' ? { ...personal, update_attribute: 'address' } : { ...personal, update_attribute: 'income' };

/** /personaldetails and /incomedetails: one of the two forms on a page of its own. */
export const detailsPage = ({ getStageInfo, updatePersonalInfo }: DetailsPagePorts): RunnableFlow<DetailsPageFlow> => ({
  ...detailsPageFlow,
  machine: runnable(detailsPageMachine, {
    getStageInfo,
    detailsForm: runnable(detailsFormMachine, {
      saveDetails: adaptPort(updatePersonalInfo, updatePersonalInfoRequest, (answer) => answer),
    }),
  }),
});
