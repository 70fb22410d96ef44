import { useLingui } from '@lingui/react';
import type { LumpsumCheckoutView, lumpsumCheckoutFlow, Remote } from '@folioflow/flows';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NomineeLine } from '../../../parts/nominee/NomineeChoice/NomineeLine.tsx';
import { ReviewPanels } from '../../../parts/order/Checkout/ReviewPanels.tsx';
import { useMomentInIndia } from '../../../parts/order/Checkout/use-moment-in-india.ts';
import { RepeatedOrder } from '../../../parts/order/RepeatedOrder/RepeatedOrder.tsx';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { lumpsumCostsOf, lumpsumDates } from './lumpsum-terms.ts';

interface ReviewStepProps {
  view: Extract<LumpsumCheckoutView, { screen: 'reviewing' }>;
  remote: Remote<typeof lumpsumCheckoutFlow>;
}

/** The nominee, dates and costs of the order, and the button that requests the code (DO-269). */
export function ReviewStep({ view, remote }: ReviewStepProps) {
  const { i18n } = useLingui();
  const now = useMomentInIndia();
  const { notice, canSubmit, canChange, repeat, nominee } = view;
  return (
    <>
      <ReviewPanels
        choices={
          <NomineeLine
            name={nominee.name}
            canChange={canChange}
            onChange={() => remote.send({ type: 'nominee.changeRequested' })}
          />
        }
        dates={lumpsumDates(i18n, { ...view, now })}
        costs={lumpsumCostsOf(i18n, { ...view, now })}
      >
        <NoticeLine notice={notice}>
          {notice?.kind === 'lostAnswer' && (
            <TextLink alone to="/orderList">
              {i18n._('checkout.order.checkList')}
            </TextLink>
          )}
        </NoticeLine>
      </ReviewPanels>
      <FormFoot>
        <Button
          wide
          busy={repeat !== undefined}
          disabled={!canSubmit && repeat === undefined}
          onClick={() => remote.send({ type: 'order.submitted' })}
        >
          {i18n._('checkout.order.create')}
        </Button>
      </FormFoot>
      <RepeatedOrder view={repeat} remote={remote.child('recentOrder')} />
    </>
  );
}
