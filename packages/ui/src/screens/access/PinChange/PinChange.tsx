import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { OTP_LENGTH, PIN_LENGTH, type pinChangeFlow, type PinChangeView, type Remote } from '@folioflow/flows';
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

const readNoticeWords = (i18n: I18n) =>
  ({
    entering: { 'notice.lostAnswer': i18n._('account.pinChange.notice.stopped') },
    enteringCode: {
      'notice.lostAnswer': i18n._('account.pinChange.notice.lostAnswer'),
      'notice.acceptedBefore': i18n._('account.pinChange.notice.acceptedBefore'),
    },
  }) as const;

const readResendWords = (i18n: I18n) =>
  ({
    resend: i18n._('account.pinChange.resend'),
    resendIn: (seconds: number) => i18n._('account.pinChange.resendIn', { seconds }),
  }) as const;

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
  const { i18n } = useLingui();
  return (
    <Page width="form" dense>
      <Stack gap={16}>
        <PageHeading step={String(view.attempt)} lead={i18n._('account.pinChange.lead')}>
          {i18n._('account.pinChange.title')}
        </PageHeading>
        <Status role="status">
          {view.changed !== null && (
            <Outcome
              isLive={false}
              outcome="success"
              headline={
                <ServerText text={view.changed.text === '' ? i18n._('account.pinChange.changed') : view.changed.text} />
              }
              next={<p>{i18n._('account.pinChange.changed.next')}</p>}
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
  const { i18n } = useLingui();
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
            label={i18n._('account.pinChange.pin')}
            hint={view.isPinLocked ? i18n._('account.pinChange.locked') : i18n._('account.pinChange.pin.hint')}
            length={PIN_LENGTH}
            autoComplete="new-password"
            value={pin}
            onValueChange={createDigitHandler(setPin)}
            readOnly={view.isPinLocked}
          />
          <CodeField
            label={i18n._('account.pinChange.confirmation')}
            error={differs || view.isMismatch ? i18n._('credentials.pin.mismatch') : undefined}
            length={PIN_LENGTH}
            autoComplete="new-password"
            value={confirmation}
            onValueChange={createDigitHandler(setConfirmation)}
            readOnly={view.isPinLocked}
          />
          {view.screen === 'entering' && (
            <>
              <NoticeLine notice={view.notice} words={readNoticeWords(i18n).entering} />
              <FormActions
                submit={i18n._('account.pinChange.submit')}
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
  const { i18n } = useLingui();
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
          label={i18n._('account.pinChange.code')}
          hint={
            mobile === ''
              ? i18n._('account.pinChange.code.hint')
              : i18n._('common.code.sentTo', { to: maskContact(mobile) })
          }
          length={OTP_LENGTH}
          value={code}
          onValueChange={setCode}
          readOnly={view.isBusy}
          autoFocus
        />
        <NoticeLine notice={view.notice} words={readNoticeWords(i18n).enteringCode} />
        <ResendCode
          resend={view.resend}
          canResend={view.canResend}
          words={readResendWords(i18n)}
          onResend={() => remote.send({ type: 'code.resendRequested' })}
        />
        <FormActions
          submit={i18n._('account.pinChange.confirm')}
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
  const { i18n } = useLingui();
  return (
    <Stack gap={12}>
      <Button type="submit" wide busy={isBusy} disabled={!isOpen && !isBusy}>
        {submit}
      </Button>
      <Button variant="secondary" wide disabled={!view.canReset} onClick={() => remote.send({ type: 'form.reset' })}>
        {i18n._('account.pinChange.reset')}
      </Button>
    </Stack>
  );
}
