import { formatMessage, type InvestPanelEvent, type SipForm as SipFormView } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formatDay } from '../../../format/day.ts';
import { formatPaiseInRupees, formatRupees } from '../../../format/money.ts';
import { formatRepeat } from '../../../format/repeat.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DayField } from '../../../primitives/DayField/DayField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { limitsHint } from './amount-text.ts';
import { OptionFacts } from '../../../parts/order/Checkout/OptionFacts.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SipDatePicker } from './SipDatePicker.tsx';

const AgreementText = styled.p`
  min-height: 4.5em;
  color: var(--text);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

export interface SipFormProps {
  form: SipFormView;
  /** Fields cannot be changed while the codes are entered. */
  isLocked: boolean;
  remote: { send: (event: InvestPanelEvent) => void };
}

/** The terms of the SIP in one sentence, before it is started. */
function formatAgreement({ agreement }: SipFormView): string {
  if (agreement === null) return '';
  const { each, installments, total, firstDay, lastDay } = agreement;
  const sums = {
    count: String(installments),
    each: formatPaiseInRupees(each),
    total: formatPaiseInRupees(total),
  };
  const sum = formatMessage(invest[installments === 1 ? 'sip.agreedOne' : 'sip.agreed'], sums);
  if (lastDay === null || installments === 1) return sum;
  return `${sum} ${formatMessage(invest['sip.span'], { first: formatDay(firstDay), last: formatDay(lastDay) })}`;
}

function dateHintOf(form: SipFormView): string | undefined {
  if (form.terms === null) return invest['sip.dateLater'];
  return form.startDate === null
    ? undefined
    : formatMessage(invest['sip.firstDay'], { day: formatDayWithWeekday(form.startDate) });
}

function installmentHintOf({ terms }: SipFormView): string | undefined {
  if (terms === null) return undefined;
  const { minimum, maximum, hasMaximum } = terms.installments;
  const words = { minimum: String(minimum), maximum: String(maximum) };
  return formatMessage(invest[hasMaximum ? 'sip.installmentLimits' : 'sip.installmentsOpen'], words);
}

/** Frequency, amount, day and number of instalments (DO-103 to DO-125). */
export function SipForm({ form, isLocked, remote }: SipFormProps) {
  const [left, setLeft] = useState({ amount: false, installments: false });
  const { terms } = form;
  const changeDraft = (patch: Extract<InvestPanelEvent, { type: 'draft.changed' }>['patch']) =>
    remote.send({ type: 'draft.changed', patch });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.canStart) remote.send({ type: 'sip.started' });
  };
  const rangeName = form.ranges.find(({ value }) => value === form.option)?.label;
  const hasChoice = form.ranges.length !== 1;
  const date = form.day === null ? invest['sip.chooseDate'] : formatRepeat(form.day, form.frequency);
  const minimumText = terms === null ? '' : formatRupees(terms.limits.minimum);
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isLocked}>
        <Stack gap={16}>
          <Select
            label={invest['sip.frequency']}
            placeholder={invest['sip.chooseFrequency']}
            options={form.frequencies}
            value={form.frequency}
            onValueChange={(frequency) => changeDraft({ frequency })}
          />
          {hasChoice && (
            <Select
              label={invest['sip.range']}
              placeholder={invest['sip.chooseRange']}
              disabled={form.ranges.length === 0}
              options={form.ranges.map(({ value, label }) => ({ value: String(value), label }))}
              value={form.option === null ? '' : String(form.option)}
              onValueChange={(value) => changeDraft({ option: Number(value) })}
            />
          )}
          <AmountField
            label={invest['sip.installments']}
            prefix=""
            maxLength={4}
            hint={installmentHintOf(form)}
            error={form.isInstalmentCountInvalid && left.installments ? installmentHintOf(form) : undefined}
            value={form.installments}
            onValueChange={(installments) => changeDraft({ installments })}
            onBlur={() => setLeft({ ...left, installments: true })}
          />
          <AmountField
            label={invest['sip.amount']}
            hint={limitsHint(terms?.limits ?? null, hasChoice ? rangeName : '')}
            error={
              form.isBelowMinimum && left.amount
                ? formatMessage(invest['sip.belowMinimum'], { minimum: minimumText })
                : undefined
            }
            max={terms?.limits.maximum}
            maxText={
              terms === null
                ? undefined
                : formatMessage(invest['sip.aboveMaximum'], { maximum: formatRupees(terms.limits.maximum) })
            }
            disabled={terms === null}
            value={form.amount}
            onValueChange={(amount) => changeDraft({ amount })}
            onBlur={() => setLeft({ ...left, amount: true })}
          />
          <QuickAmounts
            amount={form.amount}
            maximum={terms?.limits.maximum ?? null}
            onAmount={(amount) => changeDraft({ amount })}
          />
          <DayField
            label={invest['sip.date']}
            hint={dateHintOf(form)}
            isEmpty={form.day === null}
            disabled={!form.canPickDate && !form.isPickingDate}
            onOpen={() => remote.send({ type: 'datePicker.opened' })}
          >
            {date}
          </DayField>
          <AgreementText aria-live="polite">{formatAgreement(form)}</AgreementText>
          <Button type="submit" wide disabled={!form.canStart}>
            {invest['sip.start']}
          </Button>
          {terms !== null && <OptionFacts facts={terms.facts} />}
        </Stack>
      </fieldset>
      <SipDatePicker form={form} remote={remote} />
    </form>
  );
}
