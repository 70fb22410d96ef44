import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { DetailsFormFlow } from '../../parts/form/details-form/index.ts';
import type {
  DetailsPageEvent,
  DetailsPageInput,
  DetailsPageOutput,
  DetailsPagePorts,
  DetailsPageView,
} from './details-page.types.ts';
import * as unit from './details-page.flow.ts';

export type * from './details-page.types.ts';

export type DetailsPageFlow = EmbeddableFlow<{
  input: DetailsPageInput;
  event: DetailsPageEvent;
  output: DetailsPageOutput;
  view: DetailsPageView;
  children: { detailsForm: DetailsFormFlow };
}>;

export const detailsPageFlow: DetailsPageFlow = embeddable(unit.detailsPageFlow);

/** /personaldetails and /incomedetails: one of the two forms on a page of its own. */
export const detailsPage: (ports: DetailsPagePorts) => RunnableFlow<DetailsPageFlow> = embeddableFactory(
  unit.detailsPage,
);
