import type { Remote, statementFlow, StatementView } from '@folioflow/flows';
import { statement as words } from '@folioflow/flows/words/statement';
import { UnavailablePage } from '../../../parts/Unavailable/UnavailablePage.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';
import { SHEET_HEIGHT, StatementDocument } from './StatementDocument.tsx';

const LIST = '/orderList/';

export interface StatementProps {
  view: StatementView;
  remote: Pick<Remote<typeof statementFlow>, 'send'>;
}

/** What was booked in an order, as a document (OM-174 to OM-178). */
export function Statement({ view, remote }: StatementProps) {
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={LIST} link={words.toList} />;
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={words.unavailable}
          retry={words.retry}
          onRetry={() => remote.send({ type: 'reload.requested' })}
          list={LIST}
          toList={words.toList}
        >
          {words['unavailable.explain']}
        </UnavailablePage>
      );
    case 'loading':
    case 'loaded':
      return (
        <Page>
          <Stack gap={24}>
            <PageHeading lead={words.lead}>{words.title}</PageHeading>
            {view.screen === 'loaded' ? (
              <StatementDocument {...view.value} />
            ) : (
              <Stack gap={16}>
                <Loading label={words.loading} />
                <Skeleton width="14rem" height="var(--control)" />
                <Skeleton height={navigator.pdfViewerEnabled ? SHEET_HEIGHT : '1.5rem'} />
              </Stack>
            )}
          </Stack>
        </Page>
      );
  }
}
