import * as v from 'valibot';
import { BACKOFFICE_STAGES } from './labels.ts';
import { declareArea } from './operation.ts';
import { clientRecordSchema } from './shapes/client.ts';
import { answerOf, envelopeSchema } from './shapes/envelope.ts';
import { flag, listOf, loose, maybe, noFields } from './shapes/scalars.ts';

const ofClient = { customer_id: v.string(), is_backoffice: v.literal(true) };

export const backofficeOperations = declareArea('backoffice', {
  listClients: {
    method: 'POST',
    path: '/master/clientlist',
    auth: 'staffViewer',
    idempotent: false,
    answers: 'list',
    request: noFields,
    answer: answerOf({
      /** The list is not for who asks: what the provider says of it stands in its place. */
      is_redirect: maybe(flag),
      result: listOf(clientRecordSchema),
    }),
  },
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
    answers: 'list',
    request: loose({ ...ofClient, stage_name: v.literal(BACKOFFICE_STAGES.uploadElogPhoto) }),
    answer: answerOf({ client_result: maybe(loose({ result: listOf(clientRecordSchema) })) }),
  },
});
