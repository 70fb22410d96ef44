import { flow } from '../../../kit/flow.ts';
import { secondFactorMachine } from './second-factor.machine.ts';
import { secondFactorView } from './second-factor.view.ts';

/** A part: the parent makes it runnable with its own ports. */
export const secondFactor = <Subject, Result>() =>
  flow({ machine: secondFactorMachine<Subject, Result>(), view: secondFactorView<Subject, Result> });
export type SecondFactorFlow<Subject, Result> = ReturnType<typeof secondFactor<Subject, Result>>;
