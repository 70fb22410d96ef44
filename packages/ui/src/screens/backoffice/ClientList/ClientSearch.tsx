import { useLingui } from '@lingui/react';
import { Search } from 'lucide';
import { memo } from 'react';
import { styled } from 'styled-components';
import { InputBox, InputFrame } from '../../../primitives/Field/input-look.ts';
import { useUncontrolledText, type UncontrolledText } from '../../../primitives/Field/use-uncontrolled-text.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';

const Frame = styled(InputFrame)`
  flex: 1 1 17rem;
  max-width: 25rem;

  > input {
    min-height: var(--control);
    padding-inline-start: 2.625rem;
  }

  > svg {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    inset-inline-start: 0.75rem;
    color: var(--muted);
    pointer-events: none;
  }

  @media screen and (max-width: 47.99rem) {
    max-width: none;
  }

  @media print {
    display: none;
  }
`;

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
    const label = i18n._('clients.list.search');
    return (
      <Frame>
        <InputBox
          ref={field}
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          defaultValue={initialText}
          onInput={onInput}
        />
        <Icon of={Search} size={20} />
      </Frame>
    );
  },
);
