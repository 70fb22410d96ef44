import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { Exit, paymentCalendarFlow, PaymentCalendarView, Remote } from '@folioflow/flows';
import { RefreshCw } from 'lucide';
import { formatDay } from '../../../format/day.ts';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { Page } from '../../../shell/Page.tsx';
import { CalendarDownload } from './CalendarDownload.tsx';
import { CalendarWarnings } from './CalendarWarnings.tsx';
import { PaymentMonths } from './PaymentMonths.tsx';
import { PaymentsLoading } from './PaymentsLoading.tsx';
import { UndatedPayments } from './UndatedPayments.tsx';
import { WaitingOrders } from './WaitingOrders.tsx';

export interface PaymentCalendarProps {
  view: PaymentCalendarView;
  remote: Remote<typeof paymentCalendarFlow>;
  /** Opens the payment of an order. */
  onExit: (exit: Exit) => void;
}

/** The page /paymentCalendar: the payments of three months by day, and the orders that wait for one (081). */
export function PaymentCalendar({ view, remote, onExit }: PaymentCalendarProps) {
  const { i18n } = useLingui();
  const reload = () => remote.send({ type: 'reload.requested' });
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={view.screen === 'loaded' ? formatLead(i18n, view) : undefined}>
          {i18n._('paymentCalendar.title')}
        </PageHeading>
        {view.screen === 'loading' && <PaymentsLoading />}
        {view.screen === 'unavailable' && (
          <Card as="div">
            <UnavailableState
              notice={view.notice}
              title={i18n._('paymentCalendar.unavailable')}
              action={<Button onClick={reload}>{i18n._('paymentCalendar.retry')}</Button>}
            >
              {i18n._('paymentCalendar.unavailable.explain')}
            </UnavailableState>
          </Card>
        )}
        {view.screen === 'loaded' && <LoadedCalendar view={view} onReload={reload} onExit={onExit} />}
      </Stack>
    </Page>
  );
}

type LoadedView = Extract<PaymentCalendarView, { screen: 'loaded' }>;

const formatLead = (i18n: I18n, { from, until }: LoadedView): string =>
  i18n._('paymentCalendar.lead', { from: formatDay(i18n, from), until: formatDay(i18n, until) });

interface LoadedCalendarProps extends Pick<PaymentCalendarProps, 'onExit'> {
  view: LoadedView;
  onReload: () => void;
}

function LoadedCalendar({ view, onReload, onExit }: LoadedCalendarProps) {
  const { i18n } = useLingui();
  const { plan, missing, isBusy, notice } = view;
  const isEmpty = plan.months.length === 0 && plan.undated.length === 0;
  return (
    <>
      <Row gap={8}>
        {plan.months.length > 0 && <CalendarDownload months={plan.months} />}
        {missing.length === 0 && (
          <Button
            variant="secondary"
            size="small"
            busy={isBusy}
            icon={<Icon of={RefreshCw} size={16} />}
            onClick={onReload}
          >
            {i18n._('paymentCalendar.refresh')}
          </Button>
        )}
      </Row>
      {missing.length === 0 && <NoticeLine notice={notice} />}
      <CalendarWarnings plan={plan} missing={missing} notice={notice} isBusy={isBusy} onReload={onReload} />
      <WaitingOrders orders={plan.waiting} onExit={onExit} />
      {isEmpty && missing.length === 0 ? <NoPayments /> : <PaymentMonths months={plan.months} isBusy={isBusy} />}
      <UndatedPayments payments={plan.undated} />
    </>
  );
}

const NoPayments = () => {
  const { i18n } = useLingui();
  return (
    <Card as="div">
      <EmptyState
        title={i18n._('paymentCalendar.empty')}
        drawing={<EmptyStatementDrawing />}
        action={<LinkButton to="/schemeList">{i18n._('paymentCalendar.empty.explore')}</LinkButton>}
      >
        {i18n._('paymentCalendar.empty.explain')}
      </EmptyState>
    </Card>
  );
};
