import { useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { TextField } from '../../../ui/src/primitives/TextField/TextField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { TIME_UNITS, type TimeUnit } from './time-text.ts';

const MAX_COUNT = 999;
const UNIT_OPTIONS = Object.entries(TIME_UNITS).map(([value, label]) => ({ value, label }));
const isUnit = (value: string): value is TimeUnit => value in TIME_UNITS;

const Line = styled.form`
  display: grid;
  grid-template-columns: 6rem minmax(8rem, 12rem) auto;
  gap: var(--space-8);
  align-items: end;
  justify-content: start;

  @container (max-width: 24rem) {
    grid-template-columns: 1fr 1fr;
  }
`;

interface TimeFormProps {
  onPass: (count: number, unit: TimeUnit) => void;
}

/** Lets any time pass: seconds up to working days. */
export function TimeForm({ onPass }: TimeFormProps) {
  const [typed, setTyped] = useState('30');
  const [unit, setUnit] = useState<TimeUnit>('seconds');
  const [error, setError] = useState('');
  const pass = () => {
    const count = Number(typed);
    const isValid = Number.isInteger(count) && count > 0 && count <= MAX_COUNT;
    setError(isValid ? '' : `Enter 1 to ${MAX_COUNT}.`);
    if (isValid) onPass(count, unit);
  };
  return (
    <Line
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        pass();
      }}
    >
      <TextField label="Time" inputMode="numeric" error={error} value={typed} onValueChange={setTyped} />
      <ChoiceField
        label="Unit"
        options={UNIT_OPTIONS}
        value={unit}
        onValueChange={(value) => {
          if (isUnit(value)) setUnit(value);
        }}
      />
      <Button type="submit" variant="secondary">
        Skip
      </Button>
    </Line>
  );
}
