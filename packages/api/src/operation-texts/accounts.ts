import { pinRefusals, type OperationText } from './text.ts';

export const accountTexts = {
  verifyBankAccount: {
    summary: 'Verifies a bank account with the bank',
    description:
      'The result is valid for 15 minutes: an upload or a save of the same account must follow within this time. ' +
      '`request_mode` is sent if the investor already has an account.',
    status: 'documented',
    references: ['ON-472', 'OM-198', 'OM-308', 'OM-309'],
    codes: {
      preconditionFailed: 'The bank stage is not reached.',
      invalid: 'The IFSC has a wrong form, the name differs, the account is unknown or already added.',
      exchangeRejected: 'The bank rejected the check.',
    },
  },
  saveBankAccount: {
    summary: 'Saves a verified bank account',
    description: 'The account becomes primary if it is the only one and no account is primary.',
    status: 'documented',
    references: ['OM-201', 'OM-310'],
    codes: {
      preconditionFailed: 'The account is not verified, or `add` was requested while a primary account exists.',
      exchangeRejected: 'The bank rejected the account.',
    },
    variants: [{ id: 'saveBankAccountAdd', summary: 'Adds a verified bank account (`request_mode` is `add`)' }],
  },
  listBankAccounts: {
    summary: 'Lists bank accounts and mandates',
    description:
      'With `sip_date`, scheme name and scheme code the answer also contains the checks of a new mandate for that day.',
    status: 'documented',
    references: ['DO-413', 'OM-195', 'OM-307'],
    codes: { notFound: 'The scheme is unknown.' },
  },
  makePrimaryBankAccount: {
    summary: 'Makes a bank account the primary account',
    description: 'Exactly one account is primary afterwards. Confirmed by PIN.',
    status: 'proposed',
    references: ['OM-311'],
    codes: {
      preconditionFailed: 'A mandate of the present primary account is pending.',
      ...pinRefusals,
      notFound: 'The account is unknown, or is not an account of the caller.',
    },
  },
  getNachMandate: {
    summary: 'Returns the NACH form of a mandate',
    description: 'The request may also contain the fields of the selected order; the provider ignores them.',
    status: 'documented',
    references: ['DO-414', 'OM-213', 'OM-312'],
    codes: { notFound: 'The mandate is unknown.' },
  },
  registerMandate: {
    summary: 'Registers a mandate on the primary account',
    description: 'Creates a pending mandate without a scan, and its NACH form.',
    status: 'documented',
    references: ['DO-305', 'DO-415', 'OM-211', 'OM-313'],
    codes: {
      preconditionFailed: 'A mandate cannot be registered now, or the date is not allowed.',
      invalid: 'The amount is not in `customer_mandate_debit_list`.',
      notFound: 'The account is unknown.',
      exchangeRejected: 'The exchange rejected the mandate.',
    },
  },
  uploadMandate: {
    summary: 'Uploads the signed NACH form of a mandate',
    description:
      'The file is named `{mandate_id}.png` or `{mandate_id}.jpeg`, and `pFileBytes` contains the same bytes. The bank ' +
      'decides later: `status` is empty and `is_processed` is false until then.',
    status: 'documented',
    references: ['DO-416', 'OM-215', 'OM-314'],
    codes: {
      preconditionFailed: 'The mandate is cancelled or decided.',
      invalid: 'Type, name or size of the file is wrong, or `pFileBytes` differs from it.',
      notFound: 'The mandate is unknown.',
    },
  },
  refreshMandate: {
    summary: "Asks for the bank's decision about a mandate",
    description: 'The request may also contain the fields of the selected order; the provider ignores them.',
    status: 'documented',
    references: ['DO-312', 'DO-417', 'OM-218', 'OM-315'],
    codes: { preconditionFailed: 'The mandate is cancelled or decided.', notFound: 'The mandate is unknown.' },
  },
  cancelMandate: {
    summary: 'Cancels a pending mandate',
    description: 'SIP orders that wait for the mandate are rejected with a message.',
    status: 'documented',
    references: ['DO-309', 'DO-418', 'OM-219', 'OM-316'],
    codes: { preconditionFailed: 'The mandate is not pending.', notFound: 'The mandate is unknown.' },
  },
} as const satisfies Record<string, OperationText>;
