import { say } from '@folioflow/flows';
import { information as words } from '@folioflow/flows/words/information';
import { OutcomePanel } from '../../../parts/OutcomePanel/OutcomePanel.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

/** Seconds that processing is said to take (OM-181). */
const DURATION = { from: 1, to: 5 };

export interface InformationProps {
  /** What the provider says, as HTML; '' while it says nothing yet, null where the page was opened without it. */
  html: string | null;
}

/** /fyInformation: what the provider says of what was just done (OM-179 to OM-182). */
export function Information({ html }: InformationProps) {
  if (html === null) return <NeutralPage to="/schemeList" link={words.back} />;
  const action = (
    <LinkButton wide to="/sipList/">
      {words.toList}
    </LinkButton>
  );
  if (html === '')
    return (
      <OutcomePanel
        outcome="waiting"
        title={words.title}
        headline={words.fetching}
        next={<p>{say(words['fetching.note'], DURATION)}</p>}
        action={action}
      />
    );
  return (
    <OutcomePanel outcome="success" title={words.title} action={action}>
      <ServerHtml html={html} />
    </OutcomePanel>
  );
}
