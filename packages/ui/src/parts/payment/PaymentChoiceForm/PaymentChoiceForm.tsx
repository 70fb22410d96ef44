import { useLingui } from '@lingui/react';
import type { paymentChoiceFlow, PaymentChoiceView, Remote } from '@folioflow/flows';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

const Quiet = styled.p`
  color: var(--muted);
`;

export interface PaymentChoiceFormProps {
  view: PaymentChoiceView;
  remote: Remote<typeof paymentChoiceFlow>;
  /** Amount in rupees for the button; empty if it is unknown. */
  amount: string;
}

/**
 * The choice of a payment mode: none is preselected, and Pay is enabled when the choice is complete (OM-128, OM-132,
 * OM-133).
 */
export function PaymentChoiceForm({ view, remote, amount }: PaymentChoiceFormProps) {
  const { i18n } = useLingui();
  const [hasLeftUpiId, setHasLeftUpiId] = useState(false);
  if (view.screen === 'closed') return null;
  if (view.screen === 'notPermitted') return <Quiet>{i18n._('payments.choice.notPermitted')}</Quiet>;
  if (view.modes.length === 0) return <Quiet>{i18n._('payments.choice.none')}</Quiet>;
  const pay = (event: SubmitEvent) => {
    event.preventDefault();
    setHasLeftUpiId(true);
    remote.send({ type: 'payment.requested' });
  };
  return (
    <form onSubmit={pay} noValidate>
      <Stack gap={24}>
        <ChoiceGroup
          label={i18n._('payments.choice.label')}
          choices={view.modes.map(({ value, label }) => ({
            value,
            label: <span lang={languageOf(label)}>{label}</span>,
            note:
              value.toUpperCase() === 'UPI' ? i18n._('payments.choice.mode.upi') : i18n._('payments.choice.mode.other'),
          }))}
          value={view.mode}
          onValueChange={(mode) => remote.send({ type: 'mode.chosen', mode })}
        />
        {view.upi !== null && (
          <TextField
            label={i18n._('payments.choice.upi.label')}
            hint={i18n._('payments.choice.upi.hint')}
            error={hasLeftUpiId && view.upi.isWrong ? i18n._('payments.choice.upi.wrong') : undefined}
            value={view.upi.id}
            onValueChange={(upiId) => remote.send({ type: 'draft.changed', upiId })}
            onBlur={() => setHasLeftUpiId(true)}
            inputMode="email"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
          />
        )}
        <Button type="submit" wide disabled={!view.canPay}>
          {amount === ''
            ? i18n._('payments.choice.pay')
            : i18n._('payments.choice.payAmount', { amount: formatRupees(amount) })}
        </Button>
      </Stack>
    </form>
  );
}
