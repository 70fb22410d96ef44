import { OTP_LENGTH, say, type Codes, type SecondFactorEvent, type SecondFactorView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { use, useEffect, useRef, useState, type ComponentType, type ReactNode, type SubmitEvent } from 'react';
import { masked } from '../../format/masked.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CodeField } from '../../primitives/CodeField/CodeField.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { ContactsContext, type Contacts } from '../../shell/contacts.ts';
import { NoticeLine } from '../NoticeLine/NoticeLine.tsx';
import { ResendCode } from '../ResendCode/ResendCode.tsx';

export interface CodesWords {
  /** Names of the fields: 'OTP', 'OTP received on mobile' … */
  readonly mobile: string;
  readonly email: string;
  readonly submit: string;
  readonly resend: string;
  /** With `{seconds}` in it. */
  readonly resendIn: string;
  /** Own words for notices without a server text, under `notice.<kind>`. */
  readonly notices?: Readonly<Record<string, string>>;
}

export interface CodesFormProps {
  view: Extract<SecondFactorView, { screen: 'codes' }>;
  remote: { send: (event: SecondFactorEvent) => void };
  words: CodesWords;
  /** Where the codes went, where that is not the profile's number or mailbox. */
  sentTo?: Partial<Contacts> | undefined;
  /** The way to another number, where there is one. */
  change?: ReactNode;
  /** Where the code goes wrong there may be a way on: a link to the order list. */
  wayOn?: ReactNode;
  /** Beside the button: Back, Close. */
  children?: ReactNode;
  /** What the buttons stand in, where it is not a stack: `FormFoot` at the end of a wide form. */
  foot?: ComponentType<{ children: ReactNode }> | undefined;
}

/** Enters one or both codes. They live in the inputs alone, and are empty again after every attempt. */
export function CodesForm({ view, ...rest }: CodesFormProps) {
  return <Attempt key={view.attempt} view={view} {...rest} />;
}

const hintOf = (contact: string) => {
  const to = masked(contact);
  return to === '' ? undefined : say(common['code.sentTo'], { to });
};

function Attempt({ view, remote, words, sentTo, change, wayOn, children, foot: Foot = Stack }: CodesFormProps) {
  const contacts = { ...use(ContactsContext), ...sentTo };
  const form = useRef<HTMLFormElement>(null);
  // After the heading of a new page has taken the focus: the first box is where the reader goes on.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-focus-first]')?.focus(), []);
  const [codes, setCodes] = useState<Codes>({});
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
            hint={hintOf(contacts[field])}
            value={codes[field] ?? ''}
            onValueChange={(digits) => setCodes({ ...codes, [field]: digits })}
            length={OTP_LENGTH}
            readOnly={view.isBusy}
            data-focus-first={place === 0 || undefined}
          />
        ))}
        {change}
        <NoticeLine notice={view.notice} words={words.notices}>
          {wayOn}
        </NoticeLine>
        <ResendCode
          resend={view.resend}
          canResend={view.canResend}
          words={words}
          onResend={() => remote.send({ type: 'code.resendRequested' })}
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
