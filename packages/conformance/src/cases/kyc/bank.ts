import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { ACCOUNT_NEEDS, accountRequest } from '../support/banking.ts';
import { chequeRequest } from '../support/kyc.ts';
import { readBankLists } from '../support/sips.ts';

const needs = ['investors.atBank', 'values.chequeFile', ...ACCOUNT_NEEDS] as const;
const section = 'contract 2.2 uploadCheque';

const start = async (on: CaseContext) => {
  const investor = await on.investor('atBank');
  requireAccepted(await investor.call('verifyBankAccount', accountRequest(on)));
  return investor;
};

export const bankCases = [
  defineCase({
    id: 'kyc.bank.finished',
    section,
    title: 'A verified account with its cheque finishes the bank stage',
    mend: 'Store the account as primary and answer navigateScreen personalVerification.',
    needs,
    run: async (on) => {
      const investor = await start(on);
      const cheque = chequeRequest(on, on.value('chequeFile'), on.value('verifiedAccount'));
      const answer = requireAccepted(await investor.call('uploadCheque', cheque));
      const page = { ...answer, ...answer.state_parameters };
      requireThat(page.is_confirm_chk_enabled === true, 'is_confirm_chk_enabled is not true after the cheque');
      const done = requireAccepted(await investor.call('verifyStage', { verify_stage: 'bank' }));
      requireThat(
        (done.navigateScreen ?? '').includes('personalVerification'),
        'navigateScreen is not personalVerification',
      );
      const [account] = (await readBankLists(investor)).customer_bank_list;
      requireThat(account?.is_primary === true, 'the account of the bank stage is not primary');
    },
  }),
  defineCase({
    id: 'kyc.bank.unverified',
    section,
    title: 'A cheque before the account was verified is refused with 020',
    mend: 'Accept the cheque only for a verified account.',
    needs,
    run: async (on) => {
      const cheque = chequeRequest(on, on.value('chequeFile'), on.value('verifiedAccount'));
      requireCode(await (await on.investor('atBank')).call('uploadCheque', cheque), '020');
    },
  }),
  defineCase({
    id: 'kyc.bank.other-account',
    section,
    title: 'A cheque of another account is refused with 051',
    mend: 'Compare bank_info with the verified account.',
    needs,
    run: async (on) => {
      const investor = await start(on);
      const cheque = chequeRequest(on, on.value('chequeFile'), '599999999999');
      requireCode(await investor.call('uploadCheque', cheque), '051', '020');
    },
  }),
  defineCase({
    id: 'kyc.bank.unreadable',
    section,
    title: 'A cheque that cannot be read is refused with 051',
    mend: 'Answer 051 with a text about the cheque.',
    needs: [...needs, 'values.unreadableChequeFile'],
    run: async (on) => {
      const investor = await start(on);
      const cheque = chequeRequest(on, on.value('unreadableChequeFile'), on.value('verifiedAccount'));
      requireCode(await investor.call('uploadCheque', cheque), '051');
    },
  }),
  defineCase({
    id: 'kyc.bank.without-cheque',
    section: 'contract 2.2 verifyStage',
    title: 'The bank stage needs its cheque',
    mend: 'Refuse verifyStage with 020 before the cheque was read.',
    needs,
    run: async (on) => {
      requireCode(await (await start(on)).call('verifyStage', { verify_stage: 'bank' }), '020');
    },
  }),
];
