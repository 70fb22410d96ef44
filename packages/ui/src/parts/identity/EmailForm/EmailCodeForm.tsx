import type { SecondFactorView } from '@folioflow/flows';
import { access } from '@folioflow/flows/words/access';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodesForm, type CodesFormProps } from '../CodesForm/CodesForm.tsx';

const readWords = () =>
  ({
    mobile: access['otp.label'],
    email: access['otp.label'],
    submit: access['otp.verify'],
    resend: access['otp.resend'],
    resendIn: access['otp.resendIn'],
    notices: access,
  }) as const;

export interface EmailCodeFormProps {
  view: { email: string; codes: SecondFactorView | undefined };
  remote: CodesFormProps['remote'];
  /** Label of the button for another address. */
  otherAddressLabel: string;
}

/** Enters the code that was sent to an email address. */
export function EmailCodeForm({ view: { email, codes }, remote, otherAddressLabel }: EmailCodeFormProps) {
  if (codes?.screen !== 'codes') return null;
  return (
    <CodesForm view={codes} remote={remote} words={readWords()} sentTo={{ mobile: email, email }}>
      <Button
        variant="secondary"
        wide
        disabled={!codes.canAbandon}
        onClick={() => remote.send({ type: 'codes.abandoned' })}
      >
        {otherAddressLabel}
      </Button>
    </CodesForm>
  );
}
