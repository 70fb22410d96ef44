import { schemeList, schemeListKeeps } from '@folioflow/flows';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { noLists } from '../../app/no-lists.ts';
import { useApp, useSession } from '../../wiring/app-context.ts';
import { useExit } from '../../wiring/exits.ts';
import { keptIn, useKeeping } from '../../wiring/kept.ts';
import { useWiredFlow } from '../../wiring/use-wired-flow.ts';

export function SchemeListRoute() {
  const { stores } = useApp();
  const { masterList } = useSession();
  const exit = useExit();
  const { view, remote } = useWiredFlow(({ provider: { listSchemes } }) => schemeList({ listSchemes }), {
    lists: masterList ?? noLists,
    kept: keptIn(stores, schemeListKeeps),
  });
  useKeeping(schemeListKeeps, view);
  return <SchemeList view={view} remote={remote} onFollow={exit} />;
}
