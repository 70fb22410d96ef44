import type { DetailsPageView, detailsPageFlow, Remote } from '@folioflow/flows';
import { personal } from '@folioflow/flows/words/personal';
import { DetailsPage } from '../../../parts/stage/DetailsPage/DetailsPage.tsx';

export interface DetailedInformationProps {
  view: DetailsPageView;
  remote: Remote<typeof detailsPageFlow>;
}

/** /personaldetails (ON-343 to ON-353). */
export function DetailedInformation({ view, remote }: DetailedInformationProps) {
  return (
    <DetailsPage
      view={view}
      remote={remote}
      title={personal['page.address.title']}
      lead={personal['page.address.lead']}
      hasPrevious={false}
    />
  );
}
