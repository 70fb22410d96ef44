import type { DetailsPageView, detailsPageFlow, Remote } from '@folioflow/flows';
import { personal } from '@folioflow/flows/words/personal';
import { DetailsPage } from '../../../parts/stage/DetailsPage/DetailsPage.tsx';

export interface IncomeInformationProps {
  view: DetailsPageView;
  remote: Remote<typeof detailsPageFlow>;
}

/** /incomedetails (ON-354 to ON-359). */
export function IncomeInformation({ view, remote }: IncomeInformationProps) {
  return (
    <DetailsPage
      view={view}
      remote={remote}
      title={personal['page.income.title']}
      lead={personal['page.income.lead']}
      hasPrevious={true}
    />
  );
}
