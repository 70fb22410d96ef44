import type { InvestorFacts } from '@folioflow/flows';
import type { CodeLoader } from '@folioflow/ui/on-demand';
import { OnDemand } from '@folioflow/ui/parts/page/OnDemand/OnDemand';
import { KycBannerSpace } from '@folioflow/ui/parts/stage/KycBanner/KycBannerSpace';
import { useState, type ComponentType } from 'react';
import { useApp } from '../app-context.ts';
import { readStoredKycProgress } from '../stored-session.ts';

export interface KycBannerPlaceProps {
  /** Fetches `StoredKycBanner`. Each page has its own loader, in a file that loads further code anyway. */
  load: CodeLoader<ComponentType<{ terms: InvestorFacts | undefined }>>;
  /** The banner is fetched: after the content of the page, which it must not delay. */
  isDue: boolean;
  /** Terms of the scheme of the page, which save the request. */
  terms?: InvestorFacts | undefined;
}

/** The place of the banner of the KYC. With a KYC that is stored as finished, no code is fetched. */
export function KycBannerPlace({ load, isDue, terms }: KycBannerPlaceProps) {
  const { stores } = useApp();
  const [stored] = useState(() => readStoredKycProgress(stores));
  const isUnfinished = stored === 'unfinished' || terms?.flags.is_bse_client_code_approved === false;
  if (!isUnfinished && stored !== null) return null;
  const space = isUnfinished && <KycBannerSpace />;
  return isDue ? <OnDemand load={load} props={{ terms }} fetching={space} /> : space;
}
