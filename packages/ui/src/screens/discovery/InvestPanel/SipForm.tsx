import { useLingui } from '@lingui/react';
import type { InvestDraftPatch, InvestPanelEvent, SipForm as SipFormView } from '@folioflow/flows';
import { type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { OptionFacts } from '../../../parts/order/Checkout/OptionFacts.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { InvestFormFrame } from './invest-form-look.ts';
import { FrequencyField, InstalmentAmount, InstalmentCount, PaymentDay, RangeField } from './SipFields.tsx';
import { SipDatePicker } from './SipDatePicker.tsx';
import { formatAgreement, startLabelOf } from './sip-text.ts';

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

/** Amount, frequency, range, day and number of instalments, all visible (DO-103 to DO-125, decision 062). */
export function SipForm({ form, isLocked, remote }: SipFormProps) {
  const { i18n } = useLingui();
  const onChange = (patch: InvestDraftPatch) => remote.send({ type: 'draft.changed', patch });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (form.canStart) remote.send({ type: 'sip.started' });
  };
  const field = { form, onChange };
  return (
    <InvestFormFrame onSubmit={submit} noValidate>
      <fieldset disabled={isLocked}>
        <Stack gap={16}>
          <InstalmentAmount {...field} />
          <FrequencyField {...field} />
          <RangeField {...field} />
          <PaymentDay form={form} remote={remote} />
          <InstalmentCount {...field} />
          <AgreementText aria-live="polite">{formatAgreement(i18n, form)}</AgreementText>
          {form.terms !== null && <OptionFacts facts={form.terms.facts} />}
          <FormFoot>
            <Button type="submit" wide disabled={!form.canStart}>
              {startLabelOf(i18n, form)}
            </Button>
          </FormFoot>
        </Stack>
      </fieldset>
      <SipDatePicker form={form} remote={remote} />
    </InvestFormFrame>
  );
}
