import * as RadixTabs from '@radix-ui/react-tabs';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled(RadixTabs.List)`
  display: flex;
  gap: var(--space-24);
  overflow-x: auto;
  scrollbar-width: none;
  box-shadow: inset 0 -1px var(--line);

  &[data-fill] {
    gap: 0;
  }

  &[data-fill] > * {
    flex: 1;
  }
`;

const Trigger = styled(RadixTabs.Trigger)`
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

  &[data-state='active'] {
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

const Panel = styled(RadixTabs.Content)`
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
  /** Names the whole set for assistive technology. */
  label: string;
  items: readonly TabItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The tabs share the whole width: two or three short ones in a form. */
  fill?: boolean | undefined;
}

/** Views of one thing beside each other; arrow keys move between them. */
export function Tabs<Value extends string>({ label, items, value, onValueChange, fill = false }: TabsProps<Value>) {
  const choose = (chosen: string) => {
    const item = items.find((each) => each.value === chosen);
    if (item !== undefined) onValueChange(item.value);
  };
  return (
    <RadixTabs.Root value={value} onValueChange={choose}>
      <List aria-label={label} data-fill={fill || undefined}>
        {items.map((item) => (
          <Trigger key={item.value} value={item.value} disabled={item.disabled}>
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Panel key={item.value} value={item.value}>
          {item.content}
        </Panel>
      ))}
    </RadixTabs.Root>
  );
}
