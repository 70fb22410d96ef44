import * as v from 'valibot';
import { MANDATE_TYPE, MANDATE_UPLOAD, MANDATE_UPLOAD_TYPES, WEB_REQUEST } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerOf } from './shapes/envelope.ts';
import { bankListResultSchema, mandateStatusEntries, nachFormSchema } from './shapes/mandate.ts';
import { flag, listOf, loose, maybe, someLongText, someText } from './shapes/scalars.ts';

/** The selected order may be spread beside it (C-63). */
const namedMandate = loose({ mandate_id: v.string() });

export const mandatesOperations = declareArea('mandates', {
  getNachMandate: {
    method: 'POST',
    path: '/master/nachmandate',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: loose({ mandate_id: v.optional(v.string()) }),
    answer: answerOf({
      /** A name for display, never injected. */
      src_nach_form: someText,
      /** A PDF, base64. */
      pdf_base64: someLongText,
      render_pdf: flag,
      /** Absent where no mandate has a form of its own (contract 2.4). */
      mandate_nach_list: listOf(nachFormSchema),
    }),
  },
  registerMandate: {
    method: 'PUT',
    path: '/xsip/mandate/register',
    auth: 'investor',
    idempotent: true,
    answers: 'documents',
    request: loose({
      client_info: loose({
        bank_name: v.optional(v.string()),
        branch_name: v.optional(v.string()),
        account_no: v.string(),
        account_type: v.string(),
        ifsc_code: v.string(),
        account_holder_name: v.string(),
        /** Day of the month, 1 to 28 (C-65). */
        sip_date: v.optional(v.number()),
        /** `dd/mm/yyyy`. */
        start_date: v.optional(v.string()),
        /** Rupees, one of `customer_mandate_debit_list`. */
        debit_amount: v.number(),
        request_mode: v.literal(WEB_REQUEST),
        mandate_type: v.literal(MANDATE_TYPE),
      }),
    }),
    /** Without the lists nobody knows the new mandate: then the answer is malformed and the lists are asked again. */
    answer: answerOf({ result: bankListResultSchema }),
  },
  uploadMandate: {
    method: 'POST',
    path: '/validation/nachmandate/upload',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    multipart: true,
    request: loose({
      upload_file: v.file(),
      id_type: v.literal(MANDATE_UPLOAD),
      mandateId: v.string(),
      mandateType: v.picklist(MANDATE_UPLOAD_TYPES),
      imageName: v.string(),
      imageType: v.string(),
      /** Base64 of the same file, without a prefix. */
      pFileBytes: v.string(),
    }),
    /** Without `result` (optional in contract 2.4) the lists stay as they were. */
    answer: answerOf({ ...mandateStatusEntries, result: maybe(bankListResultSchema) }),
  },
  refreshMandate: {
    method: 'POST',
    path: '/validation/nachmandate/status',
    auth: 'investor',
    idempotent: false,
    answers: 'documents',
    request: namedMandate,
    answer: answerOf({ ...mandateStatusEntries, render_pdf: flag, pdf_base64: someLongText }),
  },
  cancelMandate: {
    method: 'POST',
    path: '/validation/nachmandate/cancel',
    auth: 'investor',
    idempotent: true,
    answers: 'documents',
    request: namedMandate,
    /** Without `result` (optional in contract 2.4) the lists are asked for again. */
    answer: answerOf({ result: maybe(bankListResultSchema) }),
  },
});
