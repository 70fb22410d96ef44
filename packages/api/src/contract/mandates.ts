import * as v from 'valibot';
import { MANDATE_TYPE, MANDATE_UPLOAD, MANDATE_UPLOAD_TYPES, WEB_REQUEST } from './labels.ts';
import { declareArea } from './operation.ts';
import { answerSchemaOf } from './shapes/envelope.ts';
import { bankListResultSchema, mandateStatusEntries, nachFormSchema } from './shapes/mandate.ts';
import {
  booleanOrFalse,
  optionalListOf,
  looseObject,
  optionalField,
  longTextOrEmpty,
  textOrEmpty,
} from './shapes/scalars.ts';

/** The request may also contain the fields of the selected order (C-63). */
const mandateIdRequest = looseObject({ mandate_id: v.string() });

export const mandatesOperations = declareArea('mandates', {
  getNachMandate: {
    method: 'POST',
    path: '/master/nachmandate',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: looseObject({ mandate_id: v.optional(v.string()) }),
    answer: answerSchemaOf({
      /** A file name for display; never insert it as HTML. */
      src_nach_form: textOrEmpty,
      /** A PDF, base64. */
      pdf_base64: longTextOrEmpty,
      render_pdf: booleanOrFalse,
      /** Absent if no mandate has its own form (contract 2.4). */
      mandate_nach_list: optionalListOf(nachFormSchema),
    }),
  },
  registerMandate: {
    method: 'PUT',
    path: '/xsip/mandate/register',
    auth: 'investor',
    idempotent: true,
    answerSize: 'documents',
    request: looseObject({
      client_info: looseObject({
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
    /** Without the lists the new mandate is unknown: the answer is malformed, and the lists are requested again. */
    answer: answerSchemaOf({ result: bankListResultSchema }),
  },
  uploadMandate: {
    method: 'POST',
    path: '/validation/nachmandate/upload',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    multipart: true,
    request: looseObject({
      upload_file: v.file(),
      id_type: v.literal(MANDATE_UPLOAD),
      mandateId: v.string(),
      mandateType: v.picklist(MANDATE_UPLOAD_TYPES),
      imageName: v.string(),
      imageType: v.string(),
      /** Base64 of the same file, without a prefix. */
      pFileBytes: v.string(),
    }),
    /** Without `result` (optional in contract 2.4) the lists are unchanged. */
    answer: answerSchemaOf({ ...mandateStatusEntries, result: optionalField(bankListResultSchema) }),
  },
  refreshMandate: {
    method: 'POST',
    path: '/validation/nachmandate/status',
    auth: 'investor',
    idempotent: false,
    answerSize: 'documents',
    request: mandateIdRequest,
    answer: answerSchemaOf({ ...mandateStatusEntries, render_pdf: booleanOrFalse, pdf_base64: longTextOrEmpty }),
  },
  cancelMandate: {
    method: 'POST',
    path: '/validation/nachmandate/cancel',
    auth: 'investor',
    idempotent: true,
    answerSize: 'documents',
    request: mandateIdRequest,
    /** Without `result` (optional in contract 2.4), request the lists again. */
    answer: answerSchemaOf({ result: optionalField(bankListResultSchema) }),
  },
});
