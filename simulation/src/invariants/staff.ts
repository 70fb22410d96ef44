import type { RecordedCall } from '../world/network.ts';
import type { Participant } from '../simulation.ts';
import { BACKOFFICE_ORIGIN, INVESTOR_ORIGIN } from '../world/provider.ts';
import { createAskOf, listOf, parseColumn, sendQuestion, tokenOf, type Ask, type Fields } from './ask.ts';
import type { Invariant, Observed } from './observed.ts';

const LIST_PATH = '/master/clientlist';
const STAGE_PATH = '/master/stageinfo';
const OPERATOR_PATHS = new Set(['/master/client/create', '/master/client/upload/photograph']);
const VISIBLE_DIGITS = 4;
const UNKNOWN_CLIENT = 'CUST99999999';
const NOT_FOUND = '061';

const stageOf = (customerId: string) => ({ stage_name: 'esignkyc', customer_id: customerId, is_backoffice: true });

/** Token of a member of the staff; '' for a person who is signed out. */
const staffTokenOf = ({ tabs }: Participant): string => {
  const [, text = '{}'] = tabs.flatMap((tab) => tab.sessionEntries()).find(([key]) => key === 'staff') ?? [];
  return (JSON.parse(text) as { readonly token?: string }).token ?? '';
};

/** The list of clients shows every investor once, in the state that the investor has reached. */
function compareList({ world, clients, accounts }: Observed, records: readonly Fields[]): string[] {
  return clients.flatMap((client) => {
    const own = records.filter(({ _id }) => _id === client.id);
    const [record] = own;
    const { person } = world.investors.find((investor) => investor.person.clientId === client.id) ?? {};
    if (record === undefined || own.length > 1) return [`Staff see ${client.id} ${own.length} times.`];
    const primary = accounts.find(({ client_id, is_primary }) => client_id === client.id && is_primary === 1);
    const expected: Fields = {
      login_mobile_number: person?.mobile,
      login_email: client.email ?? '',
      login_stage: client.login_stage === 'completed' ? 'esignkyc' : client.login_stage,
      login_kyc_verified: client.is_esign_done === 1,
      login_esign_verified: client.is_esign_done === 1,
      login_bse_clientcode_verified: client.is_code_approved === 1,
      login_bse_photo_verified: client.is_photo_verified === 1,
      login_bse_fatca_verified: client.is_fatca_verified === 1,
      beneficiary_account_no: primary?.account_no.slice(-VISIBLE_DIGITS) ?? '',
    };
    return Object.entries(expected)
      .filter(([field, value]) => record[field] !== value)
      .map(([field, value]) => `Staff see ${String(record[field])} as ${field} of ${client.id}, not ${String(value)}.`);
  });
}

/** The documents of a client are those that the investor has sent, without whole numbers of accounts and cards. */
function compareDocuments({ clients, accounts, kyc }: Observed, id: string, answer: Fields): string[] {
  const text = JSON.stringify(answer);
  const client = clients.find((row) => row.id === id);
  const saved = kyc.find(({ client_id }) => client_id === id);
  const readings = [saved?.pan, saved?.aadhaar, saved?.address].map(parseColumn);
  const [pan = {}, aadhaar = {}, address = {}] = readings;
  const shown = [client?.mobile, pan['number'], pan['name'], address['address'], address['pincode']];
  const primary = accounts.find(({ client_id, is_primary }) => client_id === id && is_primary === 1);
  const hidden = [aadhaar['number'], primary?.account_no, ...accounts.map(({ account_no }) => account_no)];
  const isPresent = (value: unknown): value is string => typeof value === 'string' && value !== '';
  return [
    ...shown
      .filter(isPresent)
      .filter((value) => !text.includes(JSON.stringify(value).slice(1, -1)))
      .map((value) => `Staff do not see ${value} of ${id}.`),
    ...hidden
      .filter(isPresent)
      .filter((value) => text.includes(value))
      .map((value) => `Staff see the number ${value} of ${id}.`),
  ];
}

/** Staff see what investors did, as far as their role permits; nobody else sees a list or the documents of a client. */
export const createStaffInvariant = (): Invariant => {
  const probed = new Map<string, string>();
  let lastRows: readonly unknown[] = [];
  const checkCalls = ({ world, calls }: Observed): string[] => {
    const texts = world.investors
      .flatMap(({ person }) => [person.clientId, person.mobile])
      .filter((text) => text !== '');
    const roleOf = ({ caller }: RecordedCall) =>
      world.staff.find(({ person }) => person.id === caller.split('.')[0])?.person.email.split('@')[0];
    return calls.flatMap((call) => {
      const role = roleOf(call);
      const isAccepted = call.answer?.['code'] === '000';
      if (role === 'norole' && texts.some((part) => call.text.includes(part)))
        return [`The answer of ${call.path} to a person without a role contains data of a client.`];
      return isAccepted && OPERATOR_PATHS.has(call.path) && role !== 'operator'
        ? [`${call.caller} was allowed ${call.path}.`]
        : [];
    });
  };
  /** Null for an ended session, whose calls are all refused. */
  const ask = async (observed: Observed, staff: Ask): Promise<string[] | null> => {
    const list = await staff(LIST_PATH, {});
    if (list === null) return null;
    const problems = compareList(observed, listOf(list['result']));
    const { clients, world } = observed;
    for (const { person } of world.investors) {
      const client = clients.find(({ id }) => id === person.clientId);
      if (person.kind !== 'newcomer' || client === undefined) continue;
      const documents = await staff(STAGE_PATH, stageOf(client.id));
      if (documents === null) problems.push(`Staff do not see the documents of ${client.id}.`);
      else problems.push(...compareDocuments(observed, client.id, documents));
    }
    return problems;
  };
  /** With each new token, an investor and a person without a role ask for what belongs to staff. */
  const probe = async (observed: Observed): Promise<string[]> => {
    const { investors, staff } = observed.world;
    const outsiders = [
      ...investors.map((investor) => [investor, tokenOf(investor), INVESTOR_ORIGIN] as const),
      ...staff.slice(2).map((member) => [member, staffTokenOf(member), BACKOFFICE_ORIGIN] as const),
    ];
    const problems: string[] = [];
    for (const [{ person }, token, origin] of outsiders) {
      if (token === '' || probed.get(person.id) === token) continue;
      probed.set(person.id, token);
      const other = investors.find((investor) => investor.person.id !== person.id);
      const outsider = createAskOf(observed, token, origin);
      if ((await outsider(LIST_PATH, {})) !== null) problems.push(`${person.id} received the list of clients.`);
      if ((await outsider(STAGE_PATH, stageOf(other?.person.clientId ?? ''))) !== null)
        problems.push(`${person.id} received the documents of another person.`);
    }
    return [...problems, ...(await probeViewer(observed))];
  };
  /** With each new token, a viewer asks for the code of a client that does not exist: the role is checked first. */
  const probeViewer = async (observed: Observed): Promise<string[]> => {
    const viewer = observed.world.staff[1];
    const token = viewer === undefined ? '' : staffTokenOf(viewer);
    if (viewer === undefined || token === '' || probed.get(viewer.person.id) === token) return [];
    probed.set(viewer.person.id, token);
    const [path = ''] = OPERATOR_PATHS;
    const body = { customer_id: UNKNOWN_CLIENT, is_backoffice: true, stage_name: 'create client code' };
    const answer = await sendQuestion(observed, { token, origin: BACKOFFICE_ORIGIN, method: 'PUT', path, body });
    // Without a session the answer has another code.
    return answer?.['code'] === NOT_FOUND ? ['A viewer may request a client code.'] : [];
  };
  return {
    name: 'staff see what investors did, and nobody else does',
    source: 'OM-229 to OM-249, AD-001, C-32, C-53, sandbox.md 4 and 8',
    check: async (observed) => {
      const { world, clients, accounts, kyc } = observed;
      const problems = [...checkCalls(observed), ...(await probe(observed))];
      const rows = [clients, accounts, kyc];
      const token = world.staff
        .slice(0, 2)
        .map(staffTokenOf)
        .find((text) => text !== '');
      if (token === undefined || rows.every((row, place) => row === lastRows[place])) return problems;
      const seen = await ask(observed, createAskOf(observed, token, BACKOFFICE_ORIGIN));
      if (seen !== null) lastRows = rows;
      return [...problems, ...(seen ?? [])];
    },
  };
};
