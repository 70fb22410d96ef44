import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { PageTabs } from '../../primitives/Link/PageTabs.tsx';

const readTabs = (i18n: I18n) => [
  { to: '/bankAccountList', label: i18n._('accounts.mandates.accounts') },
  { to: '/mandateList', label: i18n._('accounts.mandates') },
];

interface BankTabsProps {
  current: '/bankAccountList' | '/mandateList';
}

/** Links to the bank accounts and to the mandates on them. */
export function BankTabs({ current }: BankTabsProps) {
  const { i18n } = useLingui();
  return <PageTabs label={i18n._('accounts.tabs')} tabs={readTabs(i18n)} current={current} />;
}
