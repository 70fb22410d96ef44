import { useLingui } from '@lingui/react';
import type { RedeemView, Remote, redeemFlow } from '@folioflow/flows';
import { useId, type ReactNode } from 'react';
import { formatRupees } from '../../../format/index.ts';
import { BlockedPage } from '../../../parts/page/BlockedPage/BlockedPage.tsx';
import type { OrderListPath } from '../../../parts/order/OrderRow/order-lists.ts';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { CodeStep } from './Confirming.tsx';
import { RedemptionFoot, RedemptionForm } from './Entering.tsx';
import { RedeemFrame, type OpenRedemption } from './RedeemFrame.tsx';
import { RedemptionAgreement, type RedemptionAgreementProps } from './RedemptionAgreement.tsx';

export interface RedeemProps {
  view: RedeemView;
  remote: Remote<typeof redeemFlow>;
  /** The list that contains the order. */
  list: OrderListPath;
  /** Renders what is received, below the amount and below the codes: by default without tax. */
  renderReceipt?: ((shown: RedemptionAgreementProps) => ReactNode) | undefined;
}

const renderAgreement = (shown: RedemptionAgreementProps) => <RedemptionAgreement {...shown} />;

/** Redeems units of an order (OM-135 to OM-143). */
export function Redeem({ view, remote, list, renderReceipt = renderAgreement }: RedeemProps) {
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
    case 'confirming':
    case 'checking':
      return <OpenRedeem view={view} remote={remote} list={list} renderReceipt={renderReceipt} />;
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

interface OpenRedeemProps extends Omit<RedeemProps, 'view' | 'renderReceipt'> {
  view: OpenRedemption;
  renderReceipt: NonNullable<RedeemProps['renderReceipt']>;
}

function OpenRedeem({ view, remote, list, renderReceipt }: OpenRedeemProps) {
  const { i18n } = useLingui();
  const formId = useId();
  const isShown = view.screen !== 'entering' || (view.problem === null && view.draft.amount !== '');
  const receipt = renderReceipt({ order: view.order, draft: isShown ? view.draft : null });
  switch (view.screen) {
    case 'entering':
      return (
        <RedeemFrame view={view} receipt={receipt} foot={<RedemptionFoot view={view} formId={formId} />}>
          <RedemptionForm view={view} remote={remote} list={list} id={formId}>
            <RepeatedOrder view={view.repeat} remote={remote.child('recentOrder')} />
          </RedemptionForm>
        </RedeemFrame>
      );
    case 'confirming':
      return (
        <RedeemFrame view={view} receipt={receipt}>
          <CodeStep view={view} remote={remote} orderList={list.replaceAll('/', '')} />
        </RedeemFrame>
      );
    case 'checking':
      return (
        <RedeemFrame view={view} receipt={receipt}>
          <Panel>
            <Loading label={i18n._('redemption.checking')} />
          </Panel>
        </RedeemFrame>
      );
  }
}
