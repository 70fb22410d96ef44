import { schemeList } from '@folioflow/flows';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { useEffect } from 'react';
import { noLists } from '../../app/no-lists.ts';
import { useSession } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

/** Session storage key of the chosen filters (DO-036). */
const KEPT = 'filters_schemeList';

export function SchemeListRoute() {
  const { masterList } = useSession();
  const exit = useExit();
  const { view, remote } = useWiredFlow(({ provider: { listSchemes } }) => schemeList({ listSchemes }), {
    lists: masterList ?? noLists,
    kept: sessionStorage.getItem(KEPT),
  });
  useEffect(() => sessionStorage.setItem(KEPT, view.kept), [view.kept]);
  return <SchemeList view={view} remote={remote} onFollow={exit} />;
}
