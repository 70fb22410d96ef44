import { formatMessage, type Remote, type swpRegistrationFlow, type SwpRegistrationView } from '@folioflow/flows';
import { swp as words } from '@folioflow/flows/words/swp';
import { useState } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { formatDayWithWeekday } from '../../../format/weekday.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';

interface SwpFormProps {
  view: Extract<SwpRegistrationView, { screen: 'entering' | 'confirming' }>;
  remote: Remote<typeof swpRegistrationFlow>;
}

/**
 * The four fields of a plan, locked during the request for its code; a day is selected, not typed (DO-334, DO-347,
 * OM-090).
 */
export function SwpForm({ view, remote }: SwpFormProps) {
  const { draft, problem, terms, days } = view;
  const [wasLeft, setLeft] = useState(false);
  const disabled = view.screen !== 'entering' || view.repeat !== undefined;
  const changeDraft = (changed: Partial<typeof draft>) => remote.send({ type: 'draft.changed', ...changed });
  const { minimum, maximum, redeemable } = terms;
  const limits = {
    minimum: formatRupees(minimum),
    maximum: formatRupees(maximum),
    redeemable: formatRupees(redeemable),
  };
  const amountProblem = problem === 'belowMinimum' || problem === 'aboveRedeemable' ? problem : null;
  return (
    <Stack gap={16}>
      <Select
        label={words.count}
        value={draft.installments}
        options={view.counts}
        disabled={disabled}
        onValueChange={(installments) => changeDraft({ installments })}
      />
      <Select
        label={words.frequency}
        value={draft.frequency}
        options={view.frequencies}
        error={problem === 'frequencyNotTaken' ? words.frequencyNotTaken : undefined}
        disabled={disabled}
        onValueChange={(frequency) => changeDraft({ frequency })}
      />
      <AmountField
        label={words.amount}
        hint={formatMessage(words[maximum > redeemable ? 'amount.hint.minimum' : 'amount.hint'], limits)}
        error={
          amountProblem !== null && (wasLeft || amountProblem === 'aboveRedeemable')
            ? formatMessage(words[amountProblem], limits)
            : undefined
        }
        decimals={0}
        max={maximum}
        maxText={formatMessage(words['amount.max'], limits)}
        value={draft.amount}
        disabled={disabled}
        onValueChange={(amount) => changeDraft({ amount })}
        onBlur={() => setLeft(true)}
      />
      <Select
        label={words.day}
        value={draft.day}
        options={days.map((day) => ({ value: day, label: formatDayWithWeekday(day) }))}
        error={days.length === 0 ? words['day.none'] : undefined}
        disabled={disabled || days.length === 0}
        onValueChange={(day) => changeDraft({ day })}
      />
    </Stack>
  );
}
