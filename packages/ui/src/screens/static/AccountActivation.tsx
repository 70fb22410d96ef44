import { useLingui } from '@lingui/react';
import { OutcomePanel } from '../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';

/** /accountactivation/{id}: the same text for every answer of the provider (ON-415, D-82). */
export const AccountActivation = () => {
  const { i18n } = useLingui();
  return (
    <OutcomePanel
      outcome="waiting"
      title={i18n._('activation.title')}
      headline={i18n._('activation.status')}
      next={<p>{i18n._('activation.help')}</p>}
      action={
        <LinkButton to="/signin" wide>
          {i18n._('activation.toSignIn')}
        </LinkButton>
      }
    />
  );
};
