import { type OperationName } from '@folioflow/api/contract';
import { operationOf } from '../../http/operations.ts';
import { type Fields } from '../../ground/fields.ts';

/** A request on its way to the provider; `fields` is its JSON body, empty for any other body. */
export interface PassingRequest {
  readonly method: string;
  /** Without the base of the API. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  readonly fields: Fields;
}

/** An answer on its way to the caller. */
export interface PassingAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly fields: Fields;
}

type Forward = (request: PassingRequest) => Promise<PassingAnswer>;

/** A provider with a fault: it forwards requests, and changes some of them or their answers. */
export type Middleware = (request: PassingRequest, forward: Forward) => Promise<PassingAnswer>;

/** A fault that is planted in a provider, with the case that must find it. */
export interface PlantedFault {
  /** The fault as its provider would describe it. */
  readonly title: string;
  /** Id of the case that must fail. */
  readonly caughtBy: string;
  /** Creates the faulty provider; it may store requests between calls. */
  readonly create: () => Middleware;
}

export const withFields = (answer: PassingAnswer, fields: Fields): PassingAnswer => ({
  ...answer,
  fields,
  text: JSON.stringify(fields),
});

export const withRequestFields = (request: PassingRequest, fields: Fields): PassingRequest => ({
  ...request,
  fields,
  body: Buffer.from(JSON.stringify(fields)),
});

/** True for a request to any address of an operation. */
export const isCallOf = (name: OperationName, { path, method }: PassingRequest): boolean => {
  const operation = operationOf(name);
  return [operation, ...(operation.variants ?? [])].some((route) => route.path === path && route.method === method);
};

type ChangeFields = (fields: Fields, request: PassingRequest) => Fields;

/** Changes the JSON answers to some operations. */
export const changeAnswers =
  (names: OperationName | readonly OperationName[], change: ChangeFields): (() => Middleware) =>
  () =>
  async (request, forward) => {
    const answer = await forward(request);
    const isChanged = [names].flat().some((name) => isCallOf(name, request));
    return isChanged ? withFields(answer, change(answer.fields, request)) : answer;
  };

/** Answers another code with further fields where an operation answers `from`. */
export const replaceCode = (
  names: OperationName | readonly OperationName[],
  from: string,
  to: string,
  more: Fields = {},
): (() => Middleware) =>
  changeAnswers(names, (fields) => (fields['code'] === from ? { code: to, messageText: '', ...more } : fields));

/** Changes accepted answers of an operation. */
export const changeAccepted = (
  names: OperationName | readonly OperationName[],
  change: ChangeFields,
): (() => Middleware) =>
  changeAnswers(names, (fields, request) => (fields['code'] === '000' ? change(fields, request) : fields));

/** Changes the JSON requests of some operations. */
export const changeRequests =
  (names: OperationName | readonly OperationName[], change: ChangeFields): (() => Middleware) =>
  () =>
  (request, forward) => {
    const isChanged = [names].flat().some((name) => isCallOf(name, request));
    return forward(isChanged ? withRequestFields(request, change(request.fields, request)) : request);
  };

/** Gives the first accepted answer of an operation again where it refuses a repetition. */
export const repeatFirstAnswer =
  (name: OperationName): (() => Middleware) =>
  () => {
    let first: PassingAnswer | undefined;
    return async (request, forward) => {
      const answer = await forward(request);
      if (!isCallOf(name, request)) return answer;
      if (answer.fields['code'] === '000') first ??= answer;
      return first !== undefined && answer.fields['code'] !== '000' ? first : answer;
    };
  };

/** Removes a field. */
export const omit = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
