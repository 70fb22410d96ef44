import { useLingui } from '@lingui/react';
import type { Exit, OrderResponseView, Remote, orderResponseFlow } from '@folioflow/flows';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { PaymentOutcome } from '../../../parts/payment/PaymentOutcome/PaymentOutcome.tsx';
import { UnavailablePage } from '../../../parts/page/Unavailable/UnavailablePage.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

export interface OrderResponseProps {
  view: OrderResponseView;
  remote: Pick<Remote<typeof orderResponseFlow>, 'send'>;
  onExit: (exit: Exit) => void;
}

/** The result of an order, /orderResponse (OM-164 to OM-167). */
export function OrderResponse({ view, remote, onExit }: OrderResponseProps) {
  const { i18n } = useLingui();
  if (view.screen === 'orderMissing') return <NeutralPage to="/orderList/" link={i18n._('payments.link.orderList')} />;
  const reload = () => remote.send({ type: 'reload.requested' });
  const renderListLink = (isQuiet: boolean) => (
    <LinkButton to={`/${view.list}/`} variant={isQuiet ? 'quiet' : 'primary'} wide>
      {i18n._('payments.response.toList')}
    </LinkButton>
  );
  switch (view.screen) {
    case 'loading':
      return (
        <OutcomePanel
          outcome="waiting"
          title={i18n._('payments.response.title')}
          step={view.screen}
          headline={i18n._('payments.response.fetching')}
          next={<p>{i18n._('payments.response.fetching.note')}</p>}
          action={renderListLink(false)}
        />
      );
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={i18n._('payments.response.unavailable')}
          retry={i18n._('payments.status.check')}
          onRetry={reload}
          listPath={`/${view.list}/`}
          listLabel={i18n._('payments.response.toList')}
        >
          {i18n._('payments.response.unavailable.explain')}
        </UnavailablePage>
      );
    case 'loaded': {
      const { payment } = view.value;
      return (
        <PaymentOutcome
          {...view.value}
          title={i18n._('payments.response.title')}
          step={view.screen}
          check={
            payment?.state === 'paymentConfirming' && (
              <Button wide busy={view.isBusy} onClick={reload}>
                {i18n._('payments.status.check')}
              </Button>
            )
          }
          listLink={renderListLink}
          onExit={onExit}
        />
      );
    }
  }
}
