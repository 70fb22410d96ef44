import { parseSelectedOrder } from '@folioflow/api/contract';
import type { Exit } from '@folioflow/flows';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { exitPathOf } from '@folioflow/wiring';
import { useState } from 'react';
import { ClosingPanel } from './ClosingPanel.tsx';
import { useHost } from './host-context.ts';
import { loadSipResult } from './load-result.ts';
import { RunningCheckout, type CancelledStep } from './RunningCheckout.tsx';

type Place = { readonly name: 'running' | 'cancelled' } | { readonly name: 'placed'; readonly exit: Exit };

/** The checkout, and the page after it: the result of the order, or a short text. */
export function SipCheckoutApp({ isEnded }: { isEnded: boolean }) {
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
  if (isEnded) return <ClosingPanel kind="ended" />;
  if (place.name === 'placed') return <OnDemand load={loadSipResult} props={{ exit: place.exit }} />;
  if (place.name === 'cancelled')
    return <ClosingPanel kind="cancelled" onAgain={() => setPlace({ name: 'running' })} />;
  return <RunningCheckout onPlaced={announcePlaced} onCancelled={announceCancelled} />;
}
