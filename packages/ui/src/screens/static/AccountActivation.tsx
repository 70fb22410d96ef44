import { activation } from '@folioflow/flows/words/account';
import { MailCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { OutcomePanel } from '../../parts/OutcomePanel/OutcomePanel.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';

const Status = styled.p`
  color: var(--ink);
  font-size: var(--type-18);
  font-weight: var(--weight-label);
`;

/** /accountactivation/{id}: one text, whatever the provider answers (ON-415, D-82). */
export const AccountActivation = () => (
  <OutcomePanel
    icon={<MailCheck aria-hidden />}
    title={activation.title}
    action={
      <LinkButton to="/signin" wide>
        {activation.toSignIn}
      </LinkButton>
    }
  >
    <Status>{activation.status}</Status>
    <p>{activation.help}</p>
  </OutcomePanel>
);
