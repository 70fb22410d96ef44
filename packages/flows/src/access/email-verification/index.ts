import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { SecondFactorFlow } from '../../parts/identity/second-factor/index.ts';
import type {
  EmailVerificationEvent,
  EmailVerificationInput,
  EmailVerificationOutput,
  EmailVerificationPorts,
  EmailVerificationView,
} from './email-verification.types.ts';
import * as unit from './email-verification.flow.ts';

export type * from './email-verification.types.ts';

export type EmailVerificationFlow = EmbeddableFlow<{
  input: EmailVerificationInput;
  event: EmailVerificationEvent;
  output: EmailVerificationOutput;
  view: EmailVerificationView;
  children: { secondFactor: SecondFactorFlow };
}>;

export const emailVerificationFlow: EmailVerificationFlow = embeddable(unit.emailVerificationFlow);

/**
 * Verifies the email address and sets the first password of a sign-up, /verify-email. Pass the two provider operations
 * unchanged.
 */
export const emailVerification: (ports: EmailVerificationPorts) => RunnableFlow<EmailVerificationFlow> =
  embeddableFactory(unit.emailVerification);
