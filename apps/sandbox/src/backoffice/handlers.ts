import { createClientCode } from './create-client-code.ts';
import { uploadElogPhoto } from './upload-elog-photo.ts';

export const backofficeHandlers = { createClientCode, uploadElogPhoto };
