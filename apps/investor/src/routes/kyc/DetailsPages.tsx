import { detailsPage, type DetailsPageInput } from '@folioflow/flows';
import { DetailedInformation } from '@folioflow/ui/screens/kyc/DetailedInformation/DetailedInformation';
import { IncomeInformation } from '@folioflow/ui/screens/kyc/IncomeInformation/IncomeInformation';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

function useDetailsPage(attribute: DetailsPageInput['attribute']) {
  const exit = useExit();
  return useWiredFlow(
    ({ provider: { getStageInfo, updatePersonalInfo } }) => detailsPage({ getStageInfo, updatePersonalInfo }),
    { attribute, newSubmission: () => crypto.randomUUID() },
    (output) => exit(output.exit),
  );
}

export const DetailedInformationRoute = () => <DetailedInformation {...useDetailsPage('address')} />;

export const IncomeInformationRoute = () => <IncomeInformation {...useDetailsPage('income')} />;
