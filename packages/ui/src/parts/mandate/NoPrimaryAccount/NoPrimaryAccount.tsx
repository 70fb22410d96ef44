import { useLingui } from '@lingui/react';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

/** The reason that no mandate can be registered without a primary account, and the page that has one chosen (AD-069). */
export function NoPrimaryAccount() {
  const { i18n } = useLingui();
  return (
    <>
      <p>{i18n._('accounts.empty')}</p>
      <p>
        <span>{i18n._('mandates.limit.noAccount')}</span>{' '}
        <TextLink to="/bankAccountList">{i18n._('mandates.limit.noAccount.link')}</TextLink>
      </p>
    </>
  );
}
