import { useLingui } from '@lingui/react';
import type { DetailsPageView, detailsPageFlow, Remote } from '@folioflow/flows';
import { DetailsPage } from '../../../parts/stage/DetailsPage/DetailsPage.tsx';

export interface IncomeInformationProps {
  view: DetailsPageView;
  remote: Remote<typeof detailsPageFlow>;
}

/** /incomedetails (ON-354 to ON-359). */
export function IncomeInformation({ view, remote }: IncomeInformationProps) {
  const { i18n } = useLingui();
  return (
    <DetailsPage
      view={view}
      remote={remote}
      title={i18n._('personal.page.income.title')}
      lead={i18n._('personal.page.income.lead')}
      hasPrevious={true}
    />
  );
}
