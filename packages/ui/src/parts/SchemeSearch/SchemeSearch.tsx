import { SOUGHT_LENGTH } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../primitives/after-paint.ts';
import { icon } from '../../primitives/icon.ts';
import { InputBox, Inside } from '../../primitives/Field/input-look.ts';

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
 * The field by which schemes are sought. What is typed stands there at once; it is told once it has been painted, so that a
 * letter never waits for the list. "/" leads here from anywhere but another field, Escape clears.
 */
export function SchemeSearch({ text, onType, onReach }: SchemeSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(text);
  const [told, setTold] = useState(text);
  const forget = useRef<() => void>(undefined);
  if (text !== told) {
    setTold(text);
    setTyped(text);
  }
  const tell = (next: string) => {
    forget.current?.();
    setTold(next);
    onType(next);
  };
  const type = (next: string) => {
    setTyped(next);
    forget.current?.();
    forget.current = afterPaint(() => tell(next));
  };
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
    setTyped('');
    tell('');
    field.current?.focus();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        tell(typed);
      }}
    >
      <Inside>
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
          value={typed}
          onFocus={onReach}
          onPointerEnter={onReach}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || typed === '') return;
            event.preventDefault();
            clear();
          }}
        />
        {typed !== '' && (
          <Clear type="button" data-place="end" aria-label={schemes['search.clear']} onClick={clear}>
            <X {...icon} />
          </Clear>
        )}
      </Inside>
    </form>
  );
}
