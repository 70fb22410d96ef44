import { parseCalculatorDraft, calculatorQuery } from '@folioflow/flows';
import { SipCalculator } from '@folioflow/ui/screens/discovery/SipCalculator/SipCalculator';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * /sipcalculator, a public page. Its address contains the submitted values: a reload and a shared link show them
 * again.
 */
export function SipCalculatorRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => parseCalculatorDraft(search));
  return (
    <SipCalculator
      opened={opened}
      onSubmit={(draft) => void navigate({ search: calculatorQuery(draft) }, { replace: true })}
    />
  );
}
