import { isSuccess } from '@folioflow/api/contract';
import { type Operation } from '@folioflow/api/schemas';
import { recordAudit, isStaffAttempt, readClientStatus } from '../access/records/audit.ts';
import { type Caller } from '../ground/caller.ts';
import { renewToken } from '../access/sessions/sessions.ts';
import { identifyCaller } from '../access/sessions/identify-caller.ts';
import { providerNow } from '../ground/provider-clock.ts';
import { runDueTasks } from '../ground/maintenance/run-due.ts';
import { distortAnswer } from '../faults/distort.ts';
import { type Fault } from '../faults/faults.ts';
import { findFaultsOfCall } from '../faults/faults-of-call.ts';
import { createInterruption, isFailureAfterEffect, isAnswerReplaced } from '../faults/strike.ts';
import { type Fields } from '../kit/json.ts';
import { redact } from './transport/redact.ts';
import {
  type UnserialisedAnswer,
  answerFromBody,
  answerOfThrownRefusal,
  httpErrorAnswer,
  isPreparedAnswer,
} from './transport/answer.ts';
import { findAuthorisationRefusal } from './authorise.ts';
import { readBody } from './transport/body.ts';
import { type ProviderContext } from './router.ts';
import { DroppedConnection, Refusal } from '../ground/refusal.ts';
import { type LiveSettings } from '../ground/live.ts';
import { languageOfRequest } from '../ground/request-language.ts';
import { runOperation } from './operation-run.ts';
import { operationOf, routeOf } from './routes.ts';
import { appOriginOf } from './transport/cors.ts';

/** State of a request while it is answered; the log entry is always written from it. */
interface RequestExchange {
  readonly request: Request;
  readonly path: string;
  readonly live: LiveSettings;
  readonly now: number;
  operation?: Operation;
  fields?: unknown;
  caller: Caller;
  refusal: Refusal | undefined;
  lateness: number;
}

const OPERATION_WITHOUT_DUE_TASKS = 'listSchemes';

const setLoggedCaller = async (
  context: ProviderContext,
  exchange: RequestExchange,
  operation: Operation,
): Promise<void> => {
  const token = exchange.request.headers.get('bb-access-token') ?? '';
  if (operation.auth === 'none' && token === '') return;
  const caller = await identifyCaller(context.db, token === '' ? '' : await context.digest(token), exchange.now);
  if (caller instanceof Refusal) exchange.refusal = caller;
  else exchange.caller = caller;
};

/** Scheme, host and port of an address; `new URL` would cost more than the rest of a small call. */
const originOfRequest = (url: string): string => url.slice(0, url.indexOf('/', url.indexOf('//') + 2));

const authoriseAndRun = async (
  context: ProviderContext,
  exchange: RequestExchange,
  operation: Operation,
): Promise<UnserialisedAnswer> => {
  const { caller, fields, request, now, live, lateness } = exchange;
  const refusal = findAuthorisationRefusal(operation, caller, fields, exchange.refusal);
  if (refusal) {
    const attempt = { operation, fields, caller, services: { now } };
    // Refused requests of staff, and refused requests for staff operations, are audited too.
    if (isStaffAttempt(attempt)) {
      const standing = await readClientStatus(context.db, attempt);
      await recordAudit(context.db, attempt, refusal.code, { before: standing, after: standing });
    }
    throw refusal;
  }
  if (operation.name !== OPERATION_WITHOUT_DUE_TASKS) await runDueTasks(context, now);
  const implementation = context.implementations[operation.name];
  if (!implementation) throw new Error(`Nothing implements ${operation.name}.`);
  return runOperation(context.db, implementation, {
    operation,
    fields,
    caller,
    idempotencyKey: request.headers.get('idempotency-key') ?? '',
    services: {
      now,
      caller,
      switches: live.switches,
      language: languageOfRequest(request),
      random: context.random,
      appOrigin: appOriginOf(request.headers.get('origin'), context.appOrigins),
      ownOrigin: originOfRequest(request.url),
      token: request.headers.get('bb-access-token') ?? '',
      hashRounds: context.hashRounds,
      answerLate: (milliseconds) => {
        // Set, not added: after a conflict the operation is repeated.
        exchange.lateness = lateness + milliseconds;
      },
    },
  });
};

const renewCallerToken = async (
  context: ProviderContext,
  { caller, now }: RequestExchange,
): Promise<string | undefined> =>
  caller.kind === 'anonymous' ? undefined : renewToken({ db: context.db, now, random: context.random }, caller.session);

/** Applies faults and the switch rotateToken to an answer. */
const applyFaults = async (
  context: ProviderContext,
  exchange: RequestExchange,
  answer: UnserialisedAnswer,
  faults: readonly Fault[],
) => {
  const isRotated = exchange.live.switches.rotateToken === 'on' && isSuccess(answer.code);
  if (answer.body === null || (faults.length === 0 && !isRotated)) return answer;
  let body = isPreparedAnswer(answer.body) ? (JSON.parse(answer.body.prepared) as Fields) : answer.body;
  if (isRotated && body['token_id'] === undefined) {
    const token = await renewCallerToken(context, exchange);
    if (token !== undefined) body = { ...body, token_id: token };
  }
  for (const fault of faults) {
    body = distortAnswer(
      body,
      fault,
      fault.kind === 'newToken' ? await renewCallerToken(context, exchange) : undefined,
    );
  }
  return answer.status === 200 ? answerFromBody(body) : { ...answer, body };
};

const answerExchange = async (context: ProviderContext, exchange: RequestExchange): Promise<UnserialisedAnswer> => {
  const { request, path, live } = exchange;
  const route = routeOf(request.method, path);
  const fields = await readBody(request, route.accepts);
  exchange.fields = fields;
  const operation = operationOf(route, request.method, path, fields);
  exchange.operation = operation;
  await setLoggedCaller(context, exchange, operation);
  const faults = await findFaultsOfCall(context.db, live, operation.name, exchange.caller, fields);
  for (const fault of faults) if (fault.kind === 'delayMs') exchange.lateness += Number(fault.value);
  const replacing = faults.find(isAnswerReplaced);
  if (replacing && !isFailureAfterEffect(replacing)) throw createInterruption(replacing);
  const answer = await authoriseAndRun(context, exchange, operation).catch((error: unknown) => {
    const interrupted = answerOfThrownRefusal(error);
    if (!interrupted) throw error;
    return interrupted;
  });
  if (replacing) throw createInterruption(replacing);
  return applyFaults(
    context,
    exchange,
    answer,
    faults.filter((fault) => fault.kind !== 'delayMs' && !isAnswerReplaced(fault)),
  );
};

const logExchange = (
  context: ProviderContext,
  exchange: RequestExchange,
  answer: Pick<UnserialisedAnswer, 'status' | 'code'>,
): void => {
  const { caller, request, path } = exchange;
  context.log.add({
    time: exchange.now,
    operation: exchange.operation?.name ?? '',
    method: request.method,
    path,
    caller: caller.kind === 'anonymous' ? '' : caller.id,
    code: answer.code,
    status: answer.status,
    body: redact(exchange.fields),
  });
};

/**
 * Answers a request of the provider's API; `path` is without the base.
 * @throws DroppedConnection when the connection is to be closed without an answer
 */
export const answerRequest = async (
  context: ProviderContext,
  request: Request,
  path: string,
): Promise<UnserialisedAnswer> => {
  const live = await context.live();
  const now = providerNow(live.clock, context.machineNow());
  const exchange: RequestExchange = {
    request,
    path,
    live,
    now,
    caller: { kind: 'anonymous' },
    refusal: undefined,
    lateness: live.switches.latency,
  };
  let answer: UnserialisedAnswer;
  try {
    answer = await answerExchange(context, exchange);
  } catch (error) {
    if (error instanceof DroppedConnection) {
      logExchange(context, exchange, { status: 0, code: 'dropped' });
      throw error;
    }
    const interrupted = answerOfThrownRefusal(error);
    if (!interrupted) context.onError(error);
    answer = interrupted ?? httpErrorAnswer(500, ['The service has a problem. Please try again.']);
  }
  if (exchange.lateness > 0) await context.wait(exchange.lateness);
  logExchange(context, exchange, answer);
  return answer;
};
