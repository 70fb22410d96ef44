import type { ClientRecord } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { NewSubmission } from '../../kit/submission-key.ts';
import type { StaffRole } from '../staff-role.ts';

export interface ClientListInput {
  readonly role: StaffRole;
  readonly newSubmission: NewSubmission;
}

export interface ClientListContext extends ClientListInput {
  /** As they came last; empty while the list is not for who asks. */
  readonly clients: readonly ClientRecord[];
  readonly notice: Notice | null;
  /** What the provider says in place of the list (OM-236). */
  readonly message: string;
  /** Whose photograph is on its way to the exchange; null for nobody's. */
  readonly uploading: string | null;
  /** The key of the last upload of each client. */
  readonly keys: Readonly<Record<string, string>>;
  /** Whose last upload never had its answer: the next one goes on with its key. */
  readonly lost: readonly string[];
  /** Why the upload of one client failed, until the list is here anew or another one begins. */
  readonly failed: { readonly customerId: string; readonly notice: Notice } | null;
  /** Whose photograph was taken last; '' for nobody's. */
  readonly taken: string;
}

export type ClientListEvent =
  | { type: 'reload.requested' }
  /** The provider told the list with another answer: one that is on its way is older. */
  | { type: 'clients.replaced'; clients: readonly ClientRecord[] }
  | { type: 'elog.submitted'; customerId: string };
export type ClientListChart = ChartTypes<ClientListContext, ClientListEvent, ClientListInput>;

export type ClientListPorts = OperationPorts<'listClients' | 'uploadElogPhoto'>;

export const clientMarks = ['kyc', 'esign', 'code', 'photo', 'fatca'] as const;
/** KYC, e-sign, client code, face match, FATCA: what a client needs, in the order of the steps (OM-232). */
export type ClientMark = (typeof clientMarks)[number];

/** A client as the list shows it. Of the bank account nothing is shown (AD-084). */
export interface ClientRow {
  readonly id: string;
  readonly mobile: string;
  readonly email: string;
  readonly stage: string;
  readonly status: string;
  readonly marks: Readonly<Record<ClientMark, boolean>>;
  /** Upload Elog is there: the client code is verified, FATCA is not, and the provider lets operators do it (OM-233). */
  readonly hasElog: boolean;
  /** What a search looks through, in small letters. */
  readonly soughtIn: string;
}

export type ClientListView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  /** The provider's message stands in place of the list, with a way to ask again (OM-236, OM-329). */
  | { readonly screen: 'message'; readonly text: string }
  | {
      readonly screen: 'loaded';
      /** Every client, in the order of the provider. The same array as long as nothing was told anew. */
      readonly rows: readonly ClientRow[];
      readonly isBusy: boolean;
      readonly notice: Notice | null;
      readonly uploading: ClientListContext['uploading'];
      readonly failed: ClientListContext['failed'];
      readonly taken: ClientListContext['taken'];
    };
