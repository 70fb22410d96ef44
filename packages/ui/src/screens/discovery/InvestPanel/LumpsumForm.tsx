import { useLingui } from '@lingui/react';
import { INVEST_AMOUNT_MAX_LENGTH, type InvestPanelEvent, type LumpsumForm as LumpsumFormView } from '@folioflow/flows';
import { useState, type SubmitEvent } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { limitsHint } from './amount-text.ts';
import { InvestFormFrame, Outlook } from './invest-form-look.ts';
import { purchasePairs } from './purchase-pairs.ts';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { OptionFacts } from '../../../parts/order/Checkout/OptionFacts.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';

export interface LumpsumFormProps {
  form: LumpsumFormView;
  /** Fields cannot be changed while the codes are entered. */
  isLocked: boolean;
  remote: { send: (event: InvestPanelEvent) => void };
}

/** An option, an amount within its limits, and the units that it buys (DO-126 to DO-139). */
export function LumpsumForm({ form, isLocked, remote }: LumpsumFormProps) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const { limits } = form;
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
        <Stack gap={12}>
          <AmountField
            label={i18n._('invest.invest.amount')}
            hint={limitsHint(i18n, limits, optionName)}
            size="large"
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
            adds
            onAmount={(amount) => remote.send({ type: 'draft.changed', patch: { amount } })}
          />
          <Select
            label={i18n._('invest.invest.option')}
            placeholder={i18n._('invest.invest.chooseOption')}
            options={form.options.map(({ value, label }) => ({ value: String(value), label }))}
            value={form.option === null ? '' : String(form.option)}
            onValueChange={(value) => remote.send({ type: 'draft.changed', patch: { option: Number(value) } })}
          />
          <Outlook aria-live="polite">
            <DataList layout="facts" pairs={purchasePairs(i18n, form, now)} />
          </Outlook>
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
