import { useLingui } from '@lingui/react';
import type { Remote, swpRegistrationFlow, SwpRegistrationView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
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
        label={i18n._('swp.count')}
        value={draft.installments}
        options={view.counts}
        disabled={disabled}
        onValueChange={(installments) => changeDraft({ installments })}
      />
      <Select
        label={i18n._('swp.frequency')}
        value={draft.frequency}
        options={view.frequencies}
        error={problem === 'frequencyNotTaken' ? i18n._('swp.frequencyNotTaken') : undefined}
        disabled={disabled}
        onValueChange={(frequency) => changeDraft({ frequency })}
      />
      <AmountField
        label={i18n._('swp.amount')}
        hint={i18n._(maximum > redeemable ? 'swp.amount.hint.minimum' : 'swp.amount.hint', limits)}
        error={
          amountProblem !== null && (wasLeft || amountProblem === 'aboveRedeemable')
            ? i18n._(`swp.${amountProblem}`, limits)
            : undefined
        }
        decimals={0}
        max={maximum}
        maxText={i18n._('swp.amount.max', limits)}
        value={draft.amount}
        disabled={disabled}
        onValueChange={(amount) => changeDraft({ amount })}
        onBlur={() => setLeft(true)}
      />
      <Select
        label={i18n._('swp.day')}
        value={draft.day}
        options={days.map((day) => ({ value: day, label: formatDayWithWeekday(i18n, day) }))}
        error={days.length === 0 ? i18n._('swp.day.none') : undefined}
        disabled={disabled || days.length === 0}
        onValueChange={(day) => changeDraft({ day })}
      />
    </Stack>
  );
}
