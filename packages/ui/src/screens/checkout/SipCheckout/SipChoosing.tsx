import { useLingui } from '@lingui/react';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { NomineeChoice } from '../../../parts/nominee/NomineeChoice/NomineeChoice.tsx';
import { OnDemand } from '../../../parts/page/OnDemand/OnDemand.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';
import { LoadingPayment } from './AwaitedPaying.tsx';
import { loadSipPayment } from './load-steps.ts';
import type { SipPaymentProps } from './SipPaying.tsx';

/** The choice of nominee and mandate, before the review (DO-284, DO-300). */
export function SipNomineeStep({ view, remote, imageStore }: SipPaymentProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={32}>
      {view.nominee && (
        <NomineeChoice view={view.nominee} remote={remote.child('nomineeChoice')} imageStore={imageStore} />
      )}
      {view.mandate !== 'notYet' && (
        <OnDemand load={loadSipPayment} props={{ view, remote, imageStore }} fetching={<LoadingPayment />} />
      )}
      <FormFoot>
        {view.canConfirmNominee ? (
          <FocusFallback>
            <Button wide onClick={() => remote.send({ type: 'nominee.confirmed' })}>
              {i18n._('sip.nominee.go')}
            </Button>
          </FocusFallback>
        ) : (
          <Button wide disabled={!view.canReview} onClick={() => remote.send({ type: 'review.requested' })}>
            {i18n._('sip.review.go')}
          </Button>
        )}
      </FormFoot>
    </Stack>
  );
}
