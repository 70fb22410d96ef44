import { useLingui } from '@lingui/react';
import type { DetailsPageView, detailsPageFlow, Remote } from '@folioflow/flows';
import { DetailsPage } from '../../../parts/stage/DetailsPage/DetailsPage.tsx';

export interface DetailedInformationProps {
  view: DetailsPageView;
  remote: Remote<typeof detailsPageFlow>;
}

/** /personaldetails (ON-343 to ON-353). */
export function DetailedInformation({ view, remote }: DetailedInformationProps) {
  const { i18n } = useLingui();
  return (
    <DetailsPage
      view={view}
      remote={remote}
      title={i18n._('personal.page.address.title')}
      lead={i18n._('personal.page.address.lead')}
      hasPrevious={false}
    />
  );
}
