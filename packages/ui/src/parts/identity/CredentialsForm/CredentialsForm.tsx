import { useLingui } from '@lingui/react';
import { enterPassword, type Notice } from '@folioflow/flows';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { tooLongText } from '../../../primitives/Field/text-problem.ts';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';

export interface CredentialsFormProps {
  email: string;
  /** Characters of an address; a longer one is not submitted. */
  emailMaximum: number;
  /** Length limits of a password: a shorter or longer one is not submitted. */
  passwordLength: { readonly minimum: number; readonly maximum: number };
  /** Whether the email address is valid. */
  canSubmit: boolean;
  isBusy: boolean;
  notice: Notice | null;
  words: { readonly email: string; readonly password: string; readonly submit: string };
  onEmail: (email: string) => void;
  /** Called with the password, which is stored nowhere else. */
  onSubmit: (password: string) => void;
  /** Shown below the password: the link to the password reset. */
  children?: ReactNode;
}

/** Sign-in by email address and password. */
export function CredentialsForm({
  email,
  emailMaximum,
  passwordLength,
  isBusy,
  notice,
  words,
  ...form
}: CredentialsFormProps) {
  const { i18n } = useLingui();
  const [password, setPassword] = useState('');
  const { minimum, maximum } = passwordLength;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    form.onSubmit(password);
  };
  const canSubmit = form.canSubmit && password.length >= minimum && password.length <= maximum;
  return (
    <form onSubmit={send} noValidate>
      <Stack gap={24}>
        <TextField
          label={words.email}
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          onValueChange={form.onEmail}
          error={tooLongText(i18n, email, emailMaximum)}
          readOnly={isBusy}
        />
        <PasswordField
          label={words.password}
          value={password}
          onValueChange={(typed) => setPassword((before) => enterPassword(before, typed, passwordLength))}
          error={tooLongText(i18n, password, maximum)}
          readOnly={isBusy}
        />
        {form.children}
        <NoticeLine notice={notice} />
        <Button type="submit" wide busy={isBusy} disabled={!canSubmit && !isBusy}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
