import { calculatorDraftIn, calculatorSearchOf } from '@folioflow/flows';
import { SipCalculator } from '@folioflow/ui/screens/discovery/SipCalculator/SipCalculator';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** /sipcalculator, open to everybody. What was submitted stands in its address: a reload and a shared link show it again. */
export function SipCalculatorRoute() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [opened] = useState(() => calculatorDraftIn(search));
  return (
    <SipCalculator
      opened={opened}
      onSubmit={(draft) => void navigate({ search: calculatorSearchOf(draft) }, { replace: true })}
    />
  );
}
