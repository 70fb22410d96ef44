/** The client list and the documents of a client. */
import { clients as documented } from '../en/clients.ts';
import type { Translated } from '../translated.ts';

export const clients = {
  ...documented,
  'stage.pan': 'PAN',
  'stage.aadhaar': 'Aadhaar',
  'stage.bank': 'Bank',
  'stage.personal': 'Personal',
  'stage.esignkyc': 'e-Sign',
  'mark.yes': 'Done',
  'mark.no': 'Missing',
  'mark.requested.at': 'Requested {time}',
  'mark.requested': 'Requested',
  'documents.title': 'KYC information and client code',
  'creation.confirm': 'I confirm that the client code may be created from the information above.',
} as const satisfies Translated<typeof documented>;
