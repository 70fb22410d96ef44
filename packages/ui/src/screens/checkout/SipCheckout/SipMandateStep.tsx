import { useLingui } from '@lingui/react';
import { chartPath, type Remote, type sipCheckoutFlow, type SipCheckoutView } from '@folioflow/flows';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { MandateChoice } from '../../../parts/mandate/MandateChoice/MandateChoice.tsx';
import { NomineeLine } from '../../../parts/nominee/NomineeChoice/NomineeLine.tsx';
import { CheckoutPanel } from '../../../parts/order/Checkout/CheckoutPanel.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { MandateCoverage } from './MandateCoverage.tsx';
import { SipRemark } from './SipRemark.tsx';

export interface SipMandateStepProps {
  view: Extract<SipCheckoutView, { screen: 'choosing'; step: 'mandate' }>;
  remote: Remote<typeof sipCheckoutFlow>;
  imageStore: ImageStore;
}

/** Returns whether no mandate can pay, and none can be registered now. */
const isWithoutMandate = ({ mandate }: SipMandateStepProps['view']): boolean =>
  mandate?.screen === 'existing' &&
  mandate.isRegistrationClosed &&
  !mandate.mandates.some(({ isSelected, canSelect, isSignable, isRefreshable }) =>
    [isSelected, canSelect, isSignable, isRefreshable].includes(true),
  );

/** The choice of the mandate, below the settled nominee (DO-300), and the exchange's remark on the day. */
export function SipMandateStep({ view, remote, imageStore }: SipMandateStepProps) {
  const { i18n } = useLingui();
  return (
    <>
      <CheckoutPanel as="div" data-lines>
        <NomineeLine
          name={view.nominee.name}
          canChange
          onChange={() => remote.send({ type: 'nominee.changeRequested' })}
        />
      </CheckoutPanel>
      <CheckoutPanel as="div">
        {view.mandate && (
          <MandateChoice view={view.mandate} remote={remote.child('mandateChoice')} imageStore={imageStore} />
        )}
        {isWithoutMandate(view) ? (
          <Stack gap={12}>
            <p>{i18n._('sip.mandate.none')}</p>
            <LinkButton to={chartPath(view.summary.scheme)}>{i18n._('sip.mandate.none.link')}</LinkButton>
          </Stack>
        ) : (
          <MandateCoverage view={view} remote={remote} />
        )}
        <SipRemark remark={view.remark} problem={view.problem} />
      </CheckoutPanel>
      {!isWithoutMandate(view) && (
        <FormFoot>
          <Button wide disabled={!view.canReview} onClick={() => remote.send({ type: 'review.requested' })}>
            {i18n._('sip.review.go')}
          </Button>
        </FormFoot>
      )}
    </>
  );
}
