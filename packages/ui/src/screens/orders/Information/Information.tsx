import { useLingui } from '@lingui/react';
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
  const { i18n } = useLingui();
  if (html === null) return <NeutralPage to="/schemeList" link={i18n._('information.back')} />;
  const action = (
    <LinkButton wide to="/sipList/">
      {i18n._('information.toList')}
    </LinkButton>
  );
  if (html === '')
    return (
      <OutcomePanel
        outcome="waiting"
        title={i18n._('information.title')}
        headline={i18n._('information.fetching')}
        next={<p>{i18n._('information.fetching.note', DURATION_IN_SECONDS)}</p>}
        action={action}
      />
    );
  return (
    <OutcomePanel outcome="success" title={i18n._('information.title')} action={action}>
      <ServerHtml html={html} />
    </OutcomePanel>
  );
}
