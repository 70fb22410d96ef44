import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type {
  StaffSignInEvent,
  StaffSignInInput,
  StaffSignInOutput,
  StaffSignInPorts,
  StaffSignInView,
} from './staff-sign-in.types.ts';
import * as unit from './staff-sign-in.flow.ts';

export type * from './staff-sign-in.types.ts';
export { parseReturnAddress, staffSignInStateOf } from './staff-sign-in-state.ts';

export type StaffSignInFlow = EmbeddableFlow<{
  input: StaffSignInInput;
  event: StaffSignInEvent;
  output: StaffSignInOutput;
  view: StaffSignInView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const staffSignInFlow: StaffSignInFlow = embeddable(unit.staffSignInFlow);

/** Staff sign-in, /signin. Pass the three provider operations unchanged. */
export const staffSignIn: (ports: StaffSignInPorts) => RunnableFlow<StaffSignInFlow> = embeddableFactory(
  unit.staffSignIn,
);
