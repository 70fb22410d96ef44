import { CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { LiveText } from '../../../primitives/LiveText/LiveText.tsx';
import { useNoticesAbove } from '../../../primitives/NoticeStack/notices-above.ts';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';

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

  /* Shown above the page at the moment; the space is reserved, so that nothing moves when the text appears here. */
  &[data-above] {
    visibility: hidden;
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

/**
 * A message of the provider that a notification announces: it has no live role in its place, and is not repeated there
 * while the notification is shown (decision 074).
 */
export function NotifiedSuccess({ text }: { text: string }) {
  const isAbove = useNoticesAbove().some((notice) => notice.text === text);
  return (
    <Done data-above={isAbove || undefined}>
      <Icon of={CircleCheck} />
      <ServerText text={text} />
    </Done>
  );
}
