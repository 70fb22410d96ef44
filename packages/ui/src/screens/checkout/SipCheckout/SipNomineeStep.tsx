import { useLingui } from '@lingui/react';
import type { Remote, sipCheckoutFlow, SipCheckoutView } from '@folioflow/flows';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { NomineeChoice } from '../../../parts/nominee/NomineeChoice/NomineeChoice.tsx';
import { CheckoutPanel } from '../../../parts/order/Checkout/CheckoutPanel.ts';
import { Button } from '../../../primitives/Button/Button.tsx';

interface SipNomineeStepProps {
  view: Extract<SipCheckoutView, { screen: 'choosing'; step: 'nominee' }>;
  remote: Remote<typeof sipCheckoutFlow>;
  imageStore: ImageStore;
}

/** The choice of the nominee (DO-284). */
export function SipNomineeStep({ view, remote, imageStore }: SipNomineeStepProps) {
  const { i18n } = useLingui();
  return (
    <>
      <CheckoutPanel as="div">
        {view.nominee && (
          <NomineeChoice view={view.nominee} remote={remote.child('nomineeChoice')} imageStore={imageStore} />
        )}
      </CheckoutPanel>
      <FormFoot>
        <Button wide disabled={!view.canConfirmNominee} onClick={() => remote.send({ type: 'nominee.confirmed' })}>
          {i18n._('sip.nominee.go')}
        </Button>
      </FormFoot>
    </>
  );
}
