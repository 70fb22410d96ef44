import { neutral } from '@folioflow/flows/words/neutral';
import { NeutralPage } from '@folioflow/ui/shell';

/** The staff's app: until its routes exist, every address shows the neutral page. */
export function Backoffice() {
  return (
    <main>
      <NeutralPage to="/" link={neutral.first} />
    </main>
  );
}
