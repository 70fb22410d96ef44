import { say, type InvestPanelEvent, type SipForm as SipFormView } from '@folioflow/flows';
import { invest } from '@folioflow/flows/words/invest';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { dayText } from '../../../format/day.ts';
import { rupees } from '../../../format/money.ts';
import { repeatText } from '../../../format/repeat.ts';
import { weekdayText } from '../../../format/weekday.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DayField } from '../../../primitives/DayField/DayField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { limitsText, plain } from './amount-text.ts';
import { OptionFacts } from '../../../parts/Checkout/OptionFacts.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { SipDatePicker } from './SipDatePicker.tsx';

const Agreed = styled.p`
  min-height: 4.5em;
  color: var(--text);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

export interface SipFormProps {
  form: SipFormView;
  /** Behind the codes nothing can be changed. */
  isLocked: boolean;
  remote: { send: (event: InvestPanelEvent) => void };
}

/** The sum of what is agreed, in one sentence, before anybody starts it. */
function agreedText({ agreement }: SipFormView): string {
  if (agreement === null) return '';
  const { each, installments, total, firstDay, lastDay } = agreement;
  const sums = { count: String(installments), each: plain(each / 100), total: rupees(total / 100, { decimals: 0 }) };
  const sum = say(invest[installments === 1 ? 'sip.agreedOne' : 'sip.agreed'], sums);
  if (lastDay === null || installments === 1) return sum;
  return `${sum} ${say(invest['sip.span'], { first: dayText(firstDay), last: dayText(lastDay) })}`;
}

function dateHint(form: SipFormView): string | undefined {
  if (form.terms === null) return invest['sip.dateLater'];
  return form.starts === null ? undefined : say(invest['sip.firstDay'], { day: weekdayText(form.starts) });
}

function countHint({ terms }: SipFormView): string | undefined {
  if (terms === null) return undefined;
  const { minimum, maximum, hasMaximum } = terms.installments;
  const words = { minimum: String(minimum), maximum: String(maximum) };
  return say(invest[hasMaximum ? 'sip.installmentLimits' : 'sip.installmentsOpen'], words);
}

/** How often, how much, on which day and how many times (DO-103 to DO-125). */
export function SipForm({ form, isLocked, remote }: SipFormProps) {
  const [left, setLeft] = useState({ amount: false, installments: false });
  const { terms } = form;
  const change = (patch: Extract<InvestPanelEvent, { type: 'draft.changed' }>['patch']) =>
    remote.send({ type: 'draft.changed', patch });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.canStart) remote.send({ type: 'sip.started' });
  };
  const rangeName = form.ranges.find(({ value }) => value === form.option)?.label;
  const hasChoice = form.ranges.length !== 1;
  const date = form.day === null ? invest['sip.chooseDate'] : repeatText(form.day, form.frequency);
  const least = terms === null ? '' : plain(terms.limits.minimum);
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isLocked}>
        <Stack gap={16}>
          <Select
            label={invest['sip.frequency']}
            placeholder={invest['sip.chooseFrequency']}
            options={form.frequencies}
            value={form.frequency}
            onValueChange={(frequency) => change({ frequency })}
          />
          {hasChoice && (
            <Select
              label={invest['sip.range']}
              placeholder={invest['sip.chooseRange']}
              disabled={form.ranges.length === 0}
              options={form.ranges.map(({ value, label }) => ({ value: String(value), label }))}
              value={form.option === null ? '' : String(form.option)}
              onValueChange={(value) => change({ option: Number(value) })}
            />
          )}
          <AmountField
            label={invest['sip.installments']}
            prefix=""
            maxLength={4}
            hint={countHint(form)}
            error={form.isCountRefused && left.installments ? countHint(form) : undefined}
            value={form.installments}
            onValueChange={(installments) => change({ installments })}
            onBlur={() => setLeft({ ...left, installments: true })}
          />
          <AmountField
            label={invest['sip.amount']}
            hint={limitsText(terms?.limits ?? null, hasChoice ? rangeName : '')}
            error={form.isBelowMinimum && left.amount ? say(invest['sip.belowMinimum'], { minimum: least }) : undefined}
            max={terms?.limits.maximum}
            maxText={
              terms === null ? undefined : say(invest['sip.aboveMaximum'], { maximum: plain(terms.limits.maximum) })
            }
            disabled={terms === null}
            value={form.amount}
            onValueChange={(amount) => change({ amount })}
            onBlur={() => setLeft({ ...left, amount: true })}
          />
          <QuickAmounts
            amount={form.amount}
            maximum={terms?.limits.maximum ?? null}
            onAmount={(amount) => change({ amount })}
          />
          <DayField
            label={invest['sip.date']}
            hint={dateHint(form)}
            isEmpty={form.day === null}
            disabled={!form.canPickDate && !form.isPickingDate}
            onOpen={() => remote.send({ type: 'datePicker.opened' })}
          >
            {date}
          </DayField>
          <Agreed aria-live="polite">{agreedText(form)}</Agreed>
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
