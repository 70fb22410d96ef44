import { accounts as words } from '@folioflow/flows/words/accounts';
import { PageTabs } from '../../primitives/Link/PageTabs.tsx';

const readTabs = () => [
  { to: '/bankAccountList', label: words['mandates.accounts'] },
  { to: '/mandateList', label: words.mandates },
];

interface BankTabsProps {
  current: '/bankAccountList' | '/mandateList';
}

/** Links to the bank accounts and to the mandates on them. */
export function BankTabs({ current }: BankTabsProps) {
  return <PageTabs label={words.tabs} tabs={readTabs()} current={current} />;
}
