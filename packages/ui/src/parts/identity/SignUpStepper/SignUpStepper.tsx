import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { StepLine } from '../../page/StepLine/StepLine.tsx';

const readSteps = (i18n: I18n) =>
  [
    { id: 'mobile', label: i18n._('credentials.signUp.step.mobile') },
    { id: 'email', label: i18n._('credentials.signUp.step.email') },
    { id: 'password', label: i18n._('credentials.signUp.step.password') },
    { id: 'pin', label: i18n._('credentials.signUp.step.pin') },
  ] as const;

/** Progress through the sign-up. Null when it is complete. */
export const SignUpStepper = ({ current }: { current: ReturnType<typeof readSteps>[number]['id'] | null }) => {
  const { i18n } = useLingui();
  return <StepLine label={i18n._('credentials.signUp.steps')} steps={readSteps(i18n)} current={current} />;
};
