import { TOKEN_HEADER, type OperationName } from '@folioflow/api/contract';
import { type Operation } from '@folioflow/api/schemas';
import { type RawRequest } from './send.ts';

/** Values of `request_from` by which an address with several operations chooses. */
const REQUEST_FROM: Readonly<Record<string, string>> = {
  getPaymentStatus: 'paymentResponse',
  getOrderResponse: 'orderResponse',
  getSipResponse: 'sipResponse',
};

const smallestForm = (): FormData => {
  const form = new FormData();
  form.set('id_type', 'pan');
  return form;
};

/** The smallest request that reaches an operation: its caller is checked before its fields. */
export const smallestRequest = ({ name, method, path, multipart }: Operation, token: string): RawRequest => {
  const from = REQUEST_FROM[name];
  const headers = { [TOKEN_HEADER]: token };
  const address = { operation: name as OperationName, method, path };
  if (multipart === true) return { ...address, headers, body: smallestForm() };
  const body = JSON.stringify(from === undefined ? {} : { request_from: from });
  return { ...address, headers: { ...headers, 'content-type': 'application/json' }, body };
};
