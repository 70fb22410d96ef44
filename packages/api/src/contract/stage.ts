import * as v from 'valibot';
import { STAGE_NAMES } from './labels.ts';
import { declareArea } from './operation.ts';
import { looseObject } from './shapes/scalars.ts';
import { stagePageSchema } from './shapes/stage.ts';

/** Separate from `kyc`, so that a page that only shows a stage does not load the schemas of all requests. */
export const stageOperations = declareArea('stage', {
  getStageInfo: {
    method: 'POST',
    path: '/master/stageinfo',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: looseObject({
      stage_name: v.picklist(STAGE_NAMES),
      /** Back office only; the investor app sends neither field (ON-227). */
      customer_id: v.optional(v.string()),
      is_backoffice: v.optional(v.boolean()),
    }),
    answer: stagePageSchema,
  },
});
