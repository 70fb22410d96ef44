import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type {
  ExpertAdviceEvent,
  ExpertAdviceInput,
  ExpertAdviceOutput,
  ExpertAdvicePorts,
  ExpertAdviceView,
} from './expert-advice.types.ts';
import * as unit from './expert-advice.flow.ts';

export type * from './expert-advice.types.ts';
export { expertAdviceStorage } from './expert-advice.storage.ts';

export type ExpertAdviceFlow = EmbeddableFlow<{
  input: ExpertAdviceInput;
  event: ExpertAdviceEvent;
  output: ExpertAdviceOutput;
  view: ExpertAdviceView;
}>;

export const expertAdviceFlow: ExpertAdviceFlow = embeddable(unit.expertAdviceFlow);

/** Sells expert advice on a watchlist: advisor, plan, card checkout, confirmation (DO-213 to DO-226). */
export const expertAdvice: (ports: ExpertAdvicePorts) => RunnableFlow<ExpertAdviceFlow> = embeddableFactory(
  unit.expertAdvice,
);
