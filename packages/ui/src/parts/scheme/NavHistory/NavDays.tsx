import { useLingui } from '@lingui/react';
import { parseHistoryWindowInDays } from '@folioflow/flows';
import { useState } from 'react';
import { groupIndian } from '../../../format/money.ts';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

interface NavDaysProps {
  /** Number of drawn days. */
  days: number;
  /** Days between the first and the last known NAV. */
  longestDays: number;
  onDays: (days: number) => void;
}

/** The number of days of the range (DO-073). */
export function NavDays({ days, longestDays, onDays }: NavDaysProps) {
  const { i18n } = useLingui();
  const [typed, setTyped] = useState<string | null>(null);
  const enter = (text: string) => {
    setTyped(text.replace(/\D/g, '').slice(0, 5));
    const wanted = parseHistoryWindowInDays(text, longestDays);
    if (wanted !== null) onDays(wanted);
  };
  return (
    <TextField
      label={i18n._('discovery.chart.customDays')}
      hint={i18n._('discovery.chart.customHint', { longest: groupIndian(Math.max(1, longestDays)) })}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? String(days)}
      onValueChange={enter}
      onBlur={() => setTyped(null)}
    />
  );
}
