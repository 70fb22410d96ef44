import { isEmail, formatMessage } from '@folioflow/flows';
import { contact } from '@folioflow/flows/words/static';
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
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={contact.lead}>{contact.title}</PageHeading>
        <ContactColumns>
          <MessageForm supportEmail={supportEmail} />
          <Card as="aside" aria-label={contact.direct}>
            <Stack gap={12}>
              <h2>{contact.direct}</h2>
              <DirectContacts>
                <li>
                  <a href={`mailto:${supportEmail}`} aria-label={`${contact.directEmail}: ${supportEmail}`}>
                    <Icon of={Mail} />
                    <span>{supportEmail}</span>
                  </a>
                </li>
                <li>
                  <a
                    href={`tel:${supportPhone.replace(/[^\d+]/g, '')}`}
                    aria-label={`${contact.directPhone}: ${supportPhone}`}
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
  const [draft, setDraft] = useState({ name: '', email: '', message: '' });
  const [state, setState] = useState<'writing' | 'checked'>('writing');
  const errors = {
    name: draft.name.trim() === '' ? contact.nameMissing : nameProblem(draft.name, MAX_LENGTHS.name),
    email: isEmail(draft.email.trim()) ? tooLongText(draft.email, MAX_LENGTHS.email) : contact.emailWrong,
    message: draft.message.trim() === '' ? contact.messageMissing : tooLongText(draft.message, MAX_LENGTHS.message),
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
            label={contact.name}
            autoComplete="name"
            value={draft.name}
            onValueChange={(name) => changeDraft({ name })}
            error={shown.name}
          />
          <TextField
            label={contact.email}
            type="email"
            inputMode="email"
            autoComplete="email"
            value={draft.email}
            onValueChange={(email) => changeDraft({ email })}
            error={shown.email}
          />
          <Field label={contact.message} hint={contact.messageHint} error={shown.message}>
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
            {contact.send}
          </Button>
          <ReadyStatus role="status">
            {isReady && (
              <>
                <strong>{contact.ready}</strong>
                <p>{contact.readyExplain}</p>
                <EmailLink href={createMailAddress(supportEmail, draft)} data-variant="secondary">
                  {contact.open}
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
  address: string,
  { name, email, message }: { name: string; email: string; message: string },
): string {
  const subject = encodeURIComponent(formatMessage(contact.subject, { name: name.trim() }));
  const body = encodeURIComponent(`${message.trim()}\n\n${name.trim()}\n${email.trim()}`);
  return `mailto:${address}?subject=${subject}&body=${body}`;
}
