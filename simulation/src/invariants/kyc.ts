import type { ClientRow, LoginStage } from '../../../apps/sandbox/src/clients/client-tables.ts';
import type { RecordedCall } from '../world/network.ts';
import { indianDay, plusWorkingDays } from './calendar.ts';
import { parseColumn, type Fields } from './ask.ts';
import type { Invariant, Observed } from './observed.ts';

const STAGES: readonly LoginStage[] = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc', 'completed'];
const CREATE_CODE_PATH = '/master/client/create';
const DETAILS_PATH = '/validation/personal/update';
/** Working days until the exchange decides (switch `codeApprovalDays`). */
const APPROVAL_WORKING_DAYS = 1;

/** The call without which a client does not leave a stage; the last stage ends with the approval of the code. */
const callOfStage: Readonly<Partial<Record<LoginStage, string>>> = {
  pan: '/validation/verifystage',
  aadhaar: '/validation/verifystage',
  bank: '/validation/verifystage',
  personal: '/validation/personal',
};

const sentBy = ({ caller }: RecordedCall, id: string): boolean => caller.split('.')[0] === id;
const bodyOf = ({ body }: RecordedCall): Fields => (body ?? {}) as Fields;
/** The form with a cheque is not recorded. */
const isOfStage = ({ body }: RecordedCall, stage: LoginStage): boolean =>
  body === null || (body as Fields)['verify_stage'] === stage;
const isAccepted = ({ answer }: RecordedCall): boolean => answer?.['code'] === '000';

const readProviderNow = async ({ world }: Observed): Promise<number> =>
  ((await world.provider.control('/clock')) as { readonly milliseconds: number }).milliseconds;

/** The KYC: stage after stage by the investor's own calls, a signature, a code that staff requested, then orders. */
export const createKycInvariant = (): Invariant => {
  const last = new Map<string, ClientRow>();
  const requested = new Set<string>();
  const savedDetails = new Map<string, Fields>();
  const checkStage = (observed: Observed, person: string, row: ClientRow, before: ClientRow): string[] => {
    const from = STAGES.indexOf(before.login_stage);
    const to = STAGES.indexOf(row.login_stage);
    if (to < from) return [`${person} went back from ${before.login_stage} to ${row.login_stage}.`];
    return STAGES.slice(from, to).flatMap((stage) => {
      const path = callOfStage[stage];
      const isSent = observed.calls.some(
        (call) => path === call.path && sentBy(call, person) && isOfStage(call, stage),
      );
      return path === undefined || isSent ? [] : [`${person} left the stage ${stage} without a call.`];
    });
  };
  const checkCode = async (
    observed: Observed,
    person: string,
    row: ClientRow,
    before: ClientRow,
  ): Promise<string[]> => {
    const problems: string[] = [];
    const isRequestedNow = row.code_due_at !== null && before.code_due_at === null;
    if (isRequestedNow) {
      const day = plusWorkingDays(indianDay(await readProviderNow(observed)), APPROVAL_WORKING_DAYS);
      if (indianDay(row.code_due_at ?? 0) !== day)
        problems.push(`The code of ${person} is due on ${indianDay(row.code_due_at ?? 0)}, not on ${day}.`);
    }
    if ((row.code_due_at !== null || row.is_code_approved === 1) && !requested.has(row.id))
      problems.push(`No operator has requested the code of ${person}.`);
    if (row.is_code_approved === 1 && before.is_code_approved === 0) {
      const now = await readProviderNow(observed);
      if (before.code_due_at === null || now < before.code_due_at)
        problems.push(`The code of ${person} was approved before it was due.`);
      if (row.client_code === '') problems.push(`${person} is approved without a client code.`);
    }
    return problems;
  };
  const checkDetails = ({ kyc }: Observed, person: string, { id }: ClientRow): string[] => {
    const saved = kyc.find(({ client_id }) => client_id === id);
    return (['address', 'income'] as const).flatMap((part) => {
      const sent = savedDetails.get(`${person} ${part}`);
      if (sent === undefined) return [];
      const stored = parseColumn(saved?.[part]);
      const values = part === 'address' ? ((sent['address_information'] ?? {}) as Fields) : sent;
      return Object.entries(stored)
        .filter(([field]) => field !== 'email' && field in values)
        .filter(([field, value]) => String(values[field]).trim() !== String(value))
        .map(([field]) => `${person} has sent another ${field} than is saved.`);
    });
  };
  return {
    name: 'the KYC goes stage by stage to the client code',
    source: 'sandbox.md 3.1 and 8, ON-225 to ON-233, OM-237 to OM-248',
    check: async (observed) => {
      const { world, calls, clients, orders } = observed;
      const problems: string[] = [];
      for (const call of calls) {
        const body = bodyOf(call);
        if (call.path === CREATE_CODE_PATH && call.caller.startsWith('s1.')) requested.add(String(body['customer_id']));
        const [person = ''] = call.caller.split('.');
        if (call.path === DETAILS_PATH && isAccepted(call))
          savedDetails.set(`${person} ${String(body['update_attribute'])}`, body);
      }
      for (const { person } of world.investors) {
        const row = clients.find(({ id }) => id === person.clientId);
        if (row === undefined) continue;
        const before = last.get(row.id);
        last.set(row.id, row);
        if (person.kind !== 'newcomer') continue;
        if (before !== undefined) {
          problems.push(...checkStage(observed, person.id, row, before));
          problems.push(...(await checkCode(observed, person.id, row, before)));
        }
        problems.push(...checkDetails(observed, person.id, row));
        if (row.is_code_approved === 1 && row.is_esign_done === 0)
          problems.push(`${person.id} has a code, and has not signed.`);
        if (row.is_esign_done === 1 && STAGES.indexOf(row.login_stage) < STAGES.indexOf('esignkyc'))
          problems.push(`${person.id} has signed at the stage ${row.login_stage}.`);
        if (row.is_code_approved === 0 && orders.some(({ client_id }) => client_id === row.id))
          problems.push(`${person.id} has an order before the client code.`);
      }
      return problems;
    },
  };
};
