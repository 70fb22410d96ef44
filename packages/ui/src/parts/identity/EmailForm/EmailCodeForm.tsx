import { useLingui } from '@lingui/react';
import type { SecondFactorView } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { readAccessCodeWords } from '../CodesForm/access-code-words.ts';
import { CodesForm, type CodesFormProps } from '../CodesForm/CodesForm.tsx';

export interface EmailCodeFormProps {
  view: { email: string; codes: SecondFactorView | undefined };
  remote: CodesFormProps['remote'];
  /** Label of the button for another address. */
  otherAddressLabel: string;
}

/** Enters the code that was sent to an email address. */
export function EmailCodeForm({ view: { email, codes }, remote, otherAddressLabel }: EmailCodeFormProps) {
  const { i18n } = useLingui();
  if (codes?.screen !== 'codes') return null;
  return (
    <CodesForm view={codes} remote={remote} words={readAccessCodeWords(i18n)} sentTo={{ mobile: email, email }}>
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
