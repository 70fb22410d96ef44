import { formatMessage } from '@folioflow/flows';
import { information as words } from '@folioflow/flows/words/information';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';
import { NeutralPage } from '../../../shell/NeutralPage.tsx';

/** The announced duration of the processing in seconds (OM-181). */
const DURATION_IN_SECONDS = { from: 1, to: 5 };

export interface InformationProps {
  /** The provider's text as HTML; '' while it is empty, null if the page was opened without it. */
  html: string | null;
}

/** /fyInformation: the provider's message on the previous action (OM-179 to OM-182). */
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
        next={<p>{formatMessage(words['fetching.note'], DURATION_IN_SECONDS)}</p>}
        action={action}
      />
    );
  return (
    <OutcomePanel outcome="success" title={words.title} action={action}>
      <ServerHtml html={html} />
    </OutcomePanel>
  );
}
