import { comparisonStorage, parseComparedSchemes } from '@folioflow/flows';
import { readStoredText, useStoredTextSync } from '@folioflow/wiring';
import { useState } from 'react';
import { useApp } from '../../wiring/app-context.ts';

/** The schemes that are ticked for comparison, shared by all lists of this tab. */
export function useComparedSchemes() {
  const { stores } = useApp();
  const [chosen, onChoose] = useState(() => parseComparedSchemes(readStoredText(stores, comparisonStorage) ?? ''));
  useStoredTextSync(comparisonStorage, chosen);
  return { chosen, onChoose };
}
