import { credentials } from '@folioflow/flows/words/credentials';
import { StepLine } from '../../page/StepLine/StepLine.tsx';

const readSteps = () =>
  [
    { id: 'mobile', label: credentials['signUp.step.mobile'] },
    { id: 'email', label: credentials['signUp.step.email'] },
    { id: 'password', label: credentials['signUp.step.password'] },
    { id: 'pin', label: credentials['signUp.step.pin'] },
  ] as const;

/** Progress through the sign-up. Null when it is complete. */
export const SignUpStepper = ({ current }: { current: ReturnType<typeof readSteps>[number]['id'] | null }) => (
  <StepLine label={credentials['signUp.steps']} steps={readSteps()} current={current} />
);
