import { useLingui } from '@lingui/react';
import type { PasswordResetView } from '@folioflow/flows';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { tooLongText } from '../../../primitives/Field/text-problem.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';

type EmailEntryView = Omit<Extract<PasswordResetView, { screen: 'enteringEmail' }>, 'screen'>;

export interface EmailFormProps {
  view: EmailEntryView;
  remote: {
    send: (event: { type: 'draft.changed'; patch: { email: string } } | { type: 'email.submitted' }) => void;
  };
  submit: string;
  hint?: string | undefined;
  children?: ReactNode;
}

/** Enters an email address that receives a code. Its error is shown when the field is left. */
export function EmailForm({ view, remote, submit, hint, children }: EmailFormProps) {
  const { i18n } = useLingui();
  const [wasLeft, setLeft] = useState(view.draft.email !== '');
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'email.submitted' });
  };
  return (
    <form onSubmit={send} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <TextField
          label={i18n._('access.signIn.email.label')}
          hint={hint}
          type="email"
          inputMode="email"
          autoComplete="email"
          value={view.draft.email}
          onValueChange={(email) => remote.send({ type: 'draft.changed', patch: { email } })}
          onBlur={() => setLeft(true)}
          error={
            tooLongText(i18n, view.draft.email, view.emailMaximum) ??
            (wasLeft && view.isEmailWrong ? i18n._('credentials.email.invalid') : undefined)
          }
          readOnly={view.isBusy}
        />
        <NoticeLine notice={view.notice} />
        <FormFoot>
          <Button type="submit" wide busy={view.isBusy} disabled={!view.canSubmit && !view.isBusy}>
            {submit}
          </Button>
        </FormFoot>
        {children}
      </Stack>
    </form>
  );
}

/** The address in a step that cannot change it; inside a password form it is the name of the account. */
export const LockedEmail = ({ email }: { email: string }) => {
  const { i18n } = useLingui();
  return (
    <TextField
      label={i18n._('access.signIn.email.label')}
      type="email"
      autoComplete="username"
      value={email}
      onValueChange={() => undefined}
      readOnly
    />
  );
};
