import { schemeList, schemeListKeeps } from '@folioflow/flows';
import { SchemeList } from '@folioflow/ui/screens/discovery/SchemeList/SchemeList';
import { noLists } from '../../app/no-lists.ts';
import { useSession } from '../../wiring/app-context.ts';
import type { App } from '../../wiring/create-app.ts';
import { useExit } from '../../wiring/exits.ts';
import { useKeptFlow } from '../../wiring/use-wired-flow.ts';

export function SchemeListRoute() {
  const { masterList } = useSession();
  const flow = useKeptFlow(({ provider: { listSchemes } }: App) => schemeList({ listSchemes }), schemeListKeeps, {
    lists: masterList ?? noLists,
  });
  return <SchemeList {...flow} onFollow={useExit()} />;
}
