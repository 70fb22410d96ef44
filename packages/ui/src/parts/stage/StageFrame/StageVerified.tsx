import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LiveText } from '../../../primitives/LiveText/LiveText.tsx';

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

/** A message that the stage is finished, with `role=status`, so that it is announced. */
export function StageVerified({ children }: { children: ReactNode }) {
  return (
    <Done role="status">
      <Icon of={CircleCheck} />
      <LiveText>{children}</LiveText>
    </Done>
  );
}
