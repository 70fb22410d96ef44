import * as v from 'valibot';
import { BACKOFFICE_STAGES } from './labels.ts';
import { declareArea } from './operation.ts';
import { clientRecordSchema } from './shapes/client.ts';
import { answerOf, envelopeSchema, withResult } from './shapes/envelope.ts';
import { flag, loose, maybe, noFields } from './shapes/scalars.ts';

const ofClient = { customer_id: v.string(), is_backoffice: v.literal(true) };

export const backofficeOperations = declareArea('backoffice', {
  listClients: {
    method: 'POST',
    path: '/master/clientlist',
    auth: 'staffViewer',
    idempotent: false,
    answers: 'list',
    request: noFields,
    answer: v.pipe(
      answerOf({
        /** The caller may not read the list: `messageText` takes its place, and `result` may be absent (OM-236). */
        is_redirect: maybe(flag),
        result: maybe(v.array(clientRecordSchema)),
      }),
      withResult(({ is_redirect, result }) => is_redirect === true || result !== undefined),
      v.transform(({ result = [], ...answer }) => ({ ...answer, result })),
    ),
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
    answer: answerOf({ client_result: loose({ result: v.array(clientRecordSchema) }) }),
  },
});
