import { SOUGHT_LENGTH } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { X } from 'lucide';
import { memo, useEffect } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { InputBox, Inside } from '../../primitives/Field/input-look.ts';
import { useOwnText, type OwnText } from '../../primitives/Field/use-own-text.ts';

/* Of a size that no letter changes: a browser lays out what is in it, and not the page around it. */
const Frame = styled(Inside)`
  contain: size layout;
  block-size: 3rem;
`;

const Box = styled(InputBox)`
  padding-inline-end: 3rem;

  &::-webkit-search-cancel-button {
    display: none;
  }
`;

const Clear = styled.button`
  display: grid;
  place-items: center;
  width: 3rem;
  border: 0;
  background: none;
  color: var(--muted);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  ${Box}:placeholder-shown + & {
    display: none;
  }
`;

export interface SchemeSearchProps {
  /** What is sought, as the flow knows it. */
  text: string;
  onType: (text: string) => void;
  /** The field is reached for: what finds may be fetched ahead. */
  onReach?: (() => void) | undefined;
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [popover]') !== null;

/**
 * The field by which schemes are sought, which no letter draws. "/" leads here from anywhere but another field, Escape clears.
 */
export function SchemeSearch({ text, onType, onReach }: SchemeSearchProps) {
  const { field, first, tell, clear, onInput } = useOwnText(text, onType);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, [field]);
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) tell(field.current.value);
      }}
    >
      <Input field={field} first={first} onInput={onInput} onClear={clear} onReach={onReach} />
    </form>
  );
}

type InputProps = Pick<OwnText, 'field' | 'first' | 'onInput'> &
  Pick<SchemeSearchProps, 'onReach'> & { onClear: () => void };

const Input = memo(({ field, first, onInput, onClear, onReach }: InputProps) => (
  <Frame>
    <Box
      ref={field}
      type="search"
      aria-label={schemes['search.label']}
      placeholder={schemes['search.placeholder']}
      enterKeyHint="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={SOUGHT_LENGTH}
      defaultValue={first}
      onFocus={onReach}
      onPointerEnter={onReach}
      onInput={onInput}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.currentTarget.value === '') return;
        event.preventDefault();
        onClear();
      }}
    />
    <Clear type="button" data-place="end" aria-label={schemes['search.clear']} onClick={onClear}>
      <Icon of={X} />
    </Clear>
  </Frame>
));
