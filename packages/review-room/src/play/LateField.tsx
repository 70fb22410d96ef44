import { useState } from 'react';
import { TextField } from '../../../ui/src/primitives/TextField/TextField.tsx';

const MS_PER_SECOND = 1_000;
/** An hour: longer than every wait of the flows for an answer. */
const MAX_SECONDS = 3_600;

interface LateFieldProps {
  /** Milliseconds. */
  ms: number;
  onChange: (ms: number) => void;
}

/** The seconds by which the next answer arrives late; delays that are shorter end before it. */
export function LateField({ ms, onChange }: LateFieldProps) {
  const [typed, setTyped] = useState(String(ms / MS_PER_SECOND));
  const seconds = Number(typed);
  const isValid = typed.trim() !== '' && Number.isFinite(seconds) && seconds >= 0 && seconds <= MAX_SECONDS;
  return (
    <TextField
      label="Answer late by, in seconds"
      hint="Shorter delays end before the answer arrives."
      error={isValid ? undefined : `Enter a number of seconds from 0 to ${MAX_SECONDS}.`}
      inputMode="decimal"
      value={typed}
      onValueChange={(text) => {
        setTyped(text);
        const next = Number(text);
        const canUse = text.trim() !== '' && next >= 0 && next <= MAX_SECONDS;
        onChange(canUse ? Math.round(next * MS_PER_SECOND) : 0);
      }}
    />
  );
}
