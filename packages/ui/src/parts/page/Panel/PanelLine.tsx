import { ChevronRight } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';

/** Lines of a panel with hairlines between them. */
export const PanelLines = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li:not(:first-child) {
    border-top: 1px solid var(--line);
  }

  @media (max-width: 47.99rem) {
    &:first-child {
      margin-top: calc(-1 * var(--space-12));
    }

    &:last-child {
      margin-bottom: calc(-1 * var(--space-12));
    }
  }
`;

const Line = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: var(--space-8);
  min-height: 3.25rem;
  padding-block: var(--space-8);
  color: var(--ink);
  font-weight: var(--weight-label);
  text-decoration: none;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  > svg {
    flex: none;
    color: var(--muted);
  }

  &:hover {
    color: var(--accent);
  }
`;

interface PanelLineProps {
  to: string;
  children: ReactNode;
}

/** A line of a panel that leads to another page. */
export const PanelLine = ({ to, children }: PanelLineProps) => (
  <Line to={to}>
    <span>{children}</span>
    <Icon of={ChevronRight} />
  </Line>
);
