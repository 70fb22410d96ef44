import { useLingui } from '@lingui/react';
import type { AccountRow } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatMaskedAccount } from '../../../format/index.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

const AccountFrame = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-12);
`;

const CardHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-12);
  min-height: 1.75rem;
`;

const AccountNumber = styled.p`
  color: var(--ink);
  font-size: var(--type-18);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
`;

const CardFoot = styled.div`
  margin-top: auto;
`;

/** The bank, and the end of the number: enough to distinguish two accounts. */
export const accountNameOf = ({ bankName, ifsc, accountNumber }: AccountRow): string =>
  `${bankName || ifsc} ${formatMaskedAccount(accountNumber.slice(-4))}`;

interface AccountCardProps {
  account: AccountRow;
  onMakePrimary: () => void;
}

/**
 * One account with all its details from the provider (OM-206); only a non-primary one can become primary (OM-204).
 */
export function AccountCard({ account, onMakePrimary }: AccountCardProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const { accountType, holder, ifsc, branch, address } = account;
  const pairs = [
    { term: i18n._('accounts.row.holder'), value: holder, isLiteral: true },
    {
      term: i18n._('accounts.row.type'),
      value: accountType && <span lang={languageOf(accountType)}>{accountType}</span>,
    },
    { term: i18n._('accounts.row.ifsc'), value: ifsc, isLiteral: true },
    { term: i18n._('accounts.row.branch'), value: branch, ...(address !== '' && { note: address }) },
  ].filter(({ value }) => value !== '');
  return (
    <AccountFrame forwardedAs="article" aria-labelledby={titleId}>
      <CardHead>
        <h2 id={titleId} lang={languageOf(account.bankName)}>
          {account.bankName || ifsc}
        </h2>
        {account.isPrimary && <Tag tone="gain">{i18n._('accounts.primary')}</Tag>}
      </CardHead>
      <AccountNumber translate="no" aria-label={`${i18n._('accounts.row.number')} ${account.accountNumber}`}>
        {account.accountNumber}
      </AccountNumber>
      <DataList layout="rows" pairs={pairs} />
      {!account.isPrimary && (
        <CardFoot>
          <Button
            variant="secondary"
            size="small"
            aria-label={i18n._('accounts.makePrimary.of', { account: accountNameOf(account) })}
            disabled={!account.canBecomePrimary}
            onClick={onMakePrimary}
          >
            {i18n._('accounts.makePrimary')}
          </Button>
        </CardFoot>
      )}
    </AccountFrame>
  );
}
