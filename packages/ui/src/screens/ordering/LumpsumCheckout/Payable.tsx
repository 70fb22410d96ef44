import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Money } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../../shell/Page.tsx';

interface PayableProps {
  view: Extract<LumpsumCheckoutView, { screen: 'payable' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The order exists and waits for its payment (DO-274). */
export function Payable({ view: { schemeName, amount, canPay }, remote }: PayableProps) {
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={`${ordering['payable.title']}. ${ordering['payable.lead']}`}>
          {ordering['lumpsum.title']}
        </PageHeading>
        <Card>
          <Stack gap={8}>
            <p>{schemeName}</p>
            <Money value={amount} size="display" />
          </Stack>
        </Card>
        <Button wide disabled={!canPay} onClick={() => remote.send({ type: 'payment.requested' })}>
          {ordering['order.pay']}
        </Button>
      </Stack>
    </Page>
  );
}
