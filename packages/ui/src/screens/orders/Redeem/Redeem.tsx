import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { RedeemView, Remote, redeemFlow } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { formatRupees } from '../../../format/index.ts';
import { BlockedPage } from '../../../parts/page/BlockedPage/BlockedPage.tsx';
import type { OrderListPath } from '../../../parts/order/OrderRow/order-lists.ts';
import { OrderAmountFrame } from '../../../parts/order/OrderAmountFrame/OrderAmountFrame.tsx';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { CodeStep } from './Confirming.tsx';
import { RedemptionForm } from './Entering.tsx';

export interface RedeemProps {
  view: RedeemView;
  remote: Remote<typeof redeemFlow>;
  /** The list that contains the order. */
  list: OrderListPath;
  /** Shown below the amount and below the codes: `RedemptionEstimate`. */
  estimate?: ReactNode;
}

const readLeads = (i18n: I18n) =>
  ({
    entering: i18n._('redemption.lead.amount'),
    confirming: i18n._('redemption.lead.codes'),
    checking: i18n._('redemption.lead.checking'),
  }) as const;

type OpenOrderView = Extract<RedeemView, { screen: keyof ReturnType<typeof readLeads> }>;

function RedeemFrame({ view, children }: { view: OpenOrderView; children: ReactNode }) {
  const { i18n } = useLingui();
  const { schemeName, terms } = view.order;
  return (
    <OrderAmountFrame
      title={i18n._('redemption.title')}
      lead={readLeads(i18n)[view.screen]}
      step={view.screen}
      schemeName={schemeName}
      worthLabel={i18n._('redemption.worth')}
      worth={terms.worth}
    >
      {children}
    </OrderAmountFrame>
  );
}

/** Redeems units of an order (OM-135 to OM-143). */
export function Redeem({ view, remote, list, estimate }: RedeemProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'blocked':
      return (
        <BlockedPage
          title={i18n._('redemption.blocked.title')}
          message={view.message}
          action={<LinkButton to={list}>{i18n._('redemption.toList')}</LinkButton>}
        />
      );
    case 'entering':
      return (
        <RedeemFrame view={view}>
          <RedemptionForm view={view} remote={remote} list={list} />
          {estimate}
        </RedeemFrame>
      );
    case 'confirming':
      return (
        <RedeemFrame view={view}>
          <CodeStep view={view} remote={remote} orderList={list.replaceAll('/', '')} />
          {estimate}
        </RedeemFrame>
      );
    case 'checking':
      return (
        <RedeemFrame view={view}>
          <Loading label={i18n._('redemption.checking')} />
        </RedeemFrame>
      );
    case 'completed':
      return (
        <OutcomePanel
          outcome="success"
          title={i18n._('redemption.title')}
          step="completed"
          headline={
            view.amount === ''
              ? i18n._('redemption.completed.headline')
              : i18n._('redemption.completed.headline.amount', { amount: formatRupees(view.amount) })
          }
          about={view.order.schemeName}
          facts={[]}
          action={
            <LinkButton to={list} wide>
              {i18n._('redemption.completed.done')}
            </LinkButton>
          }
        >
          {view.placed.html === '' ? <ServerText text={view.placed.text} /> : <ServerHtml html={view.placed.html} />}
        </OutcomePanel>
      );
  }
}
