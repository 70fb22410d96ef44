import { useLingui } from '@lingui/react';
import type { Remote, statementFlow, StatementView } from '@folioflow/flows';
import { UnavailablePage } from '../../../parts/page/Unavailable/UnavailablePage.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';
import { DOCUMENT_HEIGHT, StatementDocument } from './StatementDocument.tsx';

const ORDER_LIST_PATH = '/orderList/';

export interface StatementProps {
  view: StatementView;
  remote: Pick<Remote<typeof statementFlow>, 'send'>;
}

/** The transactions of an order as a document (OM-174 to OM-178). */
export function Statement({ view, remote }: StatementProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={ORDER_LIST_PATH} link={i18n._('statement.toList')} />;
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={i18n._('statement.unavailable')}
          retry={i18n._('statement.retry')}
          onRetry={() => remote.send({ type: 'reload.requested' })}
          listPath={ORDER_LIST_PATH}
          listLabel={i18n._('statement.toList')}
        >
          {i18n._('statement.unavailable.explain')}
        </UnavailablePage>
      );
    case 'loading':
    case 'loaded':
      return (
        <Page>
          <Stack gap={24}>
            <PageHeading lead={i18n._('statement.lead')}>{i18n._('statement.title')}</PageHeading>
            {view.screen === 'loaded' ? (
              <StatementDocument {...view.value} />
            ) : (
              <Stack gap={16}>
                <Loading label={i18n._('statement.loading')} />
                <Skeleton width="14rem" height="var(--control)" />
                <Skeleton height={navigator.pdfViewerEnabled ? DOCUMENT_HEIGHT : '1.5rem'} />
              </Stack>
            )}
          </Stack>
        </Page>
      );
  }
}
