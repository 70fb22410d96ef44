import {
  investmentPlanStorage,
  investPanel,
  investPanelStorage,
  parseInvestmentPlan,
  type InvestTerms,
  type SchemeIdentity,
} from '@folioflow/flows';
import { dayInIndia } from '@folioflow/ui';
import { InvestPanel } from '@folioflow/ui/screens/discovery/InvestPanel/InvestPanel';
import { readStoredText, writeStoredText } from '@folioflow/wiring';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useApp } from '../../wiring/app-context.ts';
import type { App } from '../../wiring/create-app.ts';
import { useStoredFlow } from '../../wiring/use-wired-flow.ts';

interface InvestProps {
  scheme: SchemeIdentity;
  terms: InvestTerms;
}

/** The invest panel of a chart page. Its code is fetched when it is shown: on a phone, when its sheet is opened. */
export function Invest({ scheme, terms }: InvestProps) {
  const { providerNow, stores } = useApp();
  const { key: visit } = useLocation();
  const [input] = useState(() => ({
    scheme,
    terms,
    today: dayInIndia(providerNow()),
    visit,
    plan: parseInvestmentPlan(readStoredText(stores, investmentPlanStorage)),
  }));
  const flow = useStoredFlow(
    ({ provider: { sendTwoFactorOtp, validateNomineeTwoFactor } }: App) =>
      investPanel({ sendTwoFactorOtp, validateNomineeTwoFactor }),
    investPanelStorage(scheme, visit),
    input,
  );
  const hasLeft = flow.view.screen === 'left';
  useEffect(() => {
    if (hasLeft) writeStoredText(stores, investmentPlanStorage, null);
  }, [hasLeft, stores]);
  return <InvestPanel {...flow} />;
}
