import type { InvestorRoute, LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { BrokenLineDrawing } from '../../../primitives/drawings.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { Choosing } from './Choosing.tsx';
import { Confirming } from './Confirming.tsx';
import { Payable } from './Payable.tsx';

export interface LumpsumCheckoutProps {
  view: LumpsumCheckoutView;
  remote: Remote<typeof lumpsumCheckoutFlow>;
  desk: ImageDesk;
}

/** The label says where the link leads. */
function blockedLink(to: InvestorRoute): string {
  if (to === 'schemeList' || to === 'orderList') return ordering[`blocked.link.${to}`];
  return ordering['blocked.link'];
}

/** A one-time investment, /orderCheckout (DO-265 to DO-279). */
export function LumpsumCheckout({ view, remote, desk }: LumpsumCheckoutProps) {
  switch (view.screen) {
    case 'closed':
      return null;
    case 'orderMissing':
      return <NeutralPage to={`/${view.link}`} link={ordering['order.missing.link']} />;
    case 'blocked':
      return (
        <Page width="form">
          <EmptyState
            as="h1"
            drawing={<BrokenLineDrawing />}
            title={ordering['blocked.title']}
            action={<LinkButton to={`/${view.link}`}>{blockedLink(view.link)}</LinkButton>}
          >
            <ServerText text={view.message} />
          </EmptyState>
        </Page>
      );
    case 'payable':
      return <Payable view={view} remote={remote} />;
    case 'choosing':
      return (
        <CheckoutFrame step={view.step} summary={view.summary}>
          <Choosing view={view} remote={remote} desk={desk} />
        </CheckoutFrame>
      );
    case 'checking':
      return (
        <CheckoutFrame step={view.step} summary={view.summary}>
          <Loading label={ordering['order.checking']} />
        </CheckoutFrame>
      );
    case 'confirming':
      return (
        <CheckoutFrame step={view.step} summary={view.summary}>
          <Confirming view={view} remote={remote} />
        </CheckoutFrame>
      );
  }
}
