import { type Caller } from '../ground/caller.ts';
import { isFields } from '../kit/json.ts';
import { type Database } from '../store/database.ts';

interface Audited {
  readonly operation: { readonly name: string };
  readonly fields: unknown;
  readonly caller: Caller;
  readonly services: { readonly now: number };
}

const subjectOf = (fields: unknown): string => {
  if (!isFields(fields)) return '';
  const info = isFields(fields['client_info']) ? fields['client_info'] : {};
  const subject = fields['customer_id'] ?? fields['order_no'] ?? info['order_id'] ?? info['scheme_code'] ?? '';
  return typeof subject === 'string' ? subject.slice(0, 64) : '';
};

/** Durable record of orders and staff actions: who, what, about whom, with which code. */
export const audit = async (db: Database, attempt: Audited, code: string): Promise<void> => {
  const { caller, operation, fields, services } = attempt;
  await db
    .insertInto('audit')
    .values({
      at: services.now,
      caller: caller.kind === 'nobody' ? '' : caller.id,
      operation: operation.name,
      subject: subjectOf(fields),
      code,
    })
    .execute();
};
