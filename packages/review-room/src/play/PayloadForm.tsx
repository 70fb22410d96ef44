import { useState } from 'react';
import { styled } from 'styled-components';
import { PlainButton as Button } from '../../../ui/src/primitives/Button/PlainButton.tsx';
import { Checkbox } from '../../../ui/src/primitives/Checkbox/Checkbox.tsx';
import { Row } from '../../../ui/src/primitives/Layout/Layout.tsx';
import { TextField } from '../../../ui/src/primitives/TextField/TextField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { parsePayload, type TypedPayload } from './parse-payload.ts';
import type { PayloadChange, PayloadField } from './payload-fields.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-12);
  margin-top: var(--space-8);
  padding: var(--space-12);
  border: 1px solid var(--line);
  border-radius: var(--radius-control);
  background: var(--sunken);
`;

const HINTS: Readonly<Partial<Record<PayloadField['kind'], string>>> = {
  list: 'Separate values by commas.',
  day: 'Year, month, day: 2026-11-20.',
  number: 'A number.',
};

function hintOf({ kind, isOptional, isNullable }: PayloadField): string | undefined {
  const ways = [HINTS[kind], isOptional === true || isNullable === true ? 'Leave it empty for no value.' : undefined];
  const text = ways.filter((way) => way !== undefined).join(' ');
  return text === '' ? undefined : text;
}

interface FieldProps {
  field: PayloadField;
  typed: string | boolean;
  error: string | undefined;
  onType: (typed: string | boolean) => void;
}

function FormField({ field, typed, error, onType }: FieldProps) {
  const { path, kind, options = [], isOptional, isNullable, isSecret } = field;
  if (typeof typed === 'boolean')
    return (
      <Checkbox checked={typed} error={error} onCheckedChange={onType}>
        {path}
      </Checkbox>
    );
  const hint = hintOf(field);
  if (kind === 'choice') {
    const none =
      isOptional === true || isNullable === true || options.includes('') ? [{ value: '', label: 'None' }] : [];
    const choices = options.filter((option) => option !== '').map((option) => ({ value: option, label: option }));
    return (
      <ChoiceField
        label={path}
        hint={hint}
        error={error}
        options={[...none, ...choices]}
        value={typed}
        onValueChange={onType}
      />
    );
  }
  return (
    <TextField
      label={path}
      hint={hint}
      error={error}
      type={isSecret ? 'password' : 'text'}
      autoComplete="off"
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      value={typed}
      onValueChange={onType}
    />
  );
}

interface PayloadFormProps {
  /** The name of the event. */
  name: string;
  fields: readonly PayloadField[];
  onSend: (changes: readonly PayloadChange[]) => void;
}

/** The payload of an event as a form, which begins with a sample; a value that does not fit has an error beside it. */
export function PayloadForm({ name, fields, onSend }: PayloadFormProps) {
  const [typed, setTyped] = useState<TypedPayload>({});
  const [isChecked, setChecked] = useState(false);
  const { changes, errors } = parsePayload(fields, typed);
  const send = () => {
    setChecked(true);
    if (Object.keys(errors).length === 0) onSend(changes);
  };
  return (
    <Form
      noValidate
      aria-label={`Payload of ${name}`}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {fields.map((field) => (
        <FormField
          key={field.path}
          field={field}
          typed={typed[field.path] ?? field.typed}
          error={isChecked ? errors[field.path] : undefined}
          onType={(value) => setTyped({ ...typed, [field.path]: value })}
        />
      ))}
      {fields.some(({ isSecret }) => isSecret) && <p>A code or password of your own is never shared.</p>}
      <Row gap={8}>
        <Button type="submit" size="small">
          Send {name}
        </Button>
      </Row>
    </Form>
  );
}
