import type { InvestorRoute } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { BrokenLineDrawing } from '../../primitives/drawings.tsx';
import { ServerText } from '../../primitives/ServerText/ServerText.tsx';
import { Page } from '../../shell/Page.tsx';

/** The label says where the link leads. */
function blockedLink(to: InvestorRoute): string {
  if (to === 'schemeList') return ordering['blocked.link.schemeList'];
  if (to === 'orderList') return ordering['blocked.link.orderList'];
  return ordering['blocked.link'];
}

/** No order is taken now: why, in the provider's words, and where to go instead. */
export function BlockedOrder({ message, link }: { message: string; link: InvestorRoute }) {
  return (
    <Page width="form">
      <EmptyState
        as="h1"
        drawing={<BrokenLineDrawing />}
        title={ordering['blocked.title']}
        action={<LinkButton to={`/${link}`}>{blockedLink(link)}</LinkButton>}
      >
        <ServerText text={message} />
      </EmptyState>
    </Page>
  );
}
