import type { InvestorRoute } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { BlockedPage } from '../BlockedPage/BlockedPage.tsx';

/** The label says where the link leads. */
function blockedLink(to: InvestorRoute): string {
  if (to === 'schemeList') return ordering['blocked.link.schemeList'];
  if (to === 'orderList') return ordering['blocked.link.orderList'];
  return ordering['blocked.link'];
}

/** No order is taken now: why, in the provider's words, and where to go instead. */
export const BlockedOrder = ({ message, link }: { message: string; link: InvestorRoute }) => (
  <BlockedPage
    title={ordering['blocked.title']}
    message={message}
    action={<LinkButton to={`/${link}`}>{blockedLink(link)}</LinkButton>}
  />
);
