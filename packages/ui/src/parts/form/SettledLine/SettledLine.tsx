import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';

const Line = styled(FocusFallback)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-8);
  min-height: 3.25rem;

  &:not(:first-child) {
    border-top: 1px solid var(--line);
  }

  > button {
    flex: none;
    margin-inline-end: calc(-1 * var(--space-12));
    padding-inline: var(--space-12);
  }
`;

/* The values of several lines are aligned; where a line has no room for that, a value is below its label. */
const Text = styled.p`
  display: flex;
  flex-wrap: wrap;
  flex: 1;
  align-items: center;
  min-width: 0;
  color: var(--muted);
  font-size: var(--type-14);

  > span:first-child {
    flex: 0 0 5rem;
  }

  > strong {
    flex: 1 1 6rem;
    min-width: 0;
    color: var(--ink);
    font-size: var(--type-16);
    font-weight: var(--weight-label);
    overflow-wrap: anywhere;
  }

  @media (min-width: 48rem) {
    > span:first-child {
      flex-basis: 7.5rem;
    }
  }
`;

interface SettledLineProps {
  label: string;
  value: ReactNode;
  /** The button that opens the choice: its text, its name for a screen reader, its action. */
  change?:
    | { readonly text: string; readonly name: string; readonly isDisabled: boolean; readonly onPress: () => void }
    | undefined;
}

/** A fact or a settled choice in one line, with the button that opens the choice (decision 071). */
export const SettledLine = ({ label, value, change }: SettledLineProps) => (
  <Line>
    <Text>
      <span>{label}</span> <strong>{value}</strong>
    </Text>
    {change !== undefined && (
      <Button
        variant="quiet"
        size="small"
        aria-label={change.name}
        disabled={change.isDisabled}
        onClick={change.onPress}
      >
        {change.text}
      </Button>
    )}
  </Line>
);
