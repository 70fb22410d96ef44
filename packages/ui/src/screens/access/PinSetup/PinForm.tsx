import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { isPinMismatch, type PinSetupView, type TypedPin } from '@folioflow/flows';
import { useState, type SubmitEvent } from 'react';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { CodeField } from '../../../primitives/CodeField/CodeField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const readNoticeWords = (i18n: I18n) => ({ 'notice.lostAnswer': i18n._('credentials.notice.lostPin') }) as const;

export interface PinFormProps {
  view: Extract<PinSetupView, { screen: 'entering' }>;
  onSubmit: (typed: TypedPin) => void;
}

/** Enters a PIN twice. It exists only in the inputs, which are emptied after every answer (INV-56). */
export const PinForm = ({ view, onSubmit }: PinFormProps) => (
  <PinAttempt key={view.attempt} view={view} onSubmit={onSubmit} />
);

function PinAttempt({ view, onSubmit }: PinFormProps) {
  const { i18n } = useLingui();
  const [{ pin, confirmation }, setTyped] = useState<TypedPin>({ pin: '', confirmation: '' });
  const isTyped = pin.length === view.pinLength && confirmation.length === view.pinLength;
  const isMismatch = isTyped ? isPinMismatch({ pin, confirmation }) : pin === '' && view.problem === 'mismatch';
  const canSubmit = view.canSubmit && isTyped && !isMismatch;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit({ pin, confirmation });
  };
  return (
    <form onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <CodeField
          label={i18n._('credentials.pin.label')}
          length={view.pinLength}
          autoComplete="off"
          value={pin}
          onValueChange={(digits) => setTyped({ pin: digits, confirmation })}
          autoFocus={view.attempt > 0}
          readOnly={view.isBusy}
        />
        <CodeField
          label={i18n._('credentials.pin.confirmation')}
          length={view.pinLength}
          autoComplete="off"
          value={confirmation}
          onValueChange={(digits) => setTyped({ pin, confirmation: digits })}
          error={isMismatch ? i18n._('credentials.pin.mismatch') : undefined}
          readOnly={view.isBusy}
        />
        <NoticeLine notice={view.notice} words={readNoticeWords(i18n)} />
        <FormFoot>
          <Button type="submit" wide busy={view.isBusy} disabled={!canSubmit && !view.isBusy}>
            {i18n._('credentials.pin.submit')}
          </Button>
        </FormFoot>
      </Stack>
    </form>
  );
}
