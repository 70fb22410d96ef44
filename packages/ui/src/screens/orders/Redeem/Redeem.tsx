import { formatMessage, type RedeemView, type Remote, type redeemFlow } from '@folioflow/flows';
import { redemption as words } from '@folioflow/flows/words/redemption';
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

const readLeads = () =>
  ({
    entering: words['lead.amount'],
    confirming: words['lead.codes'],
    checking: words['lead.checking'],
  }) as const;

type OpenOrderView = Extract<RedeemView, { screen: keyof ReturnType<typeof readLeads> }>;

function RedeemFrame({ view, children }: { view: OpenOrderView; children: ReactNode }) {
  const { schemeName, terms } = view.order;
  return (
    <OrderAmountFrame
      title={words.title}
      lead={readLeads()[view.screen]}
      step={view.screen}
      schemeName={schemeName}
      worthLabel={words.worth}
      worth={terms.worth}
    >
      {children}
    </OrderAmountFrame>
  );
}

/** Redeems units of an order (OM-135 to OM-143). */
export function Redeem({ view, remote, list, estimate }: RedeemProps) {
  switch (view.screen) {
    case 'blocked':
      return (
        <BlockedPage
          title={words['blocked.title']}
          message={view.message}
          action={<LinkButton to={list}>{words.toList}</LinkButton>}
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
          <Loading label={words.checking} />
        </RedeemFrame>
      );
    case 'completed':
      return (
        <OutcomePanel
          outcome="success"
          title={words.title}
          step="completed"
          headline={
            view.amount === ''
              ? words['completed.headline']
              : formatMessage(words['completed.headline.amount'], { amount: formatRupees(view.amount) })
          }
          about={view.order.schemeName}
          facts={[]}
          action={
            <LinkButton to={list} wide>
              {words['completed.done']}
            </LinkButton>
          }
        >
          {view.placed.html === '' ? <ServerText text={view.placed.text} /> : <ServerHtml html={view.placed.html} />}
        </OutcomePanel>
      );
  }
}
