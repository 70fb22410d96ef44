import { type Area } from '../ground/area.ts';
import { type OperationsOf } from '../ground/operations.ts';
import { clientCodeMagic, createClientCode } from './create-client-code.ts';
import { listClients } from './list-clients.ts';
import { uploadElogPhoto } from './upload-elog-photo.ts';

/** Operations of the staff. */
export const backoffice = {
  magic: clientCodeMagic,
  operations: { listClients, createClientCode, uploadElogPhoto } satisfies OperationsOf<'backoffice'>,
} satisfies Area;
