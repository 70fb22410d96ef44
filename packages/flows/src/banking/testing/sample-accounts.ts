import type { BankAccount, ListBankAccountsAnswer } from '@folioflow/api/contract';
import { accountTypes, banks } from '../../parts/bank/bank-details/bank-details.scenarios.ts';
import {
  debitLimits,
  primaryAccount,
} from '../../parts/mandate/mandate-registration/mandate-registration.scenarios.ts';

export { primaryAccount };

export const secondAccount: BankAccount = {
  beneficiary_account_no: '100000000006',
  beneficiary_account_type: 'CB',
  beneficiary_account_holder_name: 'Asha Rao',
  beneficiary_ifsc: 'HDFC0000001',
  beneficiary_bank_name: 'HDFC Bank',
  beneficiary_bank_branch_name: 'Andheri West',
  beneficiary_bank_branch_address: '12 Link Road, Mumbai 400053',
  is_primary: false,
};

/** The same accounts with another primary account; without a primary account if no number is given. */
export const withPrimaryAccount = (accounts: readonly BankAccount[], number?: string): readonly BankAccount[] =>
  accounts.map((account) => ({ ...account, is_primary: account.beneficiary_account_no === number }));

export const accountsAnswer = (...accounts: readonly BankAccount[]): ListBankAccountsAnswer => ({
  code: '000',
  messageText: '',
  login_stage: 'esignkyc',
  master_list: { bank_account_type: [...accountTypes], bank_list: [...banks] },
  result: {
    customer_bank_list: [...accounts],
    customer_mandate_list: [],
    customer_pending_mandate_list: [],
    customer_mandate_debit_list: [...debitLimits],
    mandate_nach_list: [],
    mandate_date_validation: { message_text: '' },
    is_register_mandate_allowed: true,
    is_first_order_today: false,
  },
});
