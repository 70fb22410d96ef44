import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { isEmail } from '@folioflow/flows';
import { Mail, Phone } from 'lucide';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { buttonLook } from '../../primitives/Button/button-look.ts';
import { Card } from '../../primitives/Card/Card.tsx';
import { Field } from '../../primitives/Field/Field.tsx';
import { inputLook } from '../../primitives/Field/input-look.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { nameProblem, tooLongText } from '../../primitives/Field/text-problem.ts';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { Page } from '../../shell/Page.tsx';

const MAX_LENGTHS = { name: 80, email: 80, message: 2000 } as const;

const ContactColumns = styled.div`
  display: grid;
  gap: var(--space-24);

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
    gap: var(--space-32);
  }
`;

const MessageArea = styled.textarea`
  ${inputLook}
  min-height: 9rem;
  line-height: 1.5;
  resize: vertical;
`;

const ReadyStatus = styled.div`
  display: grid;
  gap: var(--space-8);
  padding: var(--space-16);
  border-radius: var(--radius-control);
  background: var(--accent-soft);
  color: var(--ink);

  &:empty {
    display: none;
  }
`;

const EmailLink = styled.a`
  ${buttonLook}
`;

const DirectContacts = styled.ul`
  display: grid;
  gap: var(--space-8);
  padding: 0;
  margin: 0;
  list-style: none;

  a {
    display: flex;
    align-items: center;
    gap: var(--space-12);
    min-height: var(--control);
    color: var(--accent);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
  }
`;

export interface ContactProps {
  supportEmail: string;
  supportPhone: string;
}

/** /contact: a message for the writer's own email app; the page itself sends nothing (ON-425 to ON-427). */
export function Contact({ supportEmail, supportPhone }: ContactProps) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={i18n._('contact.lead')}>{i18n._('contact.title')}</PageHeading>
        <ContactColumns>
          <MessageForm supportEmail={supportEmail} />
          <Card as="aside" aria-label={i18n._('contact.direct')}>
            <Stack gap={12}>
              <h2>{i18n._('contact.direct')}</h2>
              <DirectContacts>
                <li>
                  <a href={`mailto:${supportEmail}`} aria-label={`${i18n._('contact.directEmail')}: ${supportEmail}`}>
                    <Icon of={Mail} />
                    <span>{supportEmail}</span>
                  </a>
                </li>
                <li>
                  <a
                    href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
                    aria-label={`${i18n._('contact.directPhone')}: ${supportPhone}`}
                  >
                    <Icon of={Phone} />
                    <span>{supportPhone}</span>
                  </a>
                </li>
              </DirectContacts>
            </Stack>
          </Card>
        </ContactColumns>
      </Stack>
    </Page>
  );
}

function MessageForm({ supportEmail }: Pick<ContactProps, 'supportEmail'>) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState({ name: '', email: '', message: '' });
  const [state, setState] = useState<'writing' | 'checked'>('writing');
  const errors = {
    name: draft.name.trim() === '' ? i18n._('contact.nameMissing') : nameProblem(i18n, draft.name, MAX_LENGTHS.name),
    email: isEmail(draft.email.trim())
      ? tooLongText(i18n, draft.email, MAX_LENGTHS.email)
      : i18n._('contact.emailWrong'),
    message:
      draft.message.trim() === ''
        ? i18n._('contact.messageMissing')
        : tooLongText(i18n, draft.message, MAX_LENGTHS.message),
  };
  const isReady = state === 'checked' && Object.values(errors).every((error) => error === undefined);
  const shown = state === 'checked' ? errors : { name: undefined, email: undefined, message: undefined };
  const changeDraft = (patch: Partial<typeof draft>) => setDraft({ ...draft, ...patch });
  const checkMessage = (event: SubmitEvent) => {
    event.preventDefault();
    setState('checked');
  };
  return (
    <Card as="div">
      <form onSubmit={checkMessage} noValidate>
        <Stack gap={24}>
          <TextField
            label={i18n._('contact.name')}
            autoComplete="name"
            value={draft.name}
            onValueChange={(name) => changeDraft({ name })}
            error={shown.name}
          />
          <TextField
            label={i18n._('contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={draft.email}
            onValueChange={(email) => changeDraft({ email })}
            error={shown.email}
          />
          <Field label={i18n._('contact.message')} hint={i18n._('contact.messageHint')} error={shown.message}>
            {(binding) => (
              <MessageArea
                {...binding}
                rows={6}
                value={draft.message}
                onChange={({ target }) => changeDraft({ message: target.value })}
              />
            )}
          </Field>
          <Button type="submit" wide>
            {i18n._('contact.send')}
          </Button>
          <ReadyStatus role="status">
            {isReady && (
              <>
                <strong>{i18n._('contact.ready')}</strong>
                <p>{i18n._('contact.readyExplain')}</p>
                <EmailLink href={createMailAddress(i18n, supportEmail, draft)} data-variant="secondary">
                  {i18n._('contact.open')}
                </EmailLink>
              </>
            )}
          </ReadyStatus>
        </Stack>
      </form>
    </Card>
  );
}

function createMailAddress(
  i18n: I18n,
  address: string,
  { name, email, message }: { name: string; email: string; message: string },
): string {
  const subject = encodeURIComponent(i18n._('contact.subject', { name: name.trim() }));
  const body = encodeURIComponent(`${message.trim()}\n\n${name.trim()}\n${email.trim()}`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
