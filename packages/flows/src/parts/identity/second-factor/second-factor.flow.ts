import { flow } from '../../../kit/flow.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { secondFactorView } from './second-factor.view.ts';
import type { EmbeddableFlow } from '../../../kit/embeddable-flow.ts';
import type { SecondFactorEvent, SecondFactorView } from './second-factor.types.ts';

export type SecondFactorFlow = EmbeddableFlow<{
  event: SecondFactorEvent;
  view: SecondFactorView;
}>;

/** A part: the parent makes it runnable with its own ports. */
export const secondFactor = <Subject, Result>() =>
  flow({ machine: secondFactorMachine<Subject, Result>(), view: secondFactorView<Subject, Result> });
