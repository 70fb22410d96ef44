import { type ClientRecord } from '@folioflow/api/contract';
import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { type CaseContext } from '../../kit/case-context.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Person } from '../../people/person.ts';
import { type Role } from '../../profile/roles.ts';
import { emailCode, passwordLogin } from '../../people/sign-in.ts';
import { requireOffered } from '../support/schemes.ts';

const list = 'contract 2.9 listClients';
const create = 'contract 2.9 createClientCode';
const upload = 'contract 2.9 uploadElogPhoto';

const readClients = async (person: Person): Promise<readonly ClientRecord[]> =>
  requireAccepted(await person.call('listClients', {})).result;

const createRequest = (customer_id: string) => ({
  customer_id,
  is_backoffice: true,
  stage_name: 'create client code',
});
const uploadRequest = (customer_id: string) => ({ customer_id, is_backoffice: true, stage_name: 'elog photo upload' });

/** The operator, and the record of an investor in the list of the staff. */
const start = async (on: CaseContext, role: Role) => {
  const { mobile } = await on.investor(role);
  const operator = await on.staff('operator');
  const clients = await readClients(operator);
  const client = clients.find(({ login_mobile_number }) => login_mobile_number === mobile);
  return { operator, client: requireOffered(client, 'record of the investor in listClients') };
};

const findClient = async (operator: Person, id: string): Promise<ClientRecord> =>
  requireOffered(
    (await readClients(operator)).find(({ _id }) => _id === id),
    'client',
  );

export const backofficeCases = [
  defineCase({
    id: 'backoffice.sign-in',
    section: 'contract 2.1 validateOtp',
    title: 'Staff sign in by email, password and a code by email',
    mend: 'Answer a staff token, is_authenticated true and navigateScreen clientList.',
    needs: ['staff.viewer'],
    run: async (on) => {
      const { email, password } = on.staffAccountOf('viewer');
      requireCode(await on.visitor.call('login', passwordLogin(email, password, 'backoffice')), '000');
      const code = await on.codeSentTo(email);
      const reply = await on.visitor.call('validateOtp', emailCode(email, code, { role: 'backoffice' }));
      const answer = requireAccepted(reply);
      requireThat((answer.token_id ?? '') !== '', 'the answer has no token_id');
      requireThat(/^\.?\/?clientList\/?$/.test(answer.navigateScreen ?? ''), 'navigateScreen is not clientList');
      requireCode(await on.callAs(answer.token_id ?? '', 'logout', {}), '000');
    },
  }),
  defineCase({
    id: 'backoffice.clients',
    section: list,
    title: 'A viewer reads the clients',
    mend: 'Answer result with a record of each client.',
    needs: ['staff.viewer'],
    run: async (on) => {
      requireThat((await readClients(await on.staff('viewer'))).length > 0, 'result is empty');
    },
  }),
  defineCase({
    id: 'backoffice.clients.masked',
    section: 'contract 3 ClientRecord',
    title: 'An account number in the list is its last four digits',
    mend: 'Answer at most four digits in beneficiary_account_no.',
    needs: ['staff.viewer'],
    run: async (on) => {
      for (const { _id, beneficiary_account_no: digits } of await readClients(await on.staff('viewer')))
        requireThat(/^\d{0,4}$/.test(digits), `beneficiary_account_no of ${_id} has more than four digits`);
    },
  }),
  defineCase({
    id: 'backoffice.documents',
    section: 'contract 2.2 getStageInfo',
    title: 'The documents of a client are masked',
    mend: 'Show only the last four digits of Aadhaar and account numbers to the staff.',
    needs: ['investors.codeMissing', 'staff.operator'],
    run: async (on) => {
      const { operator, client } = await start(on, 'codeMissing');
      const request = { stage_name: 'esignkyc', customer_id: client._id, is_backoffice: true };
      const reply = await operator.call('getStageInfo', request);
      requireAccepted(reply);
      const written = reply.text.replace(/data:image\/[^"]+/g, '');
      requireThat(!/\b\d{4}[ -]?\d{4}[ -]?\d{4}\b/.test(written), 'the documents contain a number of twelve digits');
    },
  }),
  defineCase({
    id: 'backoffice.documents.unknown',
    section: 'contract 2.2 getStageInfo',
    title: 'The documents of an unknown client are refused with 061',
    mend: 'Look the client up by customer_id.',
    needs: ['staff.viewer'],
    run: async (on) => {
      const request = { stage_name: 'esignkyc', customer_id: 'CUST99999999', is_backoffice: true };
      requireCode(await (await on.staff('viewer')).call('getStageInfo', request), '061');
    },
  }),
  defineCase({
    id: 'backoffice.code.requested',
    section: create,
    title: 'A client code is requested once',
    mend: 'Send the signed client to the exchange; answer 020 to a second request.',
    needs: ['investors.codeMissing', 'staff.operator'],
    run: async (on) => {
      const { operator, client } = await start(on, 'codeMissing');
      requireAccepted(await operator.call('createClientCode', createRequest(client._id)));
      requireCode(await operator.call('createClientCode', createRequest(client._id)), '020');
    },
  }),
  defineCase({
    id: 'backoffice.code.unsigned',
    section: create,
    title: 'A client without e-sign gets no code',
    mend: 'Answer 020 while KYC or e-sign is missing.',
    needs: ['investors.esignMissing', 'staff.operator'],
    run: async (on) => {
      const { operator, client } = await start(on, 'esignMissing');
      requireCode(await operator.call('createClientCode', createRequest(client._id)), '020');
    },
  }),
  defineCase({
    id: 'backoffice.code.rejected',
    section: 'contract 1.5 code 071',
    title: 'A rejection by the exchange is answered with 071',
    mend: 'Pass the rejection on as 071; the client waits for its code as before.',
    needs: ['investors.codeRejected', 'staff.operator'],
    run: async (on) => {
      const { operator, client } = await start(on, 'codeRejected');
      requireCode(await operator.call('createClientCode', createRequest(client._id)), '071');
      const after = await findClient(operator, client._id);
      requireThat(!after.login_bse_clientcode_verified, 'login_bse_clientcode_verified is true after a rejection');
    },
  }),
  defineCase({
    id: 'backoffice.code.unknown',
    section: create,
    title: 'An unknown client, and an id of at most 7 characters, are refused with 061',
    mend: 'Check the id and look the client up.',
    needs: ['staff.operator'],
    run: async (on) => {
      const operator = await on.staff('operator');
      for (const id of ['CUST99999999', 'CUST007', ''])
        requireCode(await operator.call('createClientCode', createRequest(id)), '061');
    },
  }),
  defineCase({
    id: 'backoffice.photo.forwarded',
    section: upload,
    title: 'The photograph is forwarded',
    mend: 'Set login_bse_photo_verified and answer client_result.result.',
    needs: ['investors.photoMissing', 'staff.operator'],
    run: async (on) => {
      const { operator, client } = await start(on, 'photoMissing');
      requireAccepted(await operator.call('uploadElogPhoto', uploadRequest(client._id)));
      const after = await findClient(operator, client._id);
      requireThat(after.login_bse_photo_verified, 'login_bse_photo_verified is not true');
    },
  }),
  defineCase({
    id: 'backoffice.photo.refused',
    section: upload,
    title: 'Without a client code, and after FATCA, no photograph is forwarded',
    mend: 'Answer 020 in both cases.',
    needs: ['investors.codeMissing', 'investors.fatcaDone', 'staff.operator'],
    run: async (on) => {
      for (const role of ['codeMissing', 'fatcaDone'] as const) {
        const { operator, client } = await start(on, role);
        requireCode(await operator.call('uploadElogPhoto', uploadRequest(client._id)), '020');
      }
    },
  }),
  defineCase({
    id: 'backoffice.stage-name',
    section: 'contract 1.7 stage_name',
    title: 'stage_name belongs to the operation',
    mend: 'Refuse another stage_name, and is_backoffice other than true, with 051.',
    needs: ['investors.codeMissing', 'staff.operator'],
    run: async (on) => {
      const { operator, client } = await start(on, 'codeMissing');
      const request = createRequest(client._id);
      for (const change of [{ stage_name: 'elog photo upload' }, { stage_name: 'esignkyc' }, { is_backoffice: false }])
        requireCode(await operator.call('createClientCode', { ...request, ...change }), '051');
    },
  }),
];
