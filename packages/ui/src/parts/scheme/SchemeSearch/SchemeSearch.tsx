import { useLingui } from '@lingui/react';
import { SEARCH_TEXT_MAX_LENGTH } from '@folioflow/flows';
import { X } from 'lucide';
import { memo, useEffect } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { InputBox, InputFrame } from '../../../primitives/Field/input-look.ts';
import { useUncontrolledText, type UncontrolledText } from '../../../primitives/Field/use-uncontrolled-text.ts';

/* A fixed size: the browser lays out only this frame for a keystroke, not the page around it. */
const Frame = styled(InputFrame)`
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
  /** Search text of the flow. */
  text: string;
  onType: (text: string) => void;
  /** Called on focus or pointer enter, so that the search can be prefetched. */
  onReach?: (() => void) | undefined;
}

const isEditableTarget = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [popover]') !== null;

/**
 * The search field for schemes; a keystroke does not render it. "/" focuses it from anywhere outside an input, Escape
 * clears it.
 */
export function SchemeSearch({ text, onType, onReach }: SchemeSearchProps) {
  const { field, initialText, reportText, clear, onInput } = useUncontrolledText(text, onType);
  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isEditableTarget(event.target)) return;
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
        if (field.current) reportText(field.current.value);
      }}
    >
      <SearchInput field={field} initialText={initialText} onInput={onInput} onClear={clear} onReach={onReach} />
    </form>
  );
}

type InputProps = Pick<UncontrolledText, 'field' | 'initialText' | 'onInput'> &
  Pick<SchemeSearchProps, 'onReach'> & { onClear: () => void };

const SearchInput = memo(({ field, initialText, onInput, onClear, onReach }: InputProps) => {
  const { i18n } = useLingui();
  return (
    <Frame>
      <Box
        ref={field}
        type="search"
        aria-label={i18n._('schemes.search.label')}
        placeholder={i18n._('schemes.search.placeholder')}
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={SEARCH_TEXT_MAX_LENGTH}
        defaultValue={initialText}
        onFocus={onReach}
        onPointerEnter={onReach}
        onInput={onInput}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || event.currentTarget.value === '') return;
          event.preventDefault();
          onClear();
        }}
      />
      <Clear type="button" data-place="end" aria-label={i18n._('schemes.search.clear')} onClick={onClear}>
        <Icon of={X} />
      </Clear>
    </Frame>
  );
});
