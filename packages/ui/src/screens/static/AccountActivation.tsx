import { activation } from '@folioflow/flows/words/account';
import { OutcomePanel } from '../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';

/** /accountactivation/{id}: the same text for every answer of the provider (ON-415, D-82). */
export const AccountActivation = () => (
  <OutcomePanel
    outcome="waiting"
    title={activation.title}
    headline={activation.status}
    next={<p>{activation.help}</p>}
    action={
      <LinkButton to="/signin" wide>
        {activation.toSignIn}
      </LinkButton>
    }
  />
);
