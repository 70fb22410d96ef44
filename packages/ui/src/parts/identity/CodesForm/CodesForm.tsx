import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { OTP_LENGTH, type TypedCodes, type SecondFactorEvent, type SecondFactorView } from '@folioflow/flows';
import { use, useEffect, useRef, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import { maskContact } from '../../../format/masked.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodeField } from '../../../primitives/CodeField/CodeField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { ContactsContext, type CodeRecipients } from '../../../shell/contacts.ts';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { ResendCode } from '../ResendCode/ResendCode.tsx';

export interface CodesWords {
  /** Names of the fields: 'OTP', 'OTP received on mobile' … */
  readonly mobile: string;
  readonly email: string;
  readonly submit: string;
  readonly resend: string;
  readonly resendIn: (seconds: number) => string;
  /** Texts for notices without a server text, under `notice.<kind>`. */
  readonly notices?: Readonly<Record<string, string>>;
}

export interface CodesFormProps {
  view: Extract<SecondFactorView, { screen: 'codes' }>;
  remote: { send: (event: SecondFactorEvent) => void };
  words: CodesWords;
  /** Recipient of the codes, if it is not the number or mailbox of the profile. */
  sentTo?: Partial<CodeRecipients> | undefined;
  /** Link to another number. */
  change?: ReactNode;
  /** Shown with a failure: a link to the order list. */
  recoveryLink?: ReactNode;
  /** Shown beside the button: Back or Close. */
  children?: ReactNode;
  /** Container of the buttons instead of a stack: `FormFoot` at the end of a wide form. */
  foot?: ComponentType<{ children: ReactNode }> | undefined;
}

/** Enters one or both codes. The codes exist only in the inputs, which are emptied after every attempt. */
export function CodesForm({ view, ...rest }: CodesFormProps) {
  return <CodeEntryForm key={view.attempt} view={view} {...rest} />;
}

const sentToText = (i18n: I18n, contact: string) => {
  const to = maskContact(contact);
  return to === '' ? undefined : i18n._('common.code.sentTo', { to });
};

function CodeEntryForm({
  view,
  remote,
  words,
  sentTo,
  change,
  recoveryLink,
  children,
  foot: Foot = Stack,
}: CodesFormProps) {
  const { i18n } = useLingui();
  const contacts = { ...use(ContactsContext), ...sentTo };
  const form = useRef<HTMLFormElement>(null);
  const focusCode = () => form.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus();
  // Runs after the heading of a new page is focused: the first box is the next element for the user.
  useEffect(focusCode, []);
  const [codes, setCodes] = useState<TypedCodes>({});
  const isComplete = view.fields.every((field) => codes[field]?.length === OTP_LENGTH);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isComplete && view.canSubmit) remote.send({ type: 'codes.submitted', ...codes });
  };
  return (
    <form ref={form} onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        {view.fields.map((field, place) => (
          <CodeField
            key={field}
            label={words[field]}
            hint={sentToText(i18n, contacts[field])}
            value={codes[field] ?? ''}
            onValueChange={(digits) => setCodes((entered) => ({ ...entered, [field]: digits }))}
            length={OTP_LENGTH}
            readOnly={view.isBusy}
            data-focus-first={place === 0 || undefined}
          />
        ))}
        {change}
        <NoticeLine notice={view.notice} words={words.notices}>
          {recoveryLink}
        </NoticeLine>
        <ResendCode
          resend={view.resend}
          canResend={view.canResend}
          words={words}
          onResend={() => {
            remote.send({ type: 'code.resendRequested' });
            focusCode();
          }}
        />
        <Foot>
          <Button
            type="submit"
            wide
            busy={view.isBusy && view.resend.state !== 'resending'}
            disabled={!isComplete || (!view.canSubmit && !view.isBusy)}
          >
            {words.submit}
          </Button>
          {children}
        </Foot>
      </Stack>
    </form>
  );
}
