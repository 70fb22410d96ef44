import { credentials } from '@folioflow/flows/words/credentials';
import { StepLine } from '../StepLine/StepLine.tsx';

const steps = [
  { id: 'mobile', label: credentials['signUp.step.mobile'] },
  { id: 'email', label: credentials['signUp.step.email'] },
  { id: 'password', label: credentials['signUp.step.password'] },
  { id: 'pin', label: credentials['signUp.step.pin'] },
] as const;

/** Where one stands on the way to an account. Null when all is done. */
export const SignUpStepper = ({ current }: { current: (typeof steps)[number]['id'] | null }) => (
  <StepLine label={credentials['signUp.steps']} steps={steps} current={current} />
);
