import { parseSelectedOrder } from '@folioflow/api/contract';
import type { Exit } from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { exitPathOf } from '@folioflow/wiring';
import { useState } from 'react';
import { ClosingPanel } from './ClosingPanel.tsx';
import { useHost } from './host-context.ts';
import { loadSipResult } from './load-result.ts';
import { RunningCheckout, type CancelledStep } from './RunningCheckout.tsx';

/** `again`: the user has started another checkout. */
type Place = { readonly name: 'running' | 'cancelled' | 'again' } | { readonly name: 'placed'; readonly exit: Exit };

/** The end of the session, while the focus was in the element or elsewhere. */
export interface SessionEnd {
  readonly hadFocus: boolean;
}

interface SipCheckoutAppProps {
  /** Null while the session lasts. */
  end: SessionEnd | null;
}

/** The checkout, and the page after it: the result of the order, or a short text. */
export function SipCheckoutApp({ end }: SipCheckoutAppProps) {
  const { config, notify } = useHost();
  const [place, setPlace] = useState<Place>({ name: 'running' });
  const announcePlaced = (exit: Exit) => {
    const { scheme, amountInPaise, installments, firstDay } = config.requestedSip;
    setPlace({ name: 'placed', exit });
    notify('folioflow-placed', {
      orderId: parseSelectedOrder(exit.state)?.order_id ?? '',
      schemeIsin: scheme.isin,
      schemeCode: scheme.code,
      amountInPaise,
      installments,
      firstDay,
      path: exitPathOf(exit),
    });
  };
  const announceCancelled = (step: CancelledStep) => {
    setPlace({ name: 'cancelled' });
    notify('folioflow-cancelled', { step });
  };
  if (end !== null) return <ClosingPanel kind="ended" hadFocus={end.hadFocus} />;
  switch (place.name) {
    case 'placed':
      return <OnDemand load={loadSipResult} props={{ exit: place.exit }} />;
    case 'cancelled':
      return <ClosingPanel kind="cancelled" hadFocus onAgain={() => setPlace({ name: 'again' })} />;
    case 'running':
    case 'again':
      return (
        <RunningCheckout
          isRestarted={place.name === 'again'}
          onPlaced={announcePlaced}
          onCancelled={announceCancelled}
        />
      );
  }
}
