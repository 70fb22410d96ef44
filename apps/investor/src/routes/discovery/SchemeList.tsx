import { filterNames, schemeListStorage } from '@folioflow/flows';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { useComparedSchemes } from './use-compared-schemes.ts';
import { WatchPlace } from './WatchPlace.tsx';
import { useSchemeList } from './use-scheme-list.ts';

export const SchemeListRoute = () => (
  <WatchPlace>
    <SchemeList
      {...useSchemeList({ names: filterNames, storageRule: schemeListStorage })}
      comparing={useComparedSchemes()}
    />
  </WatchPlace>
);
