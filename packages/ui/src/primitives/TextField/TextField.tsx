import { type ComponentProps } from 'react';
import { Field, type FieldWords } from '../Field/Field.tsx';
import { TypedBox } from '../Field/TypedInput.tsx';

export interface TextFieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'size'> {
  value: string;
  onValueChange: (value: string) => void;
  /** Shows the used characters out of this number. */
  counter?: number | undefined;
}

/** One line of text, controlled by the screen. */
export function TextField({
  label,
  hint,
  error,
  required,
  counter,
  id,
  value,
  onValueChange,
  ...rest
}: TextFieldProps) {
  const used = counter === undefined ? undefined : `${value.length} / ${counter}`;
  return (
    <Field id={id} label={label} hint={hint} error={error} required={required} aside={used}>
      {(binding) => <TypedBox {...rest} {...binding} required={required} value={value} onValueChange={onValueChange} />}
    </Field>
  );
}
