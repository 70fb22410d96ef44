import * as v from 'valibot';
import { BACKOFFICE_STAGES } from './labels.ts';
import { declareArea } from './operation.ts';
import { clientRecordSchema } from './shapes/client.ts';
import { answerOf, envelopeSchema } from './shapes/envelope.ts';
import { listOf, loose, maybe } from './shapes/scalars.ts';

const ofClient = { customer_id: v.string(), is_backoffice: v.literal(true) };

export const backofficeOperations = declareArea('backoffice', {
  createClientCode: {
    method: 'PUT',
    path: '/master/client/create',
    auth: 'staffOperator',
    idempotent: true,
    request: loose({ ...ofClient, stage_name: v.literal(BACKOFFICE_STAGES.createClientCode) }),
    answer: envelopeSchema,
  },
  uploadElogPhoto: {
    method: 'PUT',
    path: '/master/client/upload/photograph',
    auth: 'staffOperator',
    idempotent: true,
    request: loose({ ...ofClient, stage_name: v.literal(BACKOFFICE_STAGES.uploadElogPhoto) }),
    answer: answerOf({ client_result: maybe(loose({ result: listOf(clientRecordSchema) })) }),
  },
});
