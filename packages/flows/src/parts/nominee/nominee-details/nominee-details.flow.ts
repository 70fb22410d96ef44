import { flow } from '../../../kit/flow.ts';
import { nomineeDetailsMachine } from './nominee-details.machine.ts';
import { nomineeDetailsView } from './nominee-details.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type {
  NomineeDetailsEvent,
  NomineeDetailsInput,
  NomineeDetailsOutput,
  NomineeDetailsView,
} from './nominee-details.types.ts';

export type * from './nominee-details.types.ts';

export type NomineeDetailsFlow = EmbeddableFlow<{
  input: NomineeDetailsInput;
  event: NomineeDetailsEvent;
  output: NomineeDetailsOutput;
  view: NomineeDetailsView;
}>;

/** A part: the parent binds `uploadNomineeImage` and `saveNominee`. */
export const nomineeDetailsFlow: NomineeDetailsFlow = flow({
  machine: nomineeDetailsMachine,
  view: nomineeDetailsView,
});
