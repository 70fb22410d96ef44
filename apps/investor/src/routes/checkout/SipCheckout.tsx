import { useLingui } from '@lingui/react';
import { parseSipCheckoutState } from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/checkout/SipCheckout/SipCheckout';
import { useExitNavigation, useNavigationState, useRaiseNotice, useUnansweredSubmissions } from '@folioflow/wiring';
import { wireSipCheckout } from '@folioflow/wiring/checkout/sip-checkout';
import { pageImagesOf } from '../../ports/prepare-image.ts';
import { useImages } from '../../wiring/use-images.ts';
import { usePlacedOrderChannel } from '../../wiring/use-placed-order-channel.ts';
import { useApp } from '../../wiring/app-context.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SipCheckoutRoute() {
  const { i18n } = useLingui();
  const images = useImages();
  const { providerNow } = useApp();
  const requestedSip = useNavigationState(parseSipCheckoutState);
  const unanswered = useUnansweredSubmissions();
  const leave = useExitNavigation();
  const raise = useRaiseNotice();
  const announcePlaced = usePlacedOrderChannel(JSON.stringify(requestedSip), () => {
    raise({ kind: 'success', text: i18n._('sip.placedElsewhere') });
    leave({ to: 'sipList', replace: true });
  });
  const flow = useWiredFlow(
    ({ provider }) => wireSipCheckout(i18n, { provider, images: pageImagesOf(images), unanswered }),
    { requestedSip, today: () => dayInIndia(providerNow()) },
    (last) => {
      if (last.screen === 'closed') announcePlaced();
    },
  );
  return <SipCheckout {...flow} imageStore={images} />;
}
