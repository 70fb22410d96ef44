import { useLingui } from '@lingui/react';
import { INVEST_AMOUNT_MAX_LENGTH, type InvestMoreView, type Remote, type investMoreFlow } from '@folioflow/flows';
import { useState, type SubmitEvent } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { focusInvalidField } from '../../../primitives/Field/focus-invalid-field.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { AdditionAgreement } from './AdditionAgreement.tsx';

interface InvestmentFormProps {
  view: Extract<InvestMoreView, { screen: 'entering' }>;
  remote: Remote<typeof investMoreFlow>;
  list: string;
}

/** The amount and its effect (OM-126, OM-130). */
export function InvestmentForm({ view, remote, list }: InvestmentFormProps) {
  const { i18n } = useLingui();
  const { order, terms, draft, problem, canCheck, canSubmit, isBusy, repeat, notice } = view;
  const [wasLeft, setLeft] = useState(false);
  const limits = { minimum: formatRupees(order.minimum) };
  const hasTooManyDecimals = problem === 'tooManyDecimals';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (hasTooManyDecimals) focusInvalidField(event.currentTarget);
    if (canSubmit) remote.send({ type: 'investment.submitted' });
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <NoticeLine notice={notice} words={{ 'notice.notListed': i18n._('investMore.notice.notListed') }} />
        {canCheck && (
          <Button variant="secondary" onClick={() => remote.send({ type: 'check.requested' })}>
            {i18n._('common.checkAgain')}
          </Button>
        )}
        <AmountField
          label={i18n._('investMore.amount')}
          hint={i18n._('investMore.amount.hint', limits)}
          error={
            problem !== null && (wasLeft || hasTooManyDecimals)
              ? i18n._(`investMore.amount.${problem}`, limits)
              : undefined
          }
          decimals={3}
          decimalsText={i18n._('investMore.amount.tooManyDecimals')}
          maxLength={INVEST_AMOUNT_MAX_LENGTH}
          value={draft.amount}
          readOnly={isBusy}
          onValueChange={(amount) => remote.send({ type: 'draft.changed', amount })}
          onBlur={() => setLeft(true)}
        />
        <AdditionAgreement order={order} terms={terms} />
        <FormFoot>
          <Button type="submit" wide busy={isBusy} disabled={!canSubmit && !isBusy}>
            {i18n._('investMore.submit')}
          </Button>
        </FormFoot>
        <RepeatedOrder view={repeat} remote={remote.child('recentOrder')} />
        <LinkButton to={list} variant="quiet">
          {i18n._('investMore.toList')}
        </LinkButton>
      </Stack>
    </form>
  );
}
