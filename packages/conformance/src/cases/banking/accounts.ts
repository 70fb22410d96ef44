import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { ACCOUNT_NEEDS, accountRequest, saveAccountRequest } from '../support/banking.ts';
import { refusedFiles } from '../support/files.ts';
import { requireOffered } from '../support/schemes.ts';
import { readBankLists } from '../support/sips.ts';

const list = 'contract 2.3 listBankAccounts';
const verify = 'contract 2.3 verifyBankAccount';
const save = 'contract 2.3 saveBankAccount';
const primary = 'contract 2.3 makePrimaryBankAccount';

export const accountCases = [
  defineCase({
    id: 'banking.accounts.listed',
    section: list,
    title: 'Accounts and mandates are listed with the options of a form',
    mend: 'Answer result, master_list and login_stage.',
    needs: ['investors.orders'],
    run: async (on) => {
      const answer = requireAccepted(await (await on.reader('orders')).call('listBankAccounts', {}));
      const { result, master_list } = answer;
      requireThat(result.customer_bank_list.length > 0, 'customer_bank_list is empty');
      requireThat((master_list?.bank_account_type.length ?? 0) > 0, 'master_list.bank_account_type is empty');
      requireThat((master_list?.bank_list.length ?? 0) > 0, 'master_list.bank_list is empty');
      const primaries = result.customer_bank_list.filter(({ is_primary }) => is_primary);
      requireThat(primaries.length <= 1, 'several accounts are primary');
    },
  }),
  defineCase({
    id: 'banking.accounts.empty',
    section: list,
    title: 'An investor without accounts gets empty lists',
    mend: 'Answer empty lists, not absent ones.',
    needs: ['investors.empty'],
    run: async (on) => {
      const result = await readBankLists(await on.reader('empty'));
      requireThat(result.customer_bank_list.length === 0, 'customer_bank_list is not empty');
    },
  }),
  defineCase({
    id: 'banking.accounts.debit-options',
    section: 'conflicts C-88',
    title: 'Debit limits are numbers',
    mend: 'Answer value of customer_mandate_debit_list as a JSON number.',
    needs: ['investors.orders'],
    run: async (on) => {
      const { customer_mandate_debit_list: options } = await readBankLists(await on.reader('orders'));
      requireThat(options.length > 0, 'customer_mandate_debit_list is empty');
    },
  }),
  defineCase({
    id: 'banking.accounts.sip-date',
    section: list,
    title: 'sip_date is a day of the month as a number',
    mend: 'Answer mandate_date_validation for a number from 1 to 28; refuse a text with 051.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      requireAccepted(await investor.call('listBankAccounts', { sip_date: 5 }));
      requireCode(await investor.call('listBankAccounts', { sip_date: '5' }), '051');
    },
  }),
  defineCase({
    id: 'banking.verify.accepted',
    section: verify,
    title: 'An account is verified',
    mend: 'Answer 000 and the holder and bank of the account.',
    needs: ['investors.empty', ...ACCOUNT_NEEDS],
    run: async (on) => {
      requireAccepted(await (await on.investor('empty')).call('verifyBankAccount', accountRequest(on)));
    },
  }),
  defineCase({
    id: 'banking.verify.form',
    section: verify,
    title: 'Account number and IFSC have their forms',
    mend: 'Refuse other characters, longer numbers and an IFSC that is not 4 letters, 0, 6 letters or digits with 051.',
    needs: ['investors.empty', ...ACCOUNT_NEEDS],
    run: async (on) => {
      const investor = await on.investor('empty');
      for (const client_bank_account_number_1 of ['', '12', 'ABC123456', '1'.repeat(26)])
        requireCode(
          await investor.call('verifyBankAccount', accountRequest(on, { client_bank_account_number_1 })),
          '051',
        );
      for (const client_ifsc_code_1 of ['', 'SBOX', 'SBOX1000001', '12340000001', 'SBOX00000011'])
        requireCode(await investor.call('verifyBankAccount', accountRequest(on, { client_ifsc_code_1 })), '051');
    },
  }),
  defineCase({
    id: 'banking.verify.branch',
    section: verify,
    title: 'An IFSC without a branch is refused with 051',
    mend: 'Look the IFSC up.',
    needs: ['investors.empty', 'values.unknownIfsc', ...ACCOUNT_NEEDS],
    run: async (on) => {
      const request = accountRequest(on, { client_ifsc_code_1: on.value('unknownIfsc') });
      requireCode(await (await on.investor('empty')).call('verifyBankAccount', request), '051');
    },
  }),
  defineCase({
    id: 'banking.verify.refused',
    section: verify,
    title: 'An account of another name, and a missing one, are refused with 051',
    mend: 'Pass the result of the verification on as 051 with its text.',
    needs: ['investors.empty', 'values.mismatchedAccount', 'values.unknownAccount', ...ACCOUNT_NEEDS],
    run: async (on) => {
      const investor = await on.investor('empty');
      for (const name of ['mismatchedAccount', 'unknownAccount'] as const) {
        const request = accountRequest(on, { client_bank_account_number_1: on.value(name) });
        requireCode(await investor.call('verifyBankAccount', request), '051');
      }
    },
  }),
  defineCase({
    id: 'banking.save.added',
    section: save,
    title: 'A verified account is added, the first one as primary',
    mend: 'Add the account at /validation/bankaccount/add and answer customer_bank_list.',
    needs: ['investors.empty', ...ACCOUNT_NEEDS],
    run: async (on) => {
      const investor = await on.investor('empty');
      requireAccepted(await investor.call('verifyBankAccount', accountRequest(on)));
      const { result } = requireAccepted(await investor.call('saveBankAccount', saveAccountRequest(on, 'add')));
      const added = result.customer_bank_list.find(
        ({ beneficiary_account_no }) => beneficiary_account_no === on.value('verifiedAccount'),
      );
      requireThat(added?.is_primary === true, 'the first account is not primary');
      requireCode(await investor.call('verifyBankAccount', accountRequest(on)), '051');
    },
  }),
  defineCase({
    id: 'banking.save.unverified',
    section: save,
    title: 'An account that was not verified is refused with 020',
    mend: 'Save only the account whose verification is not older than 15 minutes.',
    needs: ['investors.empty', ...ACCOUNT_NEEDS],
    run: async (on) => {
      requireCode(await (await on.investor('empty')).call('saveBankAccount', saveAccountRequest(on, 'add')), '020');
    },
  }),
  defineCase({
    id: 'banking.save.primary-exists',
    section: 'conflicts C-99',
    title: 'No account is added while a primary account exists',
    mend: 'Refuse request_mode add with 020 while an account is primary.',
    needs: ['investors.ready', ...ACCOUNT_NEEDS],
    run: async (on) => {
      const investor = await on.investor('ready');
      await investor.call('verifyBankAccount', accountRequest(on, { request_mode: 'additional' }));
      requireCode(await investor.call('saveBankAccount', saveAccountRequest(on, 'add')), '020');
    },
  }),
  defineCase({
    id: 'banking.save.files',
    section: 'contract 1.4 File part',
    title: 'A cheque is a PNG or JPEG of at most 5 MiB, by its bytes',
    mend: 'Check type and size by the bytes of the file; refuse others with 051.',
    needs: ['investors.empty', ...ACCOUNT_NEEDS],
    run: async (on) => {
      const investor = await on.investor('empty');
      requireAccepted(await investor.call('verifyBankAccount', accountRequest(on)));
      for (const upload_addbank of refusedFiles('cheque.png'))
        requireCode(await investor.call('saveBankAccount', saveAccountRequest(on, 'add', { upload_addbank })), '051');
    },
  }),
  defineCase({
    id: 'banking.primary.changed',
    section: primary,
    title: 'Exactly one account is primary after the change',
    mend: 'Make the chosen account primary and every other one not, in one transaction.',
    needs: ['investors.severalAccounts'],
    run: async (on) => {
      const investor = await on.investor('severalAccounts');
      const { customer_bank_list } = await readBankLists(investor);
      for (const account of customer_bank_list.slice(0, 2)) {
        const { beneficiary_account_no, beneficiary_ifsc } = account;
        const request = {
          request_mode: 'primary',
          beneficiary_account_no,
          beneficiary_ifsc,
          pin_verification_value: investor.pin,
        };
        requireAccepted(await investor.call('makePrimaryBankAccount', request));
        const primaries = (await readBankLists(investor)).customer_bank_list.filter(({ is_primary }) => is_primary);
        requireThat(primaries.length === 1, `${primaries.length} accounts are primary after the change`);
        requireThat(primaries[0]?.beneficiary_account_no === beneficiary_account_no, 'another account is primary');
      }
    },
  }),
  defineCase({
    id: 'banking.primary.refused',
    section: primary,
    title: 'A wrong PIN is refused with 041, an unknown account with 061',
    mend: 'Look the account up among those of the caller and check the PIN.',
    needs: ['investors.severalAccounts'],
    run: async (on) => {
      const investor = await on.investor('severalAccounts');
      const account = requireOffered((await readBankLists(investor)).customer_bank_list[0], 'bank account');
      const { beneficiary_account_no, beneficiary_ifsc } = account;
      const request = {
        request_mode: 'primary',
        beneficiary_account_no,
        beneficiary_ifsc,
        pin_verification_value: investor.pin === '4826' ? '4827' : '4826',
      };
      requireCode(await investor.call('makePrimaryBankAccount', request), '041');
      const unknown = { ...request, beneficiary_account_no: '599999999999', pin_verification_value: investor.pin };
      requireCode(await investor.call('makePrimaryBankAccount', unknown), '061');
    },
  }),
];
