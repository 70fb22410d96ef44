import { clients } from '@folioflow/flows/words/clients';
import { memo } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { InputBox } from '../../../primitives/Field/input-look.ts';
import { useOwnText, type OwnText } from '../../../primitives/Field/use-own-text.ts';

export interface ClientSearchProps {
  /** What is sought, as the list knows it. */
  text: string;
  onType: (text: string) => void;
}

/** The field by which clients are sought, which no letter draws. */
export function ClientSearch({ text, onType }: ClientSearchProps) {
  const { field, first, onInput } = useOwnText(text, onType);
  return <Input field={field} first={first} onInput={onInput} />;
}

const Input = memo(({ field, first, onInput }: Pick<OwnText, 'field' | 'first' | 'onInput'>) => (
  <Field label={clients['list.search']}>
    {(binding) => (
      <InputBox {...binding} ref={field} type="search" autoComplete="off" defaultValue={first} onInput={onInput} />
    )}
  </Field>
));
