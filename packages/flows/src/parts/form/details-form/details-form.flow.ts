import { flow } from '../../../kit/flow.ts';
import { detailsFormMachine } from './details-form.machine.ts';
import { detailsFormView } from './details-form.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { DetailsFormEvent, DetailsFormInput, DetailsFormOutput, DetailsFormView } from './details-form.types.ts';

export type * from './details-form.types.ts';

export type DetailsFormFlow = EmbeddableFlow<{
  input: DetailsFormInput;
  event: DetailsFormEvent;
  output: DetailsFormOutput;
  view: DetailsFormView;
}>;

/** A part: the parent that invokes it binds `saveDetails`. */
export const detailsFormFlow: DetailsFormFlow = flow({ machine: detailsFormMachine, view: detailsFormView });
