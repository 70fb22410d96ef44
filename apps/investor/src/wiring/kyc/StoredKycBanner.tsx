import { kycProgressOfTerms, kycProgressStorage, storedKycProgressOf, type InvestorFacts } from '@folioflow/flows';
import { KycBanner } from '@folioflow/ui/parts/stage/KycBanner/KycBanner';
import { useStoredTextSync } from '@folioflow/wiring';
import { useKycCheck } from './use-kyc-check.ts';

/** The banner of the KYC by the terms of a scheme, otherwise by a request. Its progress is stored for the next page. */
export const StoredKycBanner = ({ terms }: { terms: InvestorFacts | undefined }) =>
  terms === undefined ? <CheckedKycBanner /> : <SchemeKycBanner terms={terms} />;

function SchemeKycBanner({ terms }: { terms: InvestorFacts }) {
  const progress = kycProgressOfTerms(terms);
  useStoredTextSync(kycProgressStorage, storedKycProgressOf(progress));
  return progress !== null && <KycBanner progress={progress} />;
}

/** Without a stored progress, no space is reserved: the check serves the next page. */
function CheckedKycBanner() {
  const { stored, check } = useKycCheck();
  return stored === 'unfinished' && <KycBanner progress={check.progress} />;
}
