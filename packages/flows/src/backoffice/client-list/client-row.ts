import type { ClientRecord } from '@folioflow/api/contract';
import type { StaffRole } from '../staff-role.ts';
import type { ClientRow } from './client-list.types.ts';

/** Upload Elog: the client code is verified and FATCA is not (OM-233); the face match does not matter (AD-079). */
export const canUploadElog = (client: ClientRecord, role: StaffRole): boolean =>
  role === 'operator' && client.login_bse_clientcode_verified && !client.login_bse_fatca_verified;

const clientRowOf = (client: ClientRecord, role: StaffRole): ClientRow => {
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
    canUploadElog: canUploadElog(client, role),
    searchText: `${id} ${mobile} ${email}`.toLowerCase(),
  };
};

const rowsByList = new WeakMap<
  readonly ClientRecord[],
  { readonly role: StaffRole; readonly rows: readonly ClientRow[] }
>();

/** The rows of a list; the same list returns the same rows. */
export function clientRowsOf(clients: readonly ClientRecord[], role: StaffRole): readonly ClientRow[] {
  const before = rowsByList.get(clients);
  if (before?.role === role) return before.rows;
  const rows = clients.map((client) => clientRowOf(client, role));
  rowsByList.set(clients, { role, rows });
  return rows;
}
