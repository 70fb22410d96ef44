import { filterNames, schemeListStorage } from '@folioflow/flows';
import { createCachedLoader } from '@folioflow/ui/on-demand';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { KycBannerPlace } from '../../wiring/kyc/KycBannerPlace.tsx';
import { useComparedSchemes } from './use-compared-schemes.ts';
import { WatchPlace } from './WatchPlace.tsx';
import { useSchemeList } from './use-scheme-list.ts';

const loadBanner = createCachedLoader(
  async () => (await import('../../wiring/kyc/StoredKycBanner.tsx')).StoredKycBanner,
);

export function SchemeListRoute() {
  const list = useSchemeList({ names: filterNames, storageRule: schemeListStorage });
  return (
    <WatchPlace>
      <SchemeList
        {...list}
        comparing={useComparedSchemes()}
        banner={<KycBannerPlace load={loadBanner} isDue={list.view.screen === 'loaded'} />}
      />
    </WatchPlace>
  );
}
