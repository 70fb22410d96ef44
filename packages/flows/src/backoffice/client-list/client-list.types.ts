import type { ClientRecord } from '@folioflow/api/contract';
import type { ChartTypes } from '../../kit/chart-types.ts';
import type { Notice } from '../../kit/notice.ts';
import type { OperationPorts } from '../../kit/operation-port.ts';
import type { SubmissionKeySource } from '../../kit/submission-key.ts';
import type { StaffRole } from '../staff-role.ts';

/**
 * The client codes that were requested in this session, by client id: the time of the provider's acceptance in
 * milliseconds since the epoch, null if the provider sent no time. No field of the list contains a request.
 */
export type ClientCodeRequests = Readonly<Record<string, number | null>>;

export interface ClientListInput {
  readonly role: StaffRole;
  readonly codeRequests: ClientCodeRequests;
  readonly newSubmission: SubmissionKeySource;
}

export interface ClientListContext extends ClientListInput {
  /** The last received list; empty while this role must not see it. */
  readonly clients: readonly ClientRecord[];
  readonly notice: Notice | null;
  /** The provider's message in place of the list (OM-236). */
  readonly message: string;
  /** Id of the client whose photograph is being uploaded; null if there is none. */
  readonly uploadingId: string | null;
  /** The key of the last upload of each client. */
  readonly uploadKeys: Readonly<Record<string, string>>;
  /** Ids of clients whose last upload had no answer: the next upload uses the same key. */
  readonly lostUploads: readonly string[];
  /** The failure of an upload, until the list is reloaded or another upload starts. */
  readonly failedUpload: { readonly customerId: string; readonly notice: Notice } | null;
  /** Id of the client whose photograph was uploaded last; '' if there is none. */
  readonly uploadedId: string;
}

export type ClientListEvent =
  | { type: 'reload.requested' }
  /** The provider returned the list with another answer: a running list call is older. */
  | { type: 'clients.replaced'; clients: readonly ClientRecord[] }
  | { type: 'elog.submitted'; customerId: string }
  /** A client code was requested in this session, on another page or in another tab. */
  | { type: 'clientCode.requested'; customerId: string; requestedAt: number | null };
export type ClientListChart = ChartTypes<ClientListContext, ClientListEvent, ClientListInput>;

export type ClientListPorts = OperationPorts<'listClients' | 'uploadElogPhoto'>;

export const clientMarks = ['kyc', 'esign', 'code', 'photo', 'fatca'] as const;
/** The marks of a client in the order of the steps: KYC, e-sign, client code, face match, FATCA (OM-232). */
export type ClientMarkName = (typeof clientMarks)[number];

/** A row of the client list, without the bank account (AD-084). */
export interface ClientRow {
  readonly id: string;
  readonly mobile: string;
  readonly email: string;
  readonly stage: string;
  readonly status: string;
  readonly marks: Readonly<Record<ClientMarkName, boolean>>;
  /**
   * The request of the client code in this session, until the list shows the code; `at` in milliseconds since the epoch,
   * null if the provider sent no time.
   */
  readonly codeRequest: { readonly at: number | null } | null;
  /** Upload Elog is available: the client code is verified, FATCA is not, and the role is operator (OM-233). */
  readonly canUploadElog: boolean;
  /** The searched text in lower case: id, mobile number and email. */
  readonly searchText: string;
}

export type ClientListView =
  | { readonly screen: 'loading' }
  | { readonly screen: 'unavailable'; readonly notice: Notice | null }
  /** The provider's message is shown in place of the list, with a retry (OM-236, OM-329). */
  | { readonly screen: 'message'; readonly text: string }
  | {
      readonly screen: 'loaded';
      /** Every client, in the order of the provider. The array is the same until the list changes. */
      readonly rows: readonly ClientRow[];
      readonly isBusy: boolean;
      readonly notice: Notice | null;
      readonly uploadingId: ClientListContext['uploadingId'];
      readonly failedUpload: ClientListContext['failedUpload'];
      readonly uploadedId: ClientListContext['uploadedId'];
    };
