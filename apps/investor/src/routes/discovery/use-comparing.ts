import { comparisonKeeps, schemesIn } from '@folioflow/flows';
import { keptIn, useKeeping } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from '../../wiring/app-context.ts';

/** The schemes that are ticked to be compared: the same ones on every list of this tab. */
export function useComparing() {
  const { stores } = useApp();
  const [chosen, onChoose] = useState(() => schemesIn(keptIn(stores, comparisonKeeps) ?? ''));
  useKeeping(comparisonKeeps, chosen);
  return { chosen, onChoose };
}
