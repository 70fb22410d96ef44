import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { icon } from '../../primitives/icon.ts';

const Done = styled.p`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--gain-soft);
  color: var(--ink);

  > svg {
    flex: none;
    margin-top: 2px;
    color: var(--gain);
  }
`;

/** Says that the stage is finished; `role=status`, so that it is heard when it happens on this page. */
export function StageVerified({ children }: { children: ReactNode }) {
  return (
    <Done role="status">
      <CircleCheck {...icon} />
      {children}
    </Done>
  );
}
