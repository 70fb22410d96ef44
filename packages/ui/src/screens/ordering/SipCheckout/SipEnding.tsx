import { chartPath, type Remote, type sipCheckoutFlow, type SipCheckoutView } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { sip as words } from '@folioflow/flows/words/sip';
import { BlockedOrder } from '../../../parts/Checkout/BlockedOrder.tsx';
import { UnavailablePage } from '../../../parts/Unavailable/UnavailablePage.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';

interface SipEndingProps {
  view: Extract<SipCheckoutView, { screen: 'orderMissing' | 'blocked' | 'notOffered' | 'unavailable' }>;
  remote: Pick<Remote<typeof sipCheckoutFlow>, 'send'>;
}

/** Nothing can be ordered here, or not now: why, and where to go instead. */
export function SipEnding({ view, remote }: SipEndingProps) {
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={`/${view.link}`} link={ordering['order.missing.link']} />;
    case 'blocked':
      return <BlockedOrder message={view.message} link={view.link} />;
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={words.unavailable}
          retry={words.reload}
          canRetry={view.canReload}
          onRetry={() => remote.send({ type: 'checkout.reloadRequested' })}
          list="/sipList"
          toList={ordering['order.missing.link']}
        />
      );
    case 'notOffered':
      return (
        <Page width="form">
          <EmptyState
            as="h1"
            title={words['notOffered.title']}
            action={<LinkButton to={chartPath(view.scheme)}>{words['notOffered.link']}</LinkButton>}
          >
            {words[`notOffered.${view.reason}`]}
          </EmptyState>
        </Page>
      );
  }
}
