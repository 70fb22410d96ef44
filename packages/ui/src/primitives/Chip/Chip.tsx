import { useLingui } from '@lingui/react';
import { X } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import { languageOf } from '../ServerText/language-of.ts';

const Body = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-inline-start: var(--space-12);
  vertical-align: top;
  border-radius: var(--radius-full);
  background: var(--accent-soft);
  color: var(--accent);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
`;

const Word = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Remove = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--control);
  height: var(--control);
  margin-block: -0.25rem;
  margin-inline: -0.375rem -0.25rem;
  border: 0;
  border-radius: var(--radius-full);
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover > svg {
    background: var(--accent);
    color: var(--on-accent);
    border-radius: var(--radius-full);
  }

  &:focus-visible {
    outline-offset: -8px;
  }
`;

export interface ChipProps {
  label: string;
  onRemove: () => void;
}

/** A selected item with a button that removes it. */
export function Chip({ label, onRemove }: ChipProps) {
  const { i18n } = useLingui();
  return (
    <Body>
      <Word lang={languageOf(label)}>{label}</Word>
      <Remove type="button" aria-label={i18n._('filter.remove', { choice: label })} onClick={onRemove}>
        <Icon of={X} size={16} strokeWidth={2} />
      </Remove>
    </Body>
  );
}

const List = styled.ul`
  > li {
    max-width: 100%;
  }

  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-8);
`;

const Clear = styled.button`
  min-height: var(--control);
  padding-inline: var(--space-8);
  border: 0;
  border-radius: var(--radius-control);
  background: none;
  color: var(--accent);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }
`;

export interface ChipListProps {
  /** Names the list for assistive technology. */
  label: string;
  items: readonly { key: string; label: string }[];
  onRemove: (key: string) => void;
  onClear: () => void;
}

/** All selected items in one line; renders nothing without items. */
export function ChipList({ label, items, onRemove, onClear }: ChipListProps) {
  const { i18n } = useLingui();
  if (items.length === 0) return null;
  return (
    <List className="chips" aria-label={label}>
      {items.map((item) => (
        <li key={item.key}>
          <Chip label={item.label} onRemove={() => onRemove(item.key)} />
        </li>
      ))}
      <li>
        <Clear type="button" onClick={onClear}>
          {i18n._('filter.clearAll')}
        </Clear>
      </li>
    </List>
  );
}
