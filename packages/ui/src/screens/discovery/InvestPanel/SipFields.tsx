import { useLingui } from '@lingui/react';
import type { InvestDraftPatch, InvestPanelEvent, SipForm } from '@folioflow/flows';
import { useState } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { DayField } from '../../../primitives/DayField/DayField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { amountErrorOf, amountHintOf, dateHintOf, installmentHintOf } from './sip-text.ts';

interface SipFieldProps {
  form: SipForm;
  onChange: (patch: InvestDraftPatch) => void;
}

export const FrequencyField = ({ form, onChange }: SipFieldProps) => {
  const { i18n } = useLingui();
  return (
    <Select
      label={i18n._('invest.sip.frequency')}
      placeholder={i18n._('invest.sip.chooseFrequency')}
      options={form.frequencies}
      value={form.frequency}
      onValueChange={(frequency) => onChange({ frequency })}
    />
  );
};

/** The range, which the amount selects too (DO-104, decision 062). */
export const RangeField = ({ form, onChange }: SipFieldProps) => {
  const { i18n } = useLingui();
  return (
    <Select
      label={i18n._('invest.sip.range')}
      placeholder={i18n._('invest.sip.chooseRange')}
      disabled={form.ranges.length === 0}
      options={form.ranges.map(({ value, label }) => ({ value: String(value), label }))}
      value={form.option === null ? '' : String(form.option)}
      onValueChange={(value) => onChange({ option: Number(value) })}
    />
  );
};

/** The amount of an instalment with buttons for round sums. An error is shown once the field was left. */
export function InstalmentAmount({ form, onChange }: SipFieldProps) {
  const { i18n } = useLingui();
  const [wasLeft, setLeft] = useState(false);
  const { terms } = form;
  return (
    <>
      <AmountField
        label={i18n._('invest.sip.amount')}
        hint={amountHintOf(i18n, form)}
        error={wasLeft ? amountErrorOf(i18n, form) : undefined}
        max={terms?.limits.maximum}
        maxText={
          terms === null
            ? undefined
            : i18n._('invest.sip.aboveMaximum', { maximum: formatRupees(terms.limits.maximum) })
        }
        disabled={terms === null}
        value={form.amount}
        onValueChange={(amount) => onChange({ amount })}
        onBlur={() => setLeft(true)}
      />
      <QuickAmounts amount={form.amount} limits={terms?.limits ?? null} onAmount={(amount) => onChange({ amount })} />
    </>
  );
}

export function InstalmentCount({ form, onChange }: SipFieldProps) {
  const { i18n } = useLingui();
  const [wasLeft, setLeft] = useState(false);
  const limits = installmentHintOf(i18n, form);
  return (
    <AmountField
      label={i18n._('invest.sip.installments')}
      prefix=""
      maxLength={4}
      hint={limits}
      error={form.isInstalmentCountInvalid && wasLeft ? limits : undefined}
      value={form.installments}
      onValueChange={(installments) => onChange({ installments })}
      onBlur={() => setLeft(true)}
    />
  );
}

interface PaymentDayProps {
  form: SipForm;
  remote: { send: (event: InvestPanelEvent) => void };
}

/** The day of the instalments, which the grid of days changes (DO-107, DO-110). */
export const PaymentDay = ({ form, remote }: PaymentDayProps) => {
  const { i18n } = useLingui();
  return (
    <DayField
      label={i18n._('invest.sip.date')}
      hint={dateHintOf(i18n, form)}
      isEmpty={form.day === null}
      disabled={!form.canPickDate && !form.isPickingDate}
      onOpen={() => remote.send({ type: 'datePicker.opened' })}
    >
      {form.day === null ? i18n._('invest.sip.chooseDate') : formatRepeat(i18n, form.day, form.frequency)}
    </DayField>
  );
};
