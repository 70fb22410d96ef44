import { isSuccess, type Operation } from '@folioflow/api/contract';
import { audit, isOfStaff, standingOf } from '../access/audit.ts';
import { type Caller } from '../ground/caller.ts';
import { renewToken } from '../access/sessions.ts';
import { whoAsks } from '../access/who-asks.ts';
import { providerNow } from '../ground/provider-clock.ts';
import { runDue } from '../ground/run-due.ts';
import { distort } from '../faults/distort.ts';
import { type Fault } from '../faults/faults.ts';
import { faultsOfCall } from '../faults/faults-of-call.ts';
import { interruptionOf, isAfterEffect, isReplacing } from '../faults/strike.ts';
import { type Fields } from '../kit/json.ts';
import { redact } from './redact.ts';
import { type Answer, answered, answerOfInterruption, httpError, isPrepared } from './answer.ts';
import { authorise } from './authorise.ts';
import { readBody } from './body.ts';
import { type Router } from './router.ts';
import { DroppedConnection, Refusal } from '../ground/refusal.ts';
import { type Live } from '../ground/live.ts';
import { runOperation } from './operation-run.ts';
import { operationOf, routeOf } from './routes.ts';
import { appOriginOf } from './cors.ts';

/** One request as far as it is known; the log is written from it whatever happens. */
interface Exchange {
  readonly request: Request;
  readonly path: string;
  readonly live: Live;
  readonly now: number;
  operation?: Operation;
  fields?: unknown;
  caller: Caller;
  refusal: Refusal | undefined;
  lateness: number;
}

const TIMELESS = 'listSchemes';

const identify = async (context: Router, exchange: Exchange, operation: Operation): Promise<void> => {
  const token = exchange.request.headers.get('bb-access-token') ?? '';
  if (operation.auth === 'none' && token === '') return;
  const caller = await whoAsks(context.db, token === '' ? '' : await context.digest(token), exchange.now);
  if (caller instanceof Refusal) exchange.refusal = caller;
  else exchange.caller = caller;
};

/** Scheme, host and port of an address; `new URL` would cost more than the rest of a small call. */
const originOf = (url: string): string => url.slice(0, url.indexOf('/', url.indexOf('//') + 2));

const perform = async (context: Router, exchange: Exchange, operation: Operation): Promise<Answer> => {
  const { caller, fields, request, now, live } = exchange;
  const refusal = authorise(operation, caller, fields, exchange.refusal);
  if (refusal) {
    const attempt = { operation, fields, caller, services: { now } };
    // What staff were refused, and what others tried in their name, is part of the record.
    if (isOfStaff(attempt)) {
      const standing = await standingOf(context.db, attempt);
      await audit(context.db, attempt, refusal.code, { before: standing, after: standing });
    }
    throw refusal;
  }
  if (operation.name !== TIMELESS) await runDue(context, now);
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
      random: context.random,
      appOrigin: appOriginOf(request.headers.get('origin'), context.appOrigins),
      ownOrigin: originOf(request.url),
      token: request.headers.get('bb-access-token') ?? '',
      hashRounds: context.hashRounds,
      answerLate: (milliseconds) => {
        exchange.lateness += milliseconds;
      },
    },
  });
};

const renewed = async (context: Router, { caller, now }: Exchange): Promise<string | undefined> =>
  caller.kind === 'nobody' ? undefined : renewToken({ db: context.db, now, random: context.random }, caller.session);

/** The answer as faults and the switch rotateToken change it. */
const changed = async (context: Router, exchange: Exchange, answer: Answer, faults: readonly Fault[]) => {
  const isRotated = exchange.live.switches.rotateToken === 'on' && isSuccess(answer.code);
  if (answer.body === null || (faults.length === 0 && !isRotated)) return answer;
  let body = isPrepared(answer.body) ? (JSON.parse(answer.body.prepared) as Fields) : answer.body;
  if (isRotated && body['token_id'] === undefined) {
    const token = await renewed(context, exchange);
    if (token !== undefined) body = { ...body, token_id: token };
  }
  for (const fault of faults) {
    body = distort(body, fault, fault.kind === 'newToken' ? await renewed(context, exchange) : undefined);
  }
  return answer.status === 200 ? answered(body) : { ...answer, body };
};

const answerOf = async (context: Router, exchange: Exchange): Promise<Answer> => {
  const { request, path, live } = exchange;
  const route = routeOf(request.method, path);
  const fields = await readBody(request, route.accepts);
  exchange.fields = fields;
  const operation = operationOf(route, request.method, path, fields);
  exchange.operation = operation;
  await identify(context, exchange, operation);
  const faults = await faultsOfCall(context.db, live, operation.name, exchange.caller, fields);
  for (const fault of faults) if (fault.kind === 'delayMs') exchange.lateness += Number(fault.value);
  const replacing = faults.find(isReplacing);
  if (replacing && !isAfterEffect(replacing)) throw interruptionOf(replacing);
  const answer = await perform(context, exchange, operation).catch((error: unknown) => {
    const interrupted = answerOfInterruption(error);
    if (!interrupted) throw error;
    return interrupted;
  });
  if (replacing) throw interruptionOf(replacing);
  return changed(
    context,
    exchange,
    answer,
    faults.filter((fault) => fault.kind !== 'delayMs' && !isReplacing(fault)),
  );
};

const enterLog = (context: Router, exchange: Exchange, answer: Pick<Answer, 'status' | 'code'>): void => {
  const { caller, request, path } = exchange;
  context.log.add({
    time: exchange.now,
    operation: exchange.operation?.name ?? '',
    method: request.method,
    path,
    caller: caller.kind === 'nobody' ? '' : caller.id,
    code: answer.code,
    status: answer.status,
    body: redact(exchange.fields),
  });
};

/**
 * Answers one request of the provider's API; `path` is without the base.
 * @throws DroppedConnection when the connection is to be closed without an answer
 */
export const answerProvider = async (context: Router, request: Request, path: string): Promise<Answer> => {
  const live = await context.live();
  const now = providerNow(live.clock, context.machineNow());
  const exchange: Exchange = {
    request,
    path,
    live,
    now,
    caller: { kind: 'nobody' },
    refusal: undefined,
    lateness: live.switches.latency,
  };
  let answer: Answer;
  try {
    answer = await answerOf(context, exchange);
  } catch (error) {
    if (error instanceof DroppedConnection) {
      enterLog(context, exchange, { status: 0, code: 'dropped' });
      throw error;
    }
    const interrupted = answerOfInterruption(error);
    if (!interrupted) context.onError(error);
    answer = interrupted ?? httpError(500, ['The service has a problem. Please try again.']);
  }
  if (exchange.lateness > 0) await context.wait(exchange.lateness);
  enterLog(context, exchange, answer);
  return answer;
};
