import { accessHandlers } from '../access/handlers.ts';
import { backofficeHandlers } from '../backoffice/handlers.ts';
import { bankingHandlers } from '../banking/handlers.ts';
import { getSchemeStatistics, listSchemes } from '../catalogue/port.ts';
import { getStageInfo } from '../kyc/get-stage-info.ts';
import { kycHandlers } from '../kyc/handlers.ts';
import { orderHandlers } from '../orders/handlers.ts';
import { orderingHandlers } from '../ordering/handlers.ts';
import { paymentHandlers } from '../payments/handlers.ts';
import { type Call, type PreparedAnswer } from './call.ts';

type AnyReply = PreparedAnswer | object;
/** Handlers as the router sees them: what they may be called with was checked by the schema of their operation. */
export type AnyHandler = (call: Call<never>) => Promise<AnyReply>;

/** Operations that change something: each runs in one transaction. */
const writing: Readonly<Record<string, AnyHandler>> = {
  ...accessHandlers,
  ...kycHandlers,
  ...bankingHandlers,
  ...orderingHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...backofficeHandlers,
};

/** Operations that only read: no transaction, and their answers may be prepared. */
const reading: Readonly<Record<string, AnyHandler>> = { listSchemes, getSchemeStatistics, getStageInfo };

export interface FoundHandler {
  readonly run: AnyHandler;
  readonly isReading: boolean;
}

export const handlerOf = (name: string): FoundHandler | undefined => {
  const reader = reading[name];
  if (reader) return { run: reader, isReading: true };
  const writer = writing[name];
  return writer && { run: writer, isReading: false };
};
