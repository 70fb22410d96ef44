import { useLingui } from '@lingui/react';
import type { DetailsPageView, detailsPageFlow, Remote } from '@folioflow/flows';
import { Lock } from 'lucide';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';
import { DetailsForm } from '../../form/DetailsForm/DetailsForm.tsx';
import { InfoLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { StageLoading, StageUnavailable } from '../StageFrame/StageStates.tsx';

const Narrow = styled.div`
  width: 100%;
  max-width: 45rem;
  margin-inline: auto;
`;

export interface DetailsPageProps {
  view: DetailsPageView;
  remote: Remote<typeof detailsPageFlow>;
  title: string;
  lead: string;
  /** There is a previous page. */
  hasPrevious: boolean;
}

/** One of the two forms on its own page: Detailed Information or Income Information. */
export function DetailsPage({ view, remote, title, lead, hasPrevious }: DetailsPageProps) {
  if (view.screen === 'closed') return null;
  return (
    <Page>
      <Narrow>
        <Stack gap={24}>
          <PageHeading lead={lead}>{title}</PageHeading>
          <Card as="div">
            <Content view={view} remote={remote} hasPrevious={hasPrevious} />
          </Card>
        </Stack>
      </Narrow>
    </Page>
  );
}

function Content({ view, remote, hasPrevious }: Pick<DetailsPageProps, 'view' | 'remote' | 'hasPrevious'>) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'loading':
      return <StageLoading />;
    case 'unavailable':
      return (
        <StageUnavailable
          notice={view.notice}
          link={view.currentStage}
          onRetry={() => remote.send({ type: 'stage.reloadRequested' })}
        />
      );
    case 'detailing':
      return view.details === undefined || view.details.screen === 'closed' ? null : (
        <Stack gap={24}>
          {view.details.screen === 'locked' && (
            <InfoLine sign={<Icon of={Lock} />}>{i18n._('personal.page.address.locked')}</InfoLine>
          )}
          <DetailsForm view={view.details} remote={remote.child('detailsForm')} hasPrevious={hasPrevious} />
        </Stack>
      );
    case 'closed':
      return null;
  }
}
