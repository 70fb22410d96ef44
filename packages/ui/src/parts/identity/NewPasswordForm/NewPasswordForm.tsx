import {
  enterNewPassword,
  passwordProblem,
  formatMessage,
  type PasswordResetView,
  type TypedPassword,
  type TypedPasswordProblem,
} from '@folioflow/flows';
import { credentials } from '@folioflow/flows/words/credentials';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { LockedEmail } from '../EmailForm/EmailForm.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';

type PasswordEntryView = Omit<Extract<PasswordResetView, { screen: 'enteringPassword' }>, 'screen' | 'canRestart'>;

export interface NewPasswordFormProps {
  view: PasswordEntryView;
  onSubmit: (typed: TypedPassword) => void;
  words: { readonly password: string; readonly confirmation: string; readonly submit: string };
  children?: ReactNode;
}

const readProblems = (): Readonly<Record<TypedPasswordProblem, string>> => ({
  tooShort: credentials['password.tooShort'],
  notAllowed: credentials['password.notAllowed'],
  mismatch: credentials['password.mismatch'],
});
const formatPasswordProblem = (problem: TypedPasswordProblem | null) =>
  problem === null ? undefined : readProblems()[problem];
const readNoticeWords = () => ({ 'notice.lostAnswer': credentials['notice.lostPassword'] }) as const;

/** Enters a new password twice. It exists only in the inputs, and a refused password stays in them. */
export function NewPasswordForm({ view, onSubmit, words, children }: NewPasswordFormProps) {
  const { passwordLength, problem } = view;
  const [{ password, confirmation }, setTyped] = useState<TypedPassword>({ password: '', confirmation: '' });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit({ password, confirmation });
  };
  const wrongPassword = passwordProblem(password, passwordLength);
  const isMismatch = password !== confirmation;
  const submittedWrong = problem === 'mismatch' ? null : problem;
  const submittedMismatch = problem === 'mismatch' ? problem : null;
  const canSubmit = view.canSubmit && wrongPassword === null && !isMismatch;
  return (
    <form onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <LockedEmail email={view.email} />
        <PasswordField
          label={words.password}
          hint={formatMessage(credentials['password.hint'], { ...passwordLength })}
          autoComplete="new-password"
          value={password}
          onValueChange={(text) =>
            setTyped((typed) => ({ ...typed, password: enterNewPassword(typed.password, text, passwordLength) }))
          }
          error={formatPasswordProblem(password === '' ? submittedWrong : wrongPassword)}
          readOnly={view.isBusy}
        />
        <PasswordField
          label={words.confirmation}
          autoComplete="new-password"
          value={confirmation}
          onValueChange={(text) =>
            setTyped((typed) => ({
              ...typed,
              confirmation: enterNewPassword(typed.confirmation, text, passwordLength),
            }))
          }
          error={formatPasswordProblem(confirmation === '' ? submittedMismatch : isMismatch ? 'mismatch' : null)}
          readOnly={view.isBusy}
        />
        <NoticeLine notice={view.notice} words={readNoticeWords()} />
        <FormFoot>
          <Button type="submit" wide busy={view.isBusy} disabled={!canSubmit && !view.isBusy}>
            {words.submit}
          </Button>
        </FormFoot>
        {children}
      </Stack>
    </form>
  );
}
