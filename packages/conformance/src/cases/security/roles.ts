import { operations } from '@folioflow/api/schemas';
import { isNotOffered } from '../../http/optional-operations.ts';
import { requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { type Reply } from '../../http/reply.ts';
import { smallestRequest } from '../../http/smallest-request.ts';

const section = 'contract 1.6';

/** Refusal of a role: 005 without any data. */
const requireRefusedRole = (reply: Reply): void => {
  requireCode(reply, '005');
  const { result, client_result } = reply.body;
  const isEmpty = result === undefined || (Array.isArray(result) && result.length === 0);
  requireThat(isEmpty && client_result === undefined, 'the answer 005 contains data');
};

const customer = { customer_id: 'CUST00000001', is_backoffice: true };

export const roleCases = [
  defineCase({
    id: 'security.roles.investor',
    section,
    title: 'An investor uses no operation of the staff',
    mend: 'Decide by the token; answer 005 without data, before any lookup.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      requireRefusedRole(await investor.call('listClients', {}));
      requireRefusedRole(await investor.call('createClientCode', { ...customer, stage_name: 'create client code' }));
      requireRefusedRole(await investor.call('uploadElogPhoto', { ...customer, stage_name: 'elog photo upload' }));
    },
  }),
  defineCase({
    id: 'security.roles.flags',
    section,
    title: 'is_backoffice and customer_id grant nothing',
    mend: 'Answer 005 to an investor who sends is_backoffice or customer_id, and no data of the client.',
    needs: ['investors.ready'],
    run: async (on) => {
      const investor = await on.reader('ready');
      for (const flags of [customer, { customer_id: customer.customer_id }, { is_backoffice: true }]) {
        const reply = await investor.call('getStageInfo', { stage_name: 'esignkyc', ...flags });
        requireRefusedRole(reply);
        requireThat(reply.body['id_information'] === undefined, 'the answer 005 contains id_information');
      }
    },
  }),
  defineCase({
    id: 'security.roles.staff',
    section,
    title: 'Staff use no operation of an investor',
    mend: 'Answer 005 to a staff token on an operation for investors.',
    needs: ['staff.operator'],
    run: async (on) => {
      const operator = await on.staff('operator');
      const ofInvestors = operations.filter(({ auth, name }) => auth === 'investor' && name !== 'getStageInfo');
      for (const operation of ofInvestors) {
        const reply = await on.send(smallestRequest(operation, operator.token));
        if (!isNotOffered(operation.name, reply)) requireRefusedRole(reply);
      }
    },
  }),
  defineCase({
    id: 'security.roles.viewer',
    section,
    title: 'A viewer changes nothing',
    mend: 'Require the role operator for createClientCode and uploadElogPhoto; check the role before the client.',
    needs: ['staff.viewer'],
    run: async (on) => {
      const viewer = await on.staff('viewer');
      for (const customer_id of ['CUST00000001', 'CUST99999999']) {
        const request = { customer_id, is_backoffice: true };
        requireRefusedRole(await viewer.call('createClientCode', { ...request, stage_name: 'create client code' }));
        requireRefusedRole(await viewer.call('uploadElogPhoto', { ...request, stage_name: 'elog photo upload' }));
      }
    },
  }),
  defineCase({
    id: 'security.roles.none',
    section: 'contract 2.9 listClients',
    title: 'A member of the staff without a role reads nothing',
    mend: 'Answer 005 with is_redirect true and an empty result.',
    needs: ['staff.norole'],
    run: async (on) => {
      const reply = await (await on.staff('norole')).call('listClients', {});
      requireRefusedRole(reply);
      requireThat(reply.body['is_redirect'] === true, 'is_redirect is not true');
    },
  }),
  defineCase({
    id: 'security.roles.visitor',
    section,
    title: 'Without a token no operation of the staff is answered',
    mend: 'Answer 003 to a missing or unknown token.',
    needs: [],
    run: async (on) => {
      for (const token of ['', 'unknown-token-0123456789']) {
        requireCode(await on.callAs(token, 'listClients', {}), '003');
        const request = { ...customer, stage_name: 'create client code' };
        requireCode(await on.callAs(token, 'createClientCode', request), '003');
      }
    },
  }),
];
