import { calculatorQuery, parseCalculatorDraft } from '@folioflow/flows';
import { SipCalculator } from '@folioflow/ui/screens/discovery/SipCalculator/SipCalculator';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlanStorage } from './use-plan-storage.ts';

/**
 * /sipcalculator, a public page. Its address contains the figures of the result: a reload, Back and a shared link show
 * them again.
 */
export function SipCalculatorRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => parseCalculatorDraft(search));
  const storePlan = usePlanStorage();
  return (
    <SipCalculator
      opened={opened}
      onPlan={storePlan}
      onSettle={(draft) => void navigate({ search: calculatorQuery(draft) }, { replace: true })}
    />
  );
}
