import type { ClientRecord } from '@folioflow/api/contract';
import type { StaffRole } from '../staff-role.ts';
import type { ClientCodeRequests, ClientRow } from './client-list.types.ts';

/** Upload Elog: the client code is verified and FATCA is not (OM-233); the face match does not matter (AD-079). */
export const canUploadElog = (client: ClientRecord, role: StaffRole): boolean =>
  role === 'operator' && client.login_bse_clientcode_verified && !client.login_bse_fatca_verified;

const codeRequestOf = (client: ClientRecord, requests: ClientCodeRequests): ClientRow['codeRequest'] => {
  const at = requests[client._id];
  return at === undefined || client.login_bse_clientcode_verified ? null : { at };
};

const clientRowOf = (client: ClientRecord, role: StaffRole, requests: ClientCodeRequests): ClientRow => {
  const { _id: id, login_mobile_number: mobile, login_email: email } = client;
  return {
    id,
    mobile,
    email,
    stage: client.login_stage,
    status: client.login_status,
    marks: {
      kyc: client.login_kyc_verified,
      esign: client.login_esign_verified,
      code: client.login_bse_clientcode_verified,
      photo: client.login_bse_photo_verified,
      fatca: client.login_bse_fatca_verified,
    },
    codeRequest: codeRequestOf(client, requests),
    canUploadElog: canUploadElog(client, role),
    searchText: `${id} ${mobile} ${email}`.toLowerCase(),
  };
};

interface BuiltRows {
  readonly role: StaffRole;
  readonly requests: ClientCodeRequests;
  readonly rows: readonly ClientRow[];
}

const rowsByList = new WeakMap<readonly ClientRecord[], BuiltRows>();

/** The rows of a list; the same list and requests return the same rows. */
export function clientRowsOf(
  clients: readonly ClientRecord[],
  role: StaffRole,
  requests: ClientCodeRequests,
): readonly ClientRow[] {
  const before = rowsByList.get(clients);
  if (before?.role === role && before.requests === requests) return before.rows;
  const rows = clients.map((client) => clientRowOf(client, role, requests));
  rowsByList.set(clients, { role, requests, rows });
  return rows;
}
