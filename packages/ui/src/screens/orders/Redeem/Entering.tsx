import { useLingui } from '@lingui/react';
import { INVEST_AMOUNT_MAX_LENGTH, type RedeemView, type Remote, type redeemFlow } from '@folioflow/flows';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { formatRupees } from '../../../format/money.ts';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { focusInvalidField } from '../../../primitives/Field/focus-invalid-field.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

type EnteringView = Extract<RedeemView, { screen: 'entering' }>;

/* The redeemable amount is at the end of the line of the choice. */
const WholeLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  min-height: 3rem;

  > span {
    color: var(--muted);
    font-size: var(--type-14);
    font-variant-numeric: tabular-nums;
  }
`;

interface RedemptionFormProps {
  view: EnteringView;
  remote: Remote<typeof redeemFlow>;
  list: string;
  id: string;
  children: ReactNode;
}

/** An amount or everything (OM-135, OM-141). Its button is `RedemptionFoot`, below what is received. */
export function RedemptionForm({ view, remote, list, id, children }: RedemptionFormProps) {
  const { i18n } = useLingui();
  const { order, draft, problem, canSubmit, notice } = view;
  const isCompared = view.repeat !== undefined;
  const [wasLeft, setLeft] = useState(false);
  const { minimum, exclusiveMaximum: below, redeemable, worth } = order.terms;
  const limits = { minimum: formatRupees(minimum), below: formatRupees(below), redeemable: formatRupees(redeemable) };
  const hasMaximum = below < worth;
  const hasTooManyDecimals = problem === 'tooManyDecimals';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasTooManyDecimals) focusInvalidField(event.currentTarget);
    if (canSubmit) remote.send({ type: 'redemption.submitted' });
  };
  return (
    <Panel as="form" id={id} onSubmit={submit} noValidate>
      <NoticeLine notice={notice} words={{ 'notice.notListed': i18n._('redemption.notice.notListed') }}>
        {notice?.kind === 'lostAnswer' && <TextLink to={list}>{i18n._('redemption.toList')}</TextLink>}
      </NoticeLine>
      <AmountField
        label={i18n._('redemption.amount')}
        hint={i18n._(hasMaximum ? 'redemption.amount.hint.maximum' : 'redemption.amount.hint', limits)}
        size="large"
        error={
          problem !== null && (wasLeft || hasTooManyDecimals)
            ? i18n._(`redemption.amount.${problem}`, limits)
            : undefined
        }
        decimals={3}
        decimalsText={i18n._('redemption.amount.tooManyDecimals')}
        maxLength={draft.isWhole ? undefined : INVEST_AMOUNT_MAX_LENGTH}
        value={draft.amount}
        readOnly={isCompared}
        onValueChange={(amount) => remote.send({ type: 'draft.changed', amount })}
        onBlur={() => setLeft(true)}
      />
      <WholeLine>
        <Checkbox
          checked={draft.isWhole}
          disabled={isCompared}
          onCheckedChange={() => remote.send({ type: 'whole.toggled' })}
        >
          {i18n._('redemption.whole')}
        </Checkbox>
        <span>{limits.redeemable}</span>
      </WholeLine>
      {children}
    </Panel>
  );
}

/** The button of the form, which names the amount. */
export function RedemptionFoot({ view, formId }: { view: EnteringView; formId: string }) {
  const { i18n } = useLingui();
  const { draft, problem, canSubmit } = view;
  const isCompared = view.repeat !== undefined;
  return (
    <FormFoot>
      <Button type="submit" form={formId} wide busy={isCompared} disabled={!canSubmit && !isCompared}>
        {draft.amount !== '' && problem === null
          ? i18n._('redemption.submit.amount', { amount: formatRupees(draft.amount) })
          : i18n._('redemption.submit')}
      </Button>
    </FormFoot>
  );
}
