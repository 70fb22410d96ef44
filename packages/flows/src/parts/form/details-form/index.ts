import { embeddable, type EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { DetailsFormEvent, DetailsFormInput, DetailsFormOutput, DetailsFormView } from './details-form.types.ts';
import * as unit from './details-form.flow.ts';

export type * from './details-form.types.ts';

export type DetailsFormFlow = EmbeddableFlow<{
  input: DetailsFormInput;
  event: DetailsFormEvent;
  output: DetailsFormOutput;
  view: DetailsFormView;
}>;

export const detailsFormFlow: DetailsFormFlow = embeddable(unit.detailsFormFlow);
