import * as v from 'valibot';
import { BACKOFFICE_STAGES } from './labels.ts';
import { declareArea } from './operation.ts';
import { clientRecordSchema } from './shapes/client.ts';
import { answerSchemaOf, envelopeSchema, requireResult } from './shapes/envelope.ts';
import { booleanOrFalse, looseObject, optionalField, emptyRequest } from './shapes/scalars.ts';

const clientEntries = { customer_id: v.string(), is_backoffice: v.literal(true) };

export const backofficeOperations = declareArea('backoffice', {
  listClients: {
    method: 'POST',
    path: '/master/clientlist',
    auth: 'staffViewer',
    idempotent: false,
    answerSize: 'list',
    request: emptyRequest,
    answer: v.pipe(
      answerSchemaOf({
        /** The caller may not read the list: show `messageText` in its place; `result` may be absent (OM-236). */
        is_redirect: optionalField(booleanOrFalse),
        result: optionalField(v.array(clientRecordSchema)),
      }),
      requireResult(({ is_redirect, result }) => is_redirect === true || result !== undefined),
      v.transform(({ result = [], ...answer }) => ({ ...answer, result })),
    ),
  },
  createClientCode: {
    method: 'PUT',
    path: '/master/client/create',
    auth: 'staffOperator',
    idempotent: true,
    request: looseObject({ ...clientEntries, stage_name: v.literal(BACKOFFICE_STAGES.createClientCode) }),
    answer: envelopeSchema,
  },
  uploadElogPhoto: {
    method: 'PUT',
    path: '/master/client/upload/photograph',
    auth: 'staffOperator',
    idempotent: true,
    answerSize: 'list',
    request: looseObject({ ...clientEntries, stage_name: v.literal(BACKOFFICE_STAGES.uploadElogPhoto) }),
    answer: answerSchemaOf({ client_result: looseObject({ result: v.array(clientRecordSchema) }) }),
  },
});
