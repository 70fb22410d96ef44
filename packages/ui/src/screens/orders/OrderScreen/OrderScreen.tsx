import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { OrderPanel, OrderState, paymentChoiceFlow, PaymentChoiceView, Remote } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMaskedAccount } from '../../../format/index.ts';
import { PaymentConsequences } from '../../../parts/order/Checkout/PaymentConsequences.tsx';
import type { OrderListPath } from '../../../parts/order/OrderRow/order-lists.ts';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { PaymentChoiceForm } from '../../../parts/payment/PaymentChoiceForm/PaymentChoiceForm.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import type { DataPair } from '../../../primitives/DataList/DataList.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';

type PaymentPanelView = Extract<OrderPanel, { panel: 'payment' | 'paynow' }>;

const orderNumberPairs = (i18n: I18n, orderNumber: string): DataPair[] =>
  orderNumber === '' ? [] : [{ term: i18n._('orders.order.number'), value: orderNumber, isLiteral: true }];

/** The results that leave the order unchanged; any other result completes the activity. */
const completedWords: Partial<Record<OrderState, 'order.completed.rejected' | 'order.completed.cancelled'>> = {
  rejected: 'order.completed.rejected',
  cancelled: 'order.completed.cancelled',
};

/** Shows the provider's message if there is one (OM-125); an order that continues is not completed. */
const completedHeadlineOf = (
  i18n: I18n,
  { state, html }: Extract<OrderPanel, { panel: 'completed' }>,
): string | undefined => {
  const word = completedWords[state] ?? (html === '' ? 'order.completed.fallback' : undefined);
  return word && i18n._(`orders.${word}`);
};

const Amount = styled.p`
  display: grid;

  > span:first-child {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

export interface OrderScreenProps {
  panel: OrderPanel;
  /** The screen of the flow, for the panels that redeem or invest more. */
  flow?: ReactNode;
  /** The flow `paymentChoice`, started with the panel's `choice`; needed by the panels that pay. */
  choice?: { view: PaymentChoiceView; remote: Remote<typeof paymentChoiceFlow> } | undefined;
  /** The list that contains the order: target of the back link. */
  list?: OrderListPath | undefined;
}

/**
 * /orderEditCheckout/, and /sipEditCheckout/ for plans: the panel of the order's request mode (OM-121 to OM-125,
 * OM-131).
 */
export function OrderScreen({ panel, choice, flow, list = '/orderList/' }: OrderScreenProps) {
  const { i18n } = useLingui();
  switch (panel.panel) {
    case 'orderMissing':
      return <NeutralPage to={list} link={i18n._('orders.order.toList')} />;
    case 'redeem':
    case 'investmore':
      return flow;
    case 'completed':
      return (
        <OutcomePanel
          outcome={panel.state === 'rejected' || panel.state === 'cancelled' ? 'failed' : 'success'}
          title={i18n._('orders.order.title.completed')}
          headline={completedHeadlineOf(i18n, panel)}
          amount={panel.amount === '' ? undefined : <Money value={panel.amount} size="display" />}
          about={panel.schemeName}
          facts={orderNumberPairs(i18n, panel.orderNumber)}
          action={
            <LinkButton to={list} wide>
              {i18n._('orders.order.done')}
            </LinkButton>
          }
        >
          {panel.html === '' ? undefined : <ServerHtml html={panel.html} />}
        </OutcomePanel>
      );
    case 'payment':
    case 'paynow':
      return <PayPanel panel={panel} choice={choice} list={list} />;
  }
}

function PayPanel({
  panel,
  choice,
  list,
}: {
  panel: PaymentPanelView;
  choice: OrderScreenProps['choice'];
  list: string;
}) {
  const { i18n } = useLingui();
  const { account } = panel;
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={i18n._(`orders.order.lead.${panel.panel}`)}>
          {i18n._(`orders.order.title.${panel.panel}`)}
        </PageHeading>
        <Card as="div">
          <Stack gap={24}>
            <Stack gap={8}>
              <h2 lang="en" translate="no">
                {panel.schemeName}
              </h2>
              <Amount>
                <span>{i18n._('orders.order.amount')}</span>
                <Money value={panel.amount} size="display" />
              </Amount>
            </Stack>
            <PaymentConsequences
              terms={panel.terms}
              pairs={[
                ...orderNumberPairs(i18n, panel.orderNumber),
                ...(account === null
                  ? []
                  : [
                      {
                        term: i18n._('orders.order.account'),
                        value: `${account.bankName} ${formatMaskedAccount(account.lastDigits)}`,
                        note: i18n._('orders.order.account.hint'),
                      },
                    ]),
              ]}
            />
            {choice !== undefined && (
              <PaymentChoiceForm view={choice.view} remote={choice.remote} amount={panel.amount} />
            )}
            <LinkButton to={list} variant="quiet">
              {i18n._('orders.order.toList')}
            </LinkButton>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
