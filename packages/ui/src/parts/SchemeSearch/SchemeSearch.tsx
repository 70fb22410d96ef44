import { SOUGHT_LENGTH } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../primitives/after-paint.ts';
import { icon } from '../../primitives/icon.ts';
import { InputBox, Inside } from '../../primitives/Field/input-look.ts';

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
 * The field by which schemes are sought. What is typed is the browser's own; it is told once it has been painted, so that a
 * letter never waits for the list nor is drawn by anything. "/" leads here from anywhere but another field, Escape clears.
 */
export function SchemeSearch({ text, onType, onReach }: SchemeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [first] = useState(text);
  const told = useRef(text);
  const forget = useRef<() => void>(undefined);
  const tell = (next: string) => {
    forget.current?.();
    told.current = next;
    onType(next);
  };
  useLayoutEffect(() => {
    if (text === told.current) return;
    forget.current?.();
    told.current = text;
    if (field.current) field.current.value = text;
  }, [text]);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
      event.preventDefault();
      field.current?.focus();
    };
    addEventListener('keydown', reach);
    return () => {
      removeEventListener('keydown', reach);
      forget.current?.();
    };
  }, []);
  const clear = () => {
    if (field.current) field.current.value = '';
    tell('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (field.current) tell(field.current.value);
      }}
    >
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
          onInput={({ currentTarget: { value } }) => {
            forget.current?.();
            forget.current = afterPaint(() => tell(value));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.currentTarget.value === '') return;
            event.preventDefault();
            clear();
          }}
        />
        <Clear type="button" data-place="end" aria-label={schemes['search.clear']} onClick={clear}>
          <X {...icon} />
        </Clear>
      </Frame>
    </form>
  );
}
