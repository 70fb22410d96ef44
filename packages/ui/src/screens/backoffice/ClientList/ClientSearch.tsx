import { useLingui } from '@lingui/react';
import { memo } from 'react';
import { Field } from '../../../primitives/Field/Field.tsx';
import { InputBox } from '../../../primitives/Field/input-look.ts';
import { useUncontrolledText, type UncontrolledText } from '../../../primitives/Field/use-uncontrolled-text.ts';

export interface ClientSearchProps {
  /** The search text in the list's context. */
  text: string;
  onType: (text: string) => void;
}

/** The search field for clients; typing does not render the list synchronously. */
export function ClientSearch({ text, onType }: ClientSearchProps) {
  const { field, initialText, onInput } = useUncontrolledText(text, onType);
  return <SearchInput field={field} initialText={initialText} onInput={onInput} />;
}

const SearchInput = memo(
  ({ field, initialText, onInput }: Pick<UncontrolledText, 'field' | 'initialText' | 'onInput'>) => {
    const { i18n } = useLingui();
    return (
      <Field label={i18n._('clients.list.search')}>
        {(binding) => (
          <InputBox
            {...binding}
            ref={field}
            type="search"
            autoComplete="off"
            defaultValue={initialText}
            onInput={onInput}
          />
        )}
      </Field>
    );
  },
);
