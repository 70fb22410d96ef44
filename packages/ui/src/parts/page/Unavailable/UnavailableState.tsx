import type { Notice } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { EmptyState, type EmptyStateProps } from '../../../primitives/EmptyState/EmptyState.tsx';
import { BrokenLineDrawing } from '../../../primitives/drawings.tsx';
import { NoticeText } from '../NoticeLine/NoticeLine.tsx';
import { ownTexts } from '../../../primitives/own-texts.tsx';

export interface UnavailableStateProps extends Pick<EmptyStateProps, 'title' | 'as'> {
  /** Reason; null without one. */
  notice: Notice | null;
  /** Clarification, such as that no money is lost. */
  children?: ReactNode;
  /** A retry or another action. */
  action: ReactNode;
}

/** The error state of content that could not be loaded: its name, the reason and a retry (C-06, AD-105). */
export function UnavailableState({ notice, title, as, children, action }: UnavailableStateProps) {
  return (
    <EmptyState as={as} title={title} drawing={<BrokenLineDrawing />} action={action}>
      {notice !== null && <NoticeText notice={notice} />}
      {notice !== null && children !== undefined && ' '}
      {ownTexts(children)}
    </EmptyState>
  );
}
