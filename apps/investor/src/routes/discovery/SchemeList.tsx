import { filterNames, schemeListKeeps } from '@folioflow/flows';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { useComparing } from './use-comparing.ts';
import { useSchemeList } from './use-scheme-list.ts';

export const SchemeListRoute = () => (
  <SchemeList {...useSchemeList({ names: filterNames, keeps: schemeListKeeps })} comparing={useComparing()} />
);
