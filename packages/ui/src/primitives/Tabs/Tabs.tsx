import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { moveRovingFocus } from '../keyboard/roving-focus.ts';

const List = styled.div`
  display: flex;
  gap: var(--space-24);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);

  &[data-fill] {
    flex-wrap: wrap;
    gap: 0;
  }

  &[data-fill] > * {
    flex: 1;
  }
`;

const Trigger = styled.button`
  flex: none;
  min-height: var(--control);
  padding: var(--space-8) var(--space-4);
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: var(--muted);
  font-weight: var(--weight-label);
  white-space: nowrap;
  cursor: pointer;
  transition:
    color var(--motion-feedback) var(--ease-out),
    border-color var(--motion-feedback) var(--ease-out);

  &:hover {
    color: var(--ink);
  }

  &[aria-selected='true'] {
    border-bottom-color: var(--accent);
    color: var(--accent);
  }

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-control);
  }

  &:disabled {
    color: var(--muted);
    opacity: 1;
    cursor: not-allowed;
  }
`;

const Panel = styled.div`
  padding-top: var(--space-24);
  border-radius: var(--radius-control);
`;

export interface TabItem<Value extends string> {
  value: Value;
  label: string;
  content: ReactNode;
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The tabs share the full width: for two or three short tabs in a form. */
  fill?: boolean | undefined;
  /** Every panel begins with a field, which then follows the tab as the next tab stop instead of the panel. */
  startsWithField?: boolean | undefined;
}

/**
 * Tabs. Arrow keys, Home and End move between them and show the focused tab. This is our own code because a library
 * would be the largest part of the sign-in page after the framework.
 */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  fill = false,
  startsWithField = false,
}: TabsProps<Value>) {
  const id = useId();
  const shown = items.find((item) => item.value === value);
  return (
    <div>
      <List
        role="tablist"
        aria-label={label}
        data-fill={fill || undefined}
        onKeyDown={(event) =>
          moveRovingFocus(event, { selector: '[role="tab"]:not(:disabled)', axis: 'horizontal' })?.click()
        }
      >
        {items.map((item) => (
          <Trigger
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={item.value === value ? `${id}-panel` : undefined}
            tabIndex={item.value === value ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onValueChange(item.value)}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {shown !== undefined && (
        <Panel
          key={value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${value}`}
          tabIndex={startsWithField ? undefined : 0}
        >
          {shown.content}
        </Panel>
      )}
    </div>
  );
}
