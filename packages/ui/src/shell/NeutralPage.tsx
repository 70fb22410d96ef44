import { useLingui } from '@lingui/react';
import { EmptyState } from '../primitives/EmptyState/EmptyState.tsx';
import { LinkButton } from '../primitives/Link/LinkButton.tsx';
import { LostPageDrawing } from '../primitives/drawings.tsx';
import { Page } from './Page.tsx';

export interface NeutralPageProps {
  /** The only action. */
  to: string;
  link: string;
}

/** A page for an unknown address: the documented text and a link home. */
export function NeutralPage({ to, link }: NeutralPageProps) {
  const { i18n } = useLingui();
  return (
    <Page width="form">
      <EmptyState
        as="h1"
        title={i18n._('common.notFound')}
        drawing={<LostPageDrawing />}
        action={<LinkButton to={to}>{link}</LinkButton>}
      />
    </Page>
  );
}
