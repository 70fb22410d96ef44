import type { CapitalGainsView, Remote, capitalGainsFlow } from '@folioflow/flows';
import { capitalGains as words } from '@folioflow/flows/words/capital-gains';
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
export const CapitalGains = (props: CapitalGainsProps) => (
  <Page>
    <Stack gap={24}>
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Content {...props} />
    </Stack>
  </Page>
);

function Content({ view, remote, investorName }: CapitalGainsProps) {
  switch (view.screen) {
    case 'loading':
      return (
        <>
          <Loading label={words.loading} />
          <Skeleton height="5rem" />
          <Skeleton height="16rem" />
        </>
      );
    case 'notOffered':
      return (
        <Card as="div">
          <EmptyState
            title={words.notOffered}
            drawing={<EmptyStatementDrawing />}
            action={<LinkButton to="/portfolio/">{words.toPortfolio}</LinkButton>}
          >
            {words['notOffered.explain']}
          </EmptyState>
        </Card>
      );
    case 'unavailable':
      return (
        <Card as="div">
          <UnavailableState
            notice={view.notice}
            title={words.unavailable}
            action={<Button onClick={() => remote.send({ type: 'reload.requested' })}>{words.retry}</Button>}
          >
            {view.notice === null ? words.unreadable : words['unavailable.explain']}
          </UnavailableState>
        </Card>
      );
    case 'loaded':
      return <GainsOfYears records={view.records} investorName={investorName} />;
  }
}
