import type { Exit, OrderResponseView, Remote, orderResponseFlow } from '@folioflow/flows';
import { payments as words } from '@folioflow/flows/words/payments';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { PaymentOutcome } from '../../../parts/PaymentOutcome/PaymentOutcome.tsx';
import { Unavailable } from '../../../parts/Unavailable/Unavailable.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';
import { Page } from '../../../shell/Page.tsx';

export interface OrderResponseProps {
  view: OrderResponseView;
  remote: Pick<Remote<typeof orderResponseFlow>, 'send'>;
  onExit: (exit: Exit) => void;
}

/** What became of an order, /orderResponse (OM-164 to OM-167). */
export function OrderResponse({ view, remote, onExit }: OrderResponseProps) {
  if (view.screen === 'orderMissing') return <NeutralPage to="/orderList/" link={words['link.orderList']} />;
  const toList = (isQuiet: boolean) => (
    <LinkButton to={`/${view.list}/`} variant={isQuiet ? 'quiet' : 'primary'} wide>
      {words['response.toList']}
    </LinkButton>
  );
  const check = (
    <Button
      wide
      busy={view.screen === 'loaded' && view.isBusy}
      onClick={() => remote.send({ type: 'reload.requested' })}
    >
      {words['status.check']}
    </Button>
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
          action={toList(false)}
        />
      );
    case 'unavailable':
      return (
        <Page width="form">
          <Unavailable
            as="h1"
            notice={view.notice}
            title={words['response.unavailable']}
            action={
              <>
                {check}
                {toList(true)}
              </>
            }
          >
            {words['response.unavailable.explain']}
          </Unavailable>
        </Page>
      );
    case 'loaded': {
      const { payment } = view.value;
      return (
        <PaymentOutcome
          {...view.value}
          title={words['response.title']}
          step={view.screen}
          check={payment?.state === 'paymentConfirming' && check}
          toList={toList}
          onExit={onExit}
        />
      );
    }
  }
}
