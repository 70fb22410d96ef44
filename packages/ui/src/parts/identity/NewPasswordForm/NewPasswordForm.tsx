import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  enterNewPassword,
  passwordProblem,
  type PasswordResetView,
  type TypedPassword,
  type TypedPasswordProblem,
} from '@folioflow/flows';
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

const readProblems = (i18n: I18n): Readonly<Record<TypedPasswordProblem, string>> => ({
  tooShort: i18n._('credentials.password.tooShort'),
  notAllowed: i18n._('credentials.password.notAllowed'),
  mismatch: i18n._('credentials.password.mismatch'),
});
const formatPasswordProblem = (i18n: I18n, problem: TypedPasswordProblem | null) =>
  problem === null ? undefined : readProblems(i18n)[problem];
const readNoticeWords = (i18n: I18n) => ({ 'notice.lostAnswer': i18n._('credentials.notice.lostPassword') }) as const;

/** Enters a new password twice. It exists only in the inputs, and a refused password stays in them. */
export function NewPasswordForm({ view, onSubmit, words, children }: NewPasswordFormProps) {
  const { i18n } = useLingui();
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
          hint={i18n._('credentials.password.hint', { ...passwordLength })}
          autoComplete="new-password"
          value={password}
          onValueChange={(text) =>
            setTyped((typed) => ({ ...typed, password: enterNewPassword(typed.password, text, passwordLength) }))
          }
          error={formatPasswordProblem(i18n, password === '' ? submittedWrong : wrongPassword)}
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
          error={formatPasswordProblem(i18n, confirmation === '' ? submittedMismatch : isMismatch ? 'mismatch' : null)}
          readOnly={view.isBusy}
        />
        <NoticeLine notice={view.notice} words={readNoticeWords(i18n)} />
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
