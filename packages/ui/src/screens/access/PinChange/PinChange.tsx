import {
  OTP_LENGTH,
  PIN_LENGTH,
  formatMessage,
  type pinChangeFlow,
  type PinChangeView,
  type Remote,
} from '@folioflow/flows';
import { account } from '@folioflow/flows/words/account';
import { common } from '@folioflow/flows/words/common';
import { credentials } from '@folioflow/flows/words/credentials';
import { use, useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { maskContact } from '../../../format/masked.ts';
import { ContactsContext } from '../../../shell/contacts.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { ResendCode } from '../../../parts/identity/ResendCode/ResendCode.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { CodeField } from '../../../primitives/CodeField/CodeField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Outcome } from '../../../primitives/Outcome/Outcome.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { Page } from '../../../shell/Page.tsx';

const readNoticeWords = () =>
  ({
    entering: { 'notice.lostAnswer': account['pinChange.notice.stopped'] },
    enteringCode: {
      'notice.lostAnswer': account['pinChange.notice.lostAnswer'],
      'notice.acceptedBefore': account['pinChange.notice.acceptedBefore'],
    },
  }) as const;

const readResendWords = () =>
  ({ resend: account['pinChange.resend'], resendIn: account['pinChange.resendIn'] }) as const;

/* The empty live region leaves no gap in the form. */
const Status = styled.div`
  &:empty {
    position: absolute;
  }
`;

const CodeStep = styled.div`
  padding-top: var(--space-24);
  border-top: 1px solid var(--line);
`;

export interface PinChangeProps {
  view: PinChangeView;
  remote: Remote<typeof pinChangeFlow>;
}

/** /mpinInformation: a new PIN, confirmed by a code to the mobile number (ON-206 to ON-220). */
export function PinChange({ view, remote }: PinChangeProps) {
  return (
    <Page width="form" dense>
      <Stack gap={16}>
        <PageHeading step={String(view.attempt)} lead={account['pinChange.lead']}>
          {account['pinChange.title']}
        </PageHeading>
        <Status role="status">
          {view.changed !== null && (
            <Outcome
              isLive={false}
              outcome="success"
              headline={
                <ServerText text={view.changed.text === '' ? account['pinChange.changed'] : view.changed.text} />
              }
              next={<p>{account['pinChange.changed.next']}</p>}
            />
          )}
        </Status>
        <Card as="div">
          <PinAttempt key={view.attempt} view={view} remote={remote} />
        </Card>
      </Stack>
    </Page>
  );
}

/** The PIN exists only in its two inputs, which are emptied after a change and after a reset. */
function PinAttempt({ view, remote }: PinChangeProps) {
  const [pin, setPin] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const isComplete = pin.length === PIN_LENGTH && confirmation.length === PIN_LENGTH;
  const differs = isComplete && pin !== confirmation;
  const createDigitHandler = (keep: (digits: string) => void) => (digits: string) => {
    if (view.isMismatch || view.changed !== null) remote.send({ type: 'notice.dismissed' });
    keep(digits);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'pin.submitted', pin, confirmation });
  };
  return (
    <Stack gap={24}>
      <form onSubmit={submit} aria-busy={(view.screen === 'entering' && view.isBusy) || undefined} noValidate>
        <Stack gap={24}>
          <CodeField
            label={account['pinChange.pin']}
            hint={view.isPinLocked ? account['pinChange.locked'] : account['pinChange.pin.hint']}
            length={PIN_LENGTH}
            autoComplete="new-password"
            value={pin}
            onValueChange={createDigitHandler(setPin)}
            readOnly={view.isPinLocked}
          />
          <CodeField
            label={account['pinChange.confirmation']}
            error={differs || view.isMismatch ? credentials['pin.mismatch'] : undefined}
            length={PIN_LENGTH}
            autoComplete="new-password"
            value={confirmation}
            onValueChange={createDigitHandler(setConfirmation)}
            readOnly={view.isPinLocked}
          />
          {view.screen === 'entering' && (
            <>
              <NoticeLine notice={view.notice} words={readNoticeWords().entering} />
              <FormActions
                submit={account['pinChange.submit']}
                isBusy={view.isBusy}
                isOpen={isComplete && !differs && view.canSubmit}
                view={view}
                remote={remote}
              />
            </>
          )}
        </Stack>
      </form>
      {view.screen === 'enteringCode' && (
        <CodeStep>
          <CodeForm key={view.codeAttempt} view={view} remote={remote} pin={pin} confirmation={confirmation} />
        </CodeStep>
      )}
    </Stack>
  );
}

interface CodeFormProps extends PinChangeProps {
  pin: string;
  confirmation: string;
}

/** The code exists only in its input, which is emptied after every attempt. */
function CodeForm({ view, remote, pin, confirmation }: CodeFormProps) {
  const [code, setCode] = useState('');
  const { mobile } = use(ContactsContext);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    remote.send({ type: 'change.submitted', pin, confirmation, code });
  };
  return (
    <form onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <CodeField
          label={account['pinChange.code']}
          hint={
            mobile === ''
              ? account['pinChange.code.hint']
              : formatMessage(common['code.sentTo'], { to: maskContact(mobile) })
          }
          length={OTP_LENGTH}
          value={code}
          onValueChange={setCode}
          readOnly={view.isBusy}
          autoFocus
        />
        <NoticeLine notice={view.notice} words={readNoticeWords().enteringCode} />
        <ResendCode
          resend={view.resend}
          canResend={view.canResend}
          words={readResendWords()}
          onResend={() => remote.send({ type: 'code.resendRequested' })}
        />
        <FormActions
          submit={account['pinChange.confirm']}
          isBusy={view.isBusy && view.resend.state !== 'resending'}
          isOpen={code.length === OTP_LENGTH && view.canConfirm}
          view={view}
          remote={remote}
        />
      </Stack>
    </form>
  );
}

interface FormActionsProps extends PinChangeProps {
  submit: string;
  isBusy: boolean;
  isOpen: boolean;
}

function FormActions({ submit, isBusy, isOpen, view, remote }: FormActionsProps) {
  return (
    <Stack gap={12}>
      <Button type="submit" wide busy={isBusy} disabled={!isOpen && !isBusy}>
        {submit}
      </Button>
      <Button variant="secondary" wide disabled={!view.canReset} onClick={() => remote.send({ type: 'form.reset' })}>
        {account['pinChange.reset']}
      </Button>
    </Stack>
  );
}
