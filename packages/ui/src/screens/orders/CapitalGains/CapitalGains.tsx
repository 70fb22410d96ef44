import { useLingui } from '@lingui/react';
import type { CapitalGainsView, Remote, capitalGainsFlow } from '@folioflow/flows';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { EmptyStatementDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { GainsOfYears } from './GainsOfYears.tsx';

export interface CapitalGainsProps {
  view: CapitalGainsView;
  remote: Remote<typeof capitalGainsFlow>;
  /** Name as the provider states it, for the PDF file. */
  investorName?: string | undefined;
}

/** The page /capitalGains: gains and tax of a financial year, its sales, and their files (decision 080). */
export const CapitalGains = (props: CapitalGainsProps) => {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={i18n._('capitalGains.lead')}>{i18n._('capitalGains.title')}</PageHeading>
        <Content {...props} />
      </Stack>
    </Page>
  );
};

function Content({ view, remote, investorName }: CapitalGainsProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return (
        <>
          <Loading label={i18n._('capitalGains.loading')} />
          <Skeleton height="5rem" />
          <Skeleton height="16rem" />
        </>
      );
    case 'notOffered':
      return (
        <Card as="div">
          <EmptyState
            title={i18n._('capitalGains.notOffered')}
            drawing={<EmptyStatementDrawing />}
            action={<LinkButton to="/portfolio/">{i18n._('capitalGains.toPortfolio')}</LinkButton>}
          >
            {i18n._('capitalGains.notOffered.explain')}
          </EmptyState>
        </Card>
      );
    case 'unavailable':
      return (
        <Card as="div">
          <UnavailableState
            notice={view.notice}
            title={i18n._('capitalGains.unavailable')}
            action={
              <Button onClick={() => remote.send({ type: 'reload.requested' })}>{i18n._('capitalGains.retry')}</Button>
            }
          >
            {view.notice === null ? i18n._('capitalGains.unreadable') : i18n._('capitalGains.unavailable.explain')}
          </UnavailableState>
        </Card>
      );
    case 'loaded':
      return <GainsOfYears records={view.records} investorName={investorName} />;
  }
}
