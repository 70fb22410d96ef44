import { useLingui } from '@lingui/react';
import { INVEST_AMOUNT_MAX_LENGTH, type RedeemView, type Remote, type redeemFlow } from '@folioflow/flows';
import { useState, type SubmitEvent } from 'react';
import { formatRupees } from '../../../format/money.ts';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { focusInvalidField } from '../../../primitives/Field/focus-invalid-field.ts';
import { AmountField } from '../../../primitives/AmountField/AmountField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { RedemptionAgreement } from './RedemptionAgreement.tsx';

interface RedemptionFormProps {
  view: Extract<RedeemView, { screen: 'entering' }>;
  remote: Remote<typeof redeemFlow>;
  list: string;
}

/** An amount or everything, and its payout (OM-135, OM-141, OM-143). */
export function RedemptionForm({ view, remote, list }: RedemptionFormProps) {
  const { i18n } = useLingui();
  const { order, draft, problem, canSubmit, repeat, notice } = view;
  const isCompared = repeat !== undefined;
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
    <form onSubmit={submit} noValidate>
      <Stack gap={24}>
        <NoticeLine notice={notice} words={{ 'notice.notListed': i18n._('redemption.notice.notListed') }}>
          {notice?.kind === 'lostAnswer' && <TextLink to={list}>{i18n._('redemption.toList')}</TextLink>}
        </NoticeLine>
        <Stack gap={4}>
          <AmountField
            label={i18n._('redemption.amount')}
            hint={i18n._(hasMaximum ? 'redemption.amount.hint.maximum' : 'redemption.amount.hint', limits)}
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
          <Checkbox
            checked={draft.isWhole}
            disabled={isCompared}
            onCheckedChange={() => remote.send({ type: 'whole.toggled' })}
          >
            {i18n._('redemption.whole')}
          </Checkbox>
        </Stack>
        <RedemptionAgreement order={order} draft={(canSubmit || isCompared) && problem === null ? draft : null} />
        <FormFoot>
          <Button type="submit" wide busy={isCompared} disabled={!canSubmit && !isCompared}>
            {i18n._('redemption.submit')}
          </Button>
        </FormFoot>
        <RepeatedOrder view={repeat} remote={remote.child('recentOrder')} />
        <LinkButton to={list} variant="quiet">
          {i18n._('redemption.toList')}
        </LinkButton>
      </Stack>
    </form>
  );
}
