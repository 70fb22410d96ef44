import { neutral } from '@folioflow/flows/words/neutral';
import { NeutralPage } from '@folioflow/ui/shell';
import { useSession } from '../wiring/app-context.ts';

/** Page for unknown addresses and retired pages: one text and one link (C-09). */
export function NeutralRoute() {
  const { profile } = useSession();
  return profile === null ? (
    <NeutralPage to="/" link={neutral.home} />
  ) : (
    <NeutralPage to="/schemeList" link={neutral.schemes} />
  );
}
