import * as v from 'valibot';
import { STAGE_NAMES } from './labels.ts';
import { declareArea } from './operation.ts';
import { loose } from './shapes/scalars.ts';
import { stagePageSchema } from './shapes/stage.ts';

/** Beside `kyc`, so that a page which only reads a stage does not wait for the schemas of everything a stage takes. */
export const stageOperations = declareArea('stage', {
  getStageInfo: {
    method: 'POST',
    path: '/master/stageinfo',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: loose({
      stage_name: v.picklist(STAGE_NAMES),
      /** Back-office only; the investor app never sends either (ON-227). */
      customer_id: v.optional(v.string()),
      is_backoffice: v.optional(v.boolean()),
    }),
    answer: stagePageSchema,
  },
});
