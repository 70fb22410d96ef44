import { expertAdvice, expertAdviceKeeps, type ExpertAdviceInput, type ExpertAdviceOutput } from '@folioflow/flows';
import { ExpertAdvice as Screen } from '@folioflow/ui/screens/discovery/ExpertAdvice/ExpertAdvice';
import { useState } from 'react';
import { findPaidAdvice } from '../../ports/find-paid-advice.ts';
import { openCheckout } from '../../ports/open-checkout.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface ExpertAdviceProps extends Pick<ExpertAdviceInput, 'watchlist' | 'advisors' | 'plans'> {
  onEnd: (output: ExpertAdviceOutput) => void;
}

/** The dialogs of expert advice on one watchlist; a payment that waits to be confirmed is kept on the device. */
export function ExpertAdvice({ onEnd, ...input }: ExpertAdviceProps) {
  const [keeps] = useState(() => expertAdviceKeeps(input.watchlist.id));
  const { view, remote } = useWiredFlow<ReturnType<typeof expertAdvice>>(
    ({ provider: { orderAdvice }, config, stores }) =>
      expertAdvice({
        orderAdvice,
        findPaidAdvice: findPaidAdvice(stores),
        openCheckout: openCheckout(config.checkoutSdkUrl),
      }),
    { ...input, kept: null },
    (last) => {
      if (last.screen === 'over') onEnd(last.outcome);
    },
    keeps,
  );
  return <Screen view={view} remote={remote} />;
}
