import { useLingui } from '@lingui/react';
import { INVEST_AMOUNT_MAX_LENGTH, type InvestPanelEvent, type LumpsumForm as LumpsumFormView } from '@folioflow/flows';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formatRupees, formatUnits } from '../../../format/money.ts';
import { navDecimals } from '../../../parts/scheme/NavHistory/nav-decimals.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { limitsHint } from './amount-text.ts';
import { InvestFormFrame } from './invest-form-look.ts';
import { DealingDay } from '../../../parts/order/Checkout/DealingDay.tsx';
import { OptionFacts } from '../../../parts/order/Checkout/OptionFacts.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';

const UnitsLine = styled.p`
  min-height: 1.5em;
  color: var(--muted);
  font-size: var(--type-14);
  font-variant-numeric: tabular-nums;
`;

const SpacedDealingDay = styled(DealingDay)`
  color: var(--text);
  font-size: var(--type-14);
`;

export interface LumpsumFormProps {
  form: LumpsumFormView;
  /** Fields cannot be changed while the codes are entered. */
  isLocked: boolean;
  remote: { send: (event: InvestPanelEvent) => void };
}

/** An option, an amount within its limits, and the units that it buys (DO-126 to DO-139). */
export function LumpsumForm({ form, isLocked, remote }: LumpsumFormProps) {
  const { i18n } = useLingui();
  const { limits, unitEstimate } = form;
  const [wasLeft, setLeft] = useState(false);
  const optionName = form.options.find(({ value }) => value === form.option)?.label;
  const tooLittle = form.isBelowMinimum && wasLeft && limits !== null;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.canInvest) remote.send({ type: 'lumpsum.invested' });
  };
  return (
    <InvestFormFrame onSubmit={submit} noValidate>
      <fieldset disabled={isLocked}>
        <Stack gap={16}>
          {form.options.length > 1 && (
            <Select
              label={i18n._('invest.invest.option')}
              placeholder={i18n._('invest.invest.chooseOption')}
              options={form.options.map(({ value, label }) => ({ value: String(value), label }))}
              value={form.option === null ? '' : String(form.option)}
              onValueChange={(value) => remote.send({ type: 'draft.changed', patch: { option: Number(value) } })}
            />
          )}
          <AmountField
            label={i18n._('invest.invest.amount')}
            hint={limitsHint(i18n, limits, form.options.length > 1 ? optionName : '')}
            error={
              tooLittle ? i18n._('invest.invest.belowMinimum', { minimum: formatRupees(limits.minimum) }) : undefined
            }
            maxLength={INVEST_AMOUNT_MAX_LENGTH}
            max={limits?.hasMaximum === true ? limits.maximum : undefined}
            maxText={
              limits === null
                ? undefined
                : i18n._('invest.invest.aboveMaximum', { maximum: formatRupees(limits.maximum) })
            }
            disabled={limits === null}
            value={form.amount}
            onValueChange={(amount) => remote.send({ type: 'draft.changed', patch: { amount } })}
            onBlur={() => setLeft(true)}
          />
          <QuickAmounts
            amount={form.amount}
            limits={limits}
            onAmount={(amount) => remote.send({ type: 'draft.changed', patch: { amount } })}
          />
          <UnitsLine aria-live="polite">
            {unitEstimate !== null &&
              i18n._('invest.invest.buys', {
                units: formatUnits(unitEstimate.units),
                nav: formatRupees(unitEstimate.nav, { decimals: navDecimals(unitEstimate.nav) }),
              })}
          </UnitsLine>
          {form.dealing !== null && <SpacedDealingDay terms={form.dealing} />}
          <OptionFacts facts={form.facts} />
          <FormFoot>
            <Button type="submit" wide disabled={!form.canInvest}>
              {form.canInvest
                ? i18n._('invest.invest.nowAmount', { amount: formatRupees(Number(form.amount)) })
                : i18n._('invest.invest.now')}
            </Button>
          </FormFoot>
        </Stack>
      </fieldset>
    </InvestFormFrame>
  );
}
