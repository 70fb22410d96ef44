import { useId } from 'react';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Track = styled.fieldset`
  display: flex;
  width: fit-content;
  max-width: 100%;
  padding: 2px;
  border-radius: var(--radius-control);
  background: var(--sunken);
  box-shadow: inset 0 0 0 1px var(--line);
  overflow-x: auto;
  scrollbar-width: none;

  &[data-fill] {
    width: 100%;
  }

  &[data-fill] > label {
    flex: 1 0 auto;
    min-width: 2.25rem;
    padding-inline: var(--space-4);
  }
`;

const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  min-width: var(--control);
  min-height: var(--control);
  padding-inline: var(--space-12);
  border-radius: 6px;
  color: var(--muted);
  font-size: var(--type-14);
  font-weight: var(--weight-label);
  white-space: nowrap;
  cursor: pointer;

  > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:hover {
    color: var(--ink);
  }

  &[data-chosen] {
    background: var(--card);
    color: var(--accent);
    box-shadow: 0 0 0 1px var(--line);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }

  &:has(:disabled) {
    color: var(--muted);
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;

export interface SegmentItem<Value extends string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

export interface SegmentsProps<Value extends string> {
  /** Accessible name of the group. */
  label: string;
  items: readonly SegmentItem<Value>[];
  /** Null if no item applies, such as for a custom span. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  fill?: boolean | undefined;
}

/** A single choice among a few short labels in a row, such as periods: native radio buttons. */
export function Segments<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  fill = false,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <Track data-fill={fill || undefined}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {items.map((item) => (
        <Segment key={item.value} data-chosen={item.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.disabled}
            onChange={() => onValueChange(item.value)}
          />
          {item.label}
        </Segment>
      ))}
    </Track>
  );
}
