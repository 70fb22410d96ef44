import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { InvestorRoute } from '@folioflow/flows';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { BlockedPage } from '../../page/BlockedPage/BlockedPage.tsx';

/** Returns the label for the target of the link. */
function blockedLinkText(i18n: I18n, to: InvestorRoute): string {
  if (to === 'schemeList') return i18n._('checkout.blocked.link.schemeList');
  if (to === 'orderList') return i18n._('checkout.blocked.link.orderList');
  return i18n._('checkout.blocked.link');
}

/** A page shown while no order is accepted: the provider's reason and a link to another page. */
export const BlockedOrder = ({ message, link }: { message: string; link: InvestorRoute }) => {
  const { i18n } = useLingui();
  return (
    <BlockedPage
      title={i18n._('checkout.blocked.title')}
      message={message}
      action={<LinkButton to={`/${link}`}>{blockedLinkText(i18n, link)}</LinkButton>}
    />
  );
};
