import { filterNames, schemeListStorage } from '@folioflow/flows';
import { KycBanner } from '@folioflow/ui/parts/stage/KycBanner/KycBanner';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { useKycCheck } from '../../wiring/use-kyc-check.ts';
import { useComparedSchemes } from './use-compared-schemes.ts';
import { useSchemeList } from './use-scheme-list.ts';

export function SchemeListRoute() {
  const list = useSchemeList({ names: filterNames, storageRule: schemeListStorage });
  const isShown = list.view.screen === 'loaded';
  const { stored, check } = useKycCheck((known) => isShown && known !== 'finished');
  return (
    <SchemeList
      {...list}
      comparing={useComparedSchemes()}
      banner={stored === 'unfinished' && <KycBanner progress={check.progress} />}
    />
  );
}
