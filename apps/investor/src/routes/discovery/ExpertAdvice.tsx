import { useLingui } from '@lingui/react';
import { expertAdvice, expertAdviceStorage, type ExpertAdviceInput, type ExpertAdviceOutput } from '@folioflow/flows';
import { ExpertAdvice as Screen } from '@folioflow/ui/screens/discovery/ExpertAdvice/ExpertAdvice';
import { useState } from 'react';
import { findPaidAdvice } from '../../ports/find-paid-advice.ts';
import { openCheckout } from '../../ports/open-checkout.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export interface ExpertAdviceProps extends Pick<ExpertAdviceInput, 'watchlist' | 'advisors' | 'plans'> {
  onEnd: (output: ExpertAdviceOutput) => void;
}

/** The dialogs of expert advice on one watchlist; an unconfirmed payment is stored on the device. */
export function ExpertAdvice({ onEnd, ...input }: ExpertAdviceProps) {
  const { i18n } = useLingui();
  const [storageRule] = useState(() => expertAdviceStorage(input.watchlist.id));
  const { view, remote } = useWiredFlow<ReturnType<typeof expertAdvice>>(
    ({ provider: { orderAdvice }, config, stores }) =>
      expertAdvice({
        orderAdvice,
        findPaidAdvice: findPaidAdvice(stores),
        openCheckout: openCheckout(i18n, config.checkoutSdkUrl),
      }),
    { ...input, storedText: null },
    (last) => {
      if (last.screen === 'over') onEnd(last.outcome);
    },
    storageRule,
  );
  return <Screen view={view} remote={remote} />;
}
