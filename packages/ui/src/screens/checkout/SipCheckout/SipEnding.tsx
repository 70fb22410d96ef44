import { chartPath, type SipCheckoutView } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { sip as words } from '@folioflow/flows/words/sip';
import { BlockedOrder } from '../../../parts/order/Checkout/BlockedOrder.tsx';
import { BrokenLineDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';

interface SipEndingProps {
  view: Extract<SipCheckoutView, { screen: 'orderMissing' | 'blocked' | 'notOffered' }>;
}

/** The reason that nothing can be ordered, and the next step. */
export function SipEnding({ view }: SipEndingProps) {
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={`/${view.link}`} link={checkout['order.missing.link']} />;
    case 'blocked':
      return <BlockedOrder message={view.message} link={view.link} />;
    case 'notOffered':
      return (
        <Page width="form">
          <EmptyState
            as="h1"
            title={words['notOffered.title']}
            drawing={<BrokenLineDrawing />}
            action={<LinkButton to={chartPath(view.scheme)}>{words['notOffered.link']}</LinkButton>}
          >
            {words[`notOffered.${view.reason}`]}
          </EmptyState>
        </Page>
      );
  }
}
