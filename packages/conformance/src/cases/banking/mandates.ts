import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { mandateRequest, registerNewMandate, scanRequest } from '../support/banking.ts';
import { pngFile, refusedFiles } from '../support/files.ts';
import { requireOffered } from '../support/schemes.ts';
import { readBankLists } from '../support/sips.ts';

const register = 'contract 2.4 registerMandate';
const upload = 'contract 2.4 uploadMandate';
const needs = ['investors.ready', 'values.debitAmount'] as const;

const start = async (on: CaseContext) => {
  const investor = await on.investor('ready');
  return { investor, mandate: await registerNewMandate(on, investor) };
};

export const mandateCases = [
  defineCase({
    id: 'banking.mandates.registered',
    section: register,
    title: 'A new mandate is pending and has a form',
    mend: 'List it in customer_mandate_list and customer_pending_mandate_list, with its form in mandate_nach_list.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      requireThat(mandate.amount === Number(on.value('debitAmount')), `the amount of the mandate is ${mandate.amount}`);
      requireThat(!mandate.is_processed && mandate.status === '', 'the new mandate is decided already');
      const lists = await readBankLists(investor);
      const isPending = lists.customer_pending_mandate_list.some(({ mandate_id }) => mandate_id === mandate.mandate_id);
      requireThat(isPending, 'customer_pending_mandate_list does not contain the new mandate');
      const form = lists.mandate_nach_list.find(({ mandate_id }) => mandate_id === mandate.mandate_id)?.nach_form ?? '';
      requireThat(
        Buffer.from(form.slice(0, 12), 'base64').toString('latin1').startsWith('%PDF-'),
        'nach_form is no PDF',
      );
    },
  }),
  defineCase({
    id: 'banking.mandates.second',
    section: register,
    title: 'No second mandate is registered while one is pending',
    mend: 'Refuse registerMandate with 020 while is_register_mandate_allowed is false.',
    needs,
    run: async (on) => {
      const { investor } = await start(on);
      const { is_register_mandate_allowed: isAllowed } = await readBankLists(investor);
      requireThat(!isAllowed, 'is_register_mandate_allowed is true while a mandate is pending');
      const request = await mandateRequest(investor, Number(on.value('debitAmount')));
      requireCode(await investor.call('registerMandate', request), '020');
    },
  }),
  defineCase({
    id: 'banking.mandates.not-allowed',
    section: register,
    title: 'An investor who may not register a mandate is refused with 020',
    mend: 'Answer is_register_mandate_allowed false and refuse the registration.',
    needs: ['investors.mandateRefused', 'values.debitAmount'],
    run: async (on) => {
      const investor = await on.investor('mandateRefused');
      const { is_register_mandate_allowed: isAllowed } = await readBankLists(investor);
      requireThat(!isAllowed, 'is_register_mandate_allowed is true');
      const request = await mandateRequest(investor, Number(on.value('debitAmount')));
      requireCode(await investor.call('registerMandate', request), '020');
    },
  }),
  defineCase({
    id: 'banking.mandates.amount',
    section: register,
    title: 'The debit limit is one of customer_mandate_debit_list',
    mend: 'Refuse another number with 051, and a text too.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      for (const debit_amount of [1, 12_345, 25_000.004, -1])
        requireCode(await investor.call('registerMandate', await mandateRequest(investor, debit_amount)), '051');
      const text = await mandateRequest(investor, 1, { debit_amount: on.value('debitAmount') });
      requireCode(await investor.call('registerMandate', text), '051');
    },
  }),
  defineCase({
    id: 'banking.mandates.account',
    section: register,
    title: 'The account of a mandate belongs to the caller',
    mend: 'Refuse any other account with 061.',
    needs,
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await mandateRequest(investor, Number(on.value('debitAmount')), { account_no: '599999999999' });
      requireCode(await investor.call('registerMandate', request), '061');
    },
  }),
  defineCase({
    id: 'banking.mandates.rejected',
    section: 'contract 1.5 code 071',
    title: 'A rejection by the bank is answered with 071',
    mend: 'Pass the rejection on as 071 and register nothing.',
    needs: ['investors.ready', 'values.rejectedDebitAmount'],
    run: async (on) => {
      const investor = await on.investor('ready');
      const request = await mandateRequest(investor, Number(on.value('rejectedDebitAmount')));
      requireCode(await investor.call('registerMandate', request), '071');
      requireThat((await readBankLists(investor)).customer_mandate_list.length === 0, 'a rejected mandate is listed');
    },
  }),
  defineCase({
    id: 'banking.mandates.form',
    section: 'contract 2.4 getNachMandate',
    title: 'The form of a mandate is a PDF',
    mend: 'Answer pdf_base64 without a prefix, and src_nach_form as a name for display.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      const { mandate_id } = mandate;
      const answer = requireAccepted(await investor.call('getNachMandate', { mandate_id }));
      const head = Buffer.from(answer.pdf_base64.slice(0, 12), 'base64').toString('latin1');
      requireThat(head.startsWith('%PDF-'), 'pdf_base64 is no PDF');
      requireCode(await investor.call('getNachMandate', { mandate_id: 'M9999999' }), '061');
    },
  }),
  defineCase({
    id: 'banking.mandates.scan',
    section: upload,
    title: 'The signed form is uploaded, and the bank decides later',
    mend: 'Answer status empty and is_processed false after the upload.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      const answer = requireAccepted(await investor.call('uploadMandate', scanRequest(mandate.mandate_id)));
      requireThat(answer.status === '' && !answer.is_processed, 'the mandate is decided at the upload');
      requireThat(!answer.is_reupload, 'is_reupload is true after the upload');
    },
  }),
  defineCase({
    id: 'banking.mandates.scan-name',
    section: upload,
    title: 'The scan is called like its mandate',
    mend: 'Refuse another file name with 051.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      for (const name of ['scan.png', `${mandate.mandate_id}.pdf`, `x${mandate.mandate_id}.png`]) {
        const change = { upload_file: pngFile(name), imageName: name };
        requireCode(await investor.call('uploadMandate', scanRequest(mandate.mandate_id, change)), '051');
      }
    },
  }),
  defineCase({
    id: 'banking.mandates.scan-bytes',
    section: upload,
    title: 'pFileBytes is the base64 of the same file',
    mend: 'Compare both; refuse a difference with 051.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      const change = { pFileBytes: Buffer.from('another file').toString('base64') };
      requireCode(await investor.call('uploadMandate', scanRequest(mandate.mandate_id, change)), '051');
    },
  }),
  defineCase({
    id: 'banking.mandates.scan-files',
    section: 'contract 1.4 File part',
    title: 'A scan is a PNG or JPEG of at most 5 MiB, by its bytes',
    mend: 'Check type and size by the bytes of the file; refuse others with 051.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      for (const file of refusedFiles(`${mandate.mandate_id}.png`)) {
        const pFileBytes = Buffer.from(await file.arrayBuffer()).toString('base64');
        const change = { upload_file: file, imageName: file.name, imageType: file.type, pFileBytes };
        requireCode(await investor.call('uploadMandate', scanRequest(mandate.mandate_id, change)), '051');
      }
    },
  }),
  defineCase({
    id: 'banking.mandates.approved',
    section: 'contract 2.4 refreshMandate',
    title: 'An approved mandate accepts neither a scan nor a cancellation',
    mend: 'Answer status, is_processed and is_reupload; afterwards refuse upload, refresh and cancellation with 020.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      const { mandate_id } = mandate;
      requireAccepted(await investor.call('uploadMandate', scanRequest(mandate_id)));
      const answer = requireAccepted(await investor.call('refreshMandate', { mandate_id }));
      requireThat(
        answer.is_processed && answer.status !== '',
        'the mandate is not approved at the first status request',
      );
      requireCode(await investor.call('uploadMandate', scanRequest(mandate_id)), '020');
      requireCode(await investor.call('refreshMandate', { mandate_id }), '020');
      requireCode(await investor.call('cancelMandate', { mandate_id }), '020');
    },
  }),
  defineCase({
    id: 'banking.mandates.cancelled',
    section: 'contract 2.4 cancelMandate',
    title: 'A pending mandate is cancelled',
    mend: 'Set is_cancelled; refuse a second cancellation with 020 and an unknown mandate with 061.',
    needs,
    run: async (on) => {
      const { investor, mandate } = await start(on);
      const { mandate_id } = mandate;
      requireAccepted(await investor.call('cancelMandate', { mandate_id }));
      const { customer_mandate_list: list } = await readBankLists(investor);
      const after = requireOffered(
        list.find((each) => each.mandate_id === mandate_id),
        'cancelled mandate in the list',
      );
      requireThat(after.is_cancelled, 'is_cancelled is not true');
      requireCode(await investor.call('cancelMandate', { mandate_id }), '020');
      requireCode(await investor.call('uploadMandate', scanRequest(mandate_id)), '020');
      requireCode(await investor.call('cancelMandate', { mandate_id: 'M9999999' }), '061');
    },
  }),
];
