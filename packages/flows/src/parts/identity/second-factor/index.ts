import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { SecondFactorEvent, SecondFactorView } from './second-factor.types.ts';

export type * from './second-factor.types.ts';

export type SecondFactorFlow = EmbeddableFlow<{
  event: SecondFactorEvent;
  view: SecondFactorView;
}>;
