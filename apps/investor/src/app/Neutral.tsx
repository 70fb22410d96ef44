import { neutral } from '@folioflow/flows/words/neutral';
import { NeutralPage } from '@folioflow/ui/shell';
import { useSession } from '../wiring/app-context.ts';

/** Unknown addresses and retired pages: one text, one way on (C-09). */
export function Neutral() {
  const { profile } = useSession();
  return profile === null ? (
    <NeutralPage to="/" link={neutral.home} />
  ) : (
    <NeutralPage to="/schemeList" link={neutral.schemes} />
  );
}
