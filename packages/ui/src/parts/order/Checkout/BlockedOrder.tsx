import type { InvestorRoute } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { BlockedPage } from '../../page/BlockedPage/BlockedPage.tsx';

/** Returns the label for the target of the link. */
function blockedLinkText(to: InvestorRoute): string {
  if (to === 'schemeList') return checkout['blocked.link.schemeList'];
  if (to === 'orderList') return checkout['blocked.link.orderList'];
  return checkout['blocked.link'];
}

/** A page shown while no order is accepted: the provider's reason and a link to another page. */
export const BlockedOrder = ({ message, link }: { message: string; link: InvestorRoute }) => (
  <BlockedPage
    title={checkout['blocked.title']}
    message={message}
    action={<LinkButton to={`/${link}`}>{blockedLinkText(link)}</LinkButton>}
  />
);
