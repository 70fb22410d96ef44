import { accounts } from '@folioflow/flows/words/accounts';
import { mandates as words } from '@folioflow/flows/words/mandates';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

/** The reason that no mandate can be registered without a primary account, and the page that has one chosen (AD-069). */
export function NoPrimaryAccount() {
  return (
    <>
      <p>{accounts.empty}</p>
      <p>
        <span>{words['limit.noAccount']}</span>{' '}
        <TextLink to="/bankAccountList">{words['limit.noAccount.link']}</TextLink>
      </p>
    </>
  );
}
