import { useLingui } from '@lingui/react';
import type { MandateRegistrationView } from '@folioflow/flows';
import type { SubmitEvent } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { InfoLine, NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { RepeatedOrder } from '../../order/RepeatedOrder/RepeatedOrder.tsx';
import { NoPrimaryAccount } from '../NoPrimaryAccount/NoPrimaryAccount.tsx';
import type { MandateRegistrationProps } from './mandate-registration-props.ts';

interface LimitFormProps extends Pick<MandateRegistrationProps, 'remote'> {
  view: Extract<MandateRegistrationView, { screen: 'limit' }>;
}

/** The debit limit and the account of the mandate. */
export function LimitForm({ view, remote }: LimitFormProps) {
  const { i18n } = useLingui();
  const { account } = view;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (view.canRegister) remote.send({ type: 'mandate.registrationSubmitted' });
  };
  return (
    <form onSubmit={submit} aria-busy={view.isBusy || undefined} noValidate>
      <Stack gap={24}>
        <Stack gap={8}>
          <h2>{i18n._('mandates.limit.title')}</h2>
          <p>{i18n._('mandates.limit.lead')}</p>
        </Stack>
        {account !== null && (
          <DataList
            layout="record"
            pairs={[
              { term: i18n._('mandates.account.holder'), value: account.holder, isLiteral: true },
              { term: i18n._('mandates.account.number'), value: account.number, isLiteral: true },
              { term: i18n._('mandates.account.bank'), value: account.bank },
              { term: i18n._('mandates.account.ifsc'), value: account.ifsc, isLiteral: true },
            ]}
          />
        )}
        <Select
          label={i18n._('mandates.limit.label')}
          options={view.limits.map(({ value, label }) => ({ value: String(value), label }))}
          value={view.limit === null ? '' : String(view.limit)}
          onValueChange={(limit) => remote.send({ type: 'draft.changed', limit: Number(limit) })}
          disabled={!view.canChange}
        />
        {account === null && (
          <InfoLine>
            <NoPrimaryAccount />
          </InfoLine>
        )}
        {view.isDateBlocked && <InfoLine>{i18n._('mandates.limit.dateBlocked')}</InfoLine>}
        <NoticeLine notice={view.notice} />
        <RepeatedOrder view={view.repeat} remote={remote.child('recentOrder')} />
        <Stack gap={12}>
          <Button type="submit" wide busy={view.isBusy} disabled={!view.canRegister && !view.isBusy}>
            {i18n._('mandates.limit.submit')}
          </Button>
          <Button
            variant="secondary"
            wide
            disabled={!view.canLeave}
            onClick={() => remote.send({ type: 'registration.left' })}
          >
            {i18n._('mandates.back')}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}
