import { embeddable, type EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type {
  NomineeDetailsEvent,
  NomineeDetailsInput,
  NomineeDetailsOutput,
  NomineeDetailsView,
} from './nominee-details.types.ts';
import * as unit from './nominee-details.flow.ts';

export type * from './nominee-details.types.ts';

export type NomineeDetailsFlow = EmbeddableFlow<{
  input: NomineeDetailsInput;
  event: NomineeDetailsEvent;
  output: NomineeDetailsOutput;
  view: NomineeDetailsView;
}>;

export const nomineeDetailsFlow: NomineeDetailsFlow = embeddable(unit.nomineeDetailsFlow);
