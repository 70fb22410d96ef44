import { detailsPage, type DetailsPageInput } from '@folioflow/flows';
import { DetailedInformation } from '@folioflow/ui/screens/kyc/DetailedInformation/DetailedInformation';
import { IncomeInformation } from '@folioflow/ui/screens/kyc/IncomeInformation/IncomeInformation';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

const useDetailsPage = (attribute: DetailsPageInput['attribute']) =>
  useWiredFlow(
    ({ provider: { getStageInfo, updatePersonalInfo } }) => detailsPage({ getStageInfo, updatePersonalInfo }),
    {
      attribute,
    },
  );

export const DetailedInformationRoute = () => <DetailedInformation {...useDetailsPage('address')} />;

export const IncomeInformationRoute = () => <IncomeInformation {...useDetailsPage('income')} />;
