import type { ReactNode } from 'react';
import { BrokenLineDrawing } from '../../../primitives/drawings.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { ServerText } from '../../../primitives/ServerText/ServerText.tsx';
import { Page } from '../../../shell/Page.tsx';

interface BlockedPageProps {
  title: string;
  /** The provider's own words. */
  message: string;
  /** Link to another page. */
  action: ReactNode;
}

/** A page for an action that is not permitted now: the provider's reason and a link to another page. */
export const BlockedPage = ({ title, message, action }: BlockedPageProps) => (
  <Page width="form">
    <EmptyState as="h1" drawing={<BrokenLineDrawing />} title={title} action={action}>
      <ServerText text={message} />
    </EmptyState>
  </Page>
);
