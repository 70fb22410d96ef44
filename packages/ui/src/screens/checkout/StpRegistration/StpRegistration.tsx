import { useLingui } from '@lingui/react';
import type { Remote, stpRegistrationFlow, StpRegistrationView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { PinDialog } from '../../../parts/identity/PinDialog/PinDialog.tsx';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { UnavailablePage } from '../../../parts/page/Unavailable/UnavailablePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';
import { SourcePanel } from './SourcePanel.tsx';
import { TargetDialog } from './TargetDialog.tsx';
import { TransferDates } from './TransferDates.tsx';
import { TransferForm } from './TransferForm.tsx';
import { formatStpHeadline, TransferSentences, transferPairs } from './TransferAgreement.tsx';

const ORDER_LIST = '/orderList';

export interface StpRegistrationProps {
  view: StpRegistrationView;
  remote: Remote<typeof stpRegistrationFlow>;
  /** Shown below the terms: `PlanEstimate` of the first transfer. */
  estimate?: ReactNode;
}

const StpFrame = ({ lead, step, children }: { lead: string; step: string; children: ReactNode }) => {
  const { i18n } = useLingui();
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={lead} step={step}>
          {i18n._('transfer.title')}
        </PageHeading>
        {children}
      </Stack>
    </Page>
  );
};

/** Registers regular transfers of units into another scheme of the same fund house (DO-227 to DO-264). */
export function StpRegistration({ view, remote, estimate }: StpRegistrationProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={ORDER_LIST} link={i18n._('transfer.toList')} />;
    case 'loading':
      return (
        <StpFrame lead={i18n._('transfer.lead.source')} step={view.screen}>
          <SourcePanel source={view.source} />
          <Loading label={i18n._('transfer.loading')} />
        </StpFrame>
      );
    case 'unavailable':
      return (
        <UnavailablePage
          title={i18n._('transfer.unavailable')}
          notice={view.notice}
          retry={i18n._('transfer.retry')}
          onRetry={() => remote.send({ type: 'schemes.reloadRequested' })}
          listPath={ORDER_LIST}
          listLabel={i18n._('transfer.toList')}
        >
          {i18n._('transfer.unavailable.explain')}
        </UnavailablePage>
      );
    case 'completed':
      return (
        <OutcomePanel
          outcome="success"
          title={i18n._('transfer.title')}
          step={view.step}
          headline={formatStpHeadline(i18n, view.agreement)}
          about={view.schemeName}
          facts={view.agreement === null ? [] : transferPairs(i18n, view.agreement)}
          action={
            <>
              <LinkButton to="/stpList" wide>
                {i18n._('transfer.toTransfers')}
              </LinkButton>
              <LinkButton to={ORDER_LIST} variant="quiet" wide>
                {i18n._('transfer.toList')}
              </LinkButton>
            </>
          }
        >
          {view.html === '' ? <ServerText text={view.text} /> : <ServerHtml html={view.html} />}
        </OutcomePanel>
      );
    case 'sourceShown':
      return (
        <StpFrame lead={i18n._('transfer.lead.source')} step={view.screen}>
          <SourcePanel source={view.source} />
          <Button wide onClick={() => remote.send({ type: 'targetList.opened' })}>
            {i18n._('transfer.choose')}
          </Button>
          <TargetDialog view={view} remote={remote} />
        </StpFrame>
      );
    case 'drafting':
    case 'confirming':
      return (
        <StpFrame lead={i18n._('transfer.lead.draft')} step="drafting">
          <SourcePanel source={view.source} />
          <Card as="div">
            <TransferForm view={view} remote={remote} />
          </Card>
          {estimate}
          <TargetDialog view={view} remote={remote} />
          <TransferDates view={view} remote={remote} />
          <RepeatedOrder view={view.repeat} remote={remote.child('recentOrder')} />
          <PinDialog view={view.pin} remote={remote.child('pinConfirmation')}>
            <TransferSentences view={view} />
          </PinDialog>
        </StpFrame>
      );
  }
}
