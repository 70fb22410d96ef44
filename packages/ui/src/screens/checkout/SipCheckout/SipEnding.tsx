import { useLingui } from '@lingui/react';
import { chartPath, type SipCheckoutView } from '@folioflow/flows';
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
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'orderMissing':
      return <NeutralPage to={`/${view.link}`} link={i18n._('checkout.order.missing.link')} />;
    case 'blocked':
      return <BlockedOrder message={view.message} link={view.link} />;
    case 'notOffered':
      return (
        <Page width="form">
          <EmptyState
            as="h1"
            title={i18n._('sip.notOffered.title')}
            drawing={<BrokenLineDrawing />}
            action={<LinkButton to={chartPath(view.scheme)}>{i18n._('sip.notOffered.link')}</LinkButton>}
          >
            {i18n._(`sip.notOffered.${view.reason}`)}
          </EmptyState>
        </Page>
      );
  }
}
