import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type {
  PasswordResetEvent,
  PasswordResetInput,
  PasswordResetOutput,
  PasswordResetPorts,
  PasswordResetView,
} from './password-reset.types.ts';
import * as unit from './password-reset.flow.ts';

export type * from './password-reset.types.ts';

export type PasswordResetFlow = EmbeddableFlow<{
  input: PasswordResetInput;
  event: PasswordResetEvent;
  output: PasswordResetOutput;
  view: PasswordResetView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const passwordResetFlow: PasswordResetFlow = embeddable(unit.passwordResetFlow);

/** Sets a new password for a known email address, /reset. Pass the three provider operations unchanged. */
export const passwordReset: (ports: PasswordResetPorts) => RunnableFlow<PasswordResetFlow> = embeddableFactory(
  unit.passwordReset,
);
