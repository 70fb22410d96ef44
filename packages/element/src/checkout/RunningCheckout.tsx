import { useLingui } from '@lingui/react';
import type { Exit, SipCheckoutView } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { Button, dayInIndia } from '@folioflow/ui';
import { SipCheckout } from '@folioflow/ui/screens/checkout/SipCheckout/SipCheckout';
import { createSubmissionVisit, useRaiseNotice } from '@folioflow/wiring';
import { wireSipCheckout } from '@folioflow/wiring/checkout/sip-checkout';
import { createPageImages } from './page-images.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useHost } from './host-context.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { createStoredEntry } from './stored-submissions.ts';

/* In the room that a page leaves at its end, and as wide as a page. */
const Foot = styled.div`
  display: flex;
  justify-content: center;
  max-width: calc(var(--width-page) + 2 * var(--space-24));
  margin: calc(-1 * var(--space-32)) auto 0;
  padding: 0 var(--space-16) var(--space-24);

  /* Below the steps, beside the summary. */
  @media (min-width: 64rem) {
    justify-content: start;
    padding-inline: var(--space-24);
  }
`;

interface RunningCheckoutProps {
  /** True after a cancelled checkout. */
  isRestarted: boolean;
  /** Called with the exit of the placed SIP. */
  onPlaced: (exit: Exit) => void;
  onCancelled: (step: CancelledStep) => void;
}

/** The step at which a user cancels; null before the first. */
export type CancelledStep = 'nominee' | 'mandate' | 'review' | null;

/** The step to cancel, or undefined while an order may be under way or nothing can be ordered. */
function cancellableStepOf(view: SipCheckoutView): CancelledStep | undefined {
  if (view.screen === 'loading' || view.screen === 'unavailable') return null;
  if (view.screen === 'choosing') return view.step;
  return view.screen === 'reviewing' && view.canGoBack ? view.step : undefined;
}

/** The checkout from its first step to the order. */
export function RunningCheckout({ isRestarted, onPlaced, onCancelled }: RunningCheckoutProps) {
  const { i18n } = useLingui();
  const { config, session, notify } = useHost();
  const { requestedSip, providerUrl } = config;
  const raiseNotice = useRaiseNotice();
  useHeadingFocus(isRestarted);
  const [images] = useState(createPageImages);
  const [unanswered] = useState(() => createSubmissionVisit(raiseNotice, createStoredEntry(providerUrl, requestedSip)));
  const isAnnounced = useRef(false);
  const [flow] = useState(() => wireSipCheckout(i18n, { provider: session.provider, images, unanswered }));
  const { view, remote } = useFlow(
    flow,
    {
      requestedSip,
      today: () => dayInIndia(session.providerNow()),
      newSubmission: () => crypto.randomUUID(),
    },
    {
      onNotice: raiseNotice,
      onOutput: (output) => {
        if (output.kind === 'placed') onPlaced(output.exit);
      },
    },
  );
  useEffect(() => unanswered.warn(false, ''), [unanswered]);
  useEffect(() => images.registry.clear, [images]);
  const firstStep = view.screen === 'choosing' ? view.step : null;
  const announceReady = useEffectEvent(() => {
    if (firstStep === null || isAnnounced.current) return;
    isAnnounced.current = true;
    notify('folioflow-ready', { step: firstStep });
  });
  useEffect(() => announceReady(), [firstStep]);
  // After a lost answer, an order may have been placed although the user is back at the review.
  const canCancel = !('createSipOrder' in unanswered.submissions);
  const cancellable = canCancel ? cancellableStepOf(view) : undefined;
  return (
    <>
      <SipCheckout view={view} remote={remote} imageStore={images.registry} />
      {cancellable !== undefined && (
        <Foot>
          <Button variant="quiet" onClick={() => onCancelled(cancellable)}>
            {i18n._('embedding.cancel')}
          </Button>
        </Foot>
      )}
    </>
  );
}
