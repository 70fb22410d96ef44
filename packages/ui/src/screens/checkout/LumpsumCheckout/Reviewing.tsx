import { useLingui } from '@lingui/react';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { OrderAgreement } from './OrderAgreement.tsx';

interface ReviewStepProps {
  view: Extract<LumpsumCheckoutView, { screen: 'reviewing' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The terms of the order, and the button that requests the code (DO-269). */
export function ReviewStep({ view, remote }: ReviewStepProps) {
  const { i18n } = useLingui();
  const { notice, canSubmit, canGoBack, repeat } = view;
  return (
    <Stack gap={24}>
      <OrderAgreement {...view} />
      <NoticeLine notice={notice}>
        {notice?.kind === 'lostAnswer' && (
          <TextLink alone to="/orderList">
            {i18n._('checkout.order.checkList')}
          </TextLink>
        )}
      </NoticeLine>
      <FormFoot>
        <Button
          wide
          busy={repeat !== undefined}
          disabled={!canSubmit && repeat === undefined}
          onClick={() => remote.send({ type: 'order.submitted' })}
        >
          {i18n._('checkout.order.create')}
        </Button>
        <Button variant="secondary" wide disabled={!canGoBack} onClick={() => remote.send({ type: 'review.left' })}>
          {i18n._('checkout.review.back')}
        </Button>
      </FormFoot>
      <RepeatedOrder view={repeat} remote={remote.child('recentOrder')} />
    </Stack>
  );
}
