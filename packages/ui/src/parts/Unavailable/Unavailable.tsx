import type { Notice } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../primitives/EmptyState/EmptyState.tsx';
import { BrokenLineDrawing } from '../../primitives/drawings.tsx';
import { NoticeText } from '../NoticeLine/NoticeLine.tsx';

export interface UnavailableProps extends Pick<EmptyStateProps, 'title' | 'as'> {
  /** Why; null where nothing was said. */
  notice: Notice | null;
  /** What it does not mean: that the money is gone. */
  children?: ReactNode;
  /** Another try, or a way on. */
  action: ReactNode;
}

/** What could not be loaded says so here, once: what it is, why, and another try (C-06, AD-105). */
export function Unavailable({ notice, title, as, children, action }: UnavailableProps) {
  return (
    <EmptyState as={as} title={title} drawing={<BrokenLineDrawing />} action={action}>
      {notice !== null && <NoticeText notice={notice} />}
      {notice !== null && children !== undefined && ' '}
      {children}
    </EmptyState>
  );
}
