import type { Exit, OrderResponseView, Remote, orderResponseFlow } from '@folioflow/flows';
import { payments as words } from '@folioflow/flows/words/payments';
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
  if (view.screen === 'orderMissing') return <NeutralPage to="/orderList/" link={words['link.orderList']} />;
  const reload = () => remote.send({ type: 'reload.requested' });
  const renderListLink = (isQuiet: boolean) => (
    <LinkButton to={`/${view.list}/`} variant={isQuiet ? 'quiet' : 'primary'} wide>
      {words['response.toList']}
    </LinkButton>
  );
  switch (view.screen) {
    case 'loading':
      return (
        <OutcomePanel
          outcome="waiting"
          title={words['response.title']}
          step={view.screen}
          headline={words['response.fetching']}
          next={<p>{words['response.fetching.note']}</p>}
          action={renderListLink(false)}
        />
      );
    case 'unavailable':
      return (
        <UnavailablePage
          notice={view.notice}
          title={words['response.unavailable']}
          retry={words['status.check']}
          onRetry={reload}
          listPath={`/${view.list}/`}
          listLabel={words['response.toList']}
        >
          {words['response.unavailable.explain']}
        </UnavailablePage>
      );
    case 'loaded': {
      const { payment } = view.value;
      return (
        <PaymentOutcome
          {...view.value}
          title={words['response.title']}
          step={view.screen}
          check={
            payment?.state === 'paymentConfirming' && (
              <Button wide busy={view.isBusy} onClick={reload}>
                {words['status.check']}
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
