import { control } from '../control/control.ts';
import { gateway } from '../gateway/gateway.ts';
import { ESIGN_SIGNATURES } from '../sdk/esign-script.ts';
import { takeSignature } from '../sdk/register-signature.ts';
import { serveSdk } from '../sdk/serve-sdk.ts';
import { type Context } from './context.ts';
import { preflight } from './cors.ts';
import { DroppedConnection, EmptyAnswer, HttpRefusal, Refusal } from './interruption.ts';

type Cors = Record<string, string>;

const CONTROL = '/__sandbox';
const home = (): Response => new Response(null, { status: 302, headers: { location: `${CONTROL}/` } });

const problem = (status: number, errors: readonly string[]): Response =>
  Response.json({ errors: errors.map((msg) => ({ msg })) }, { status });

const responseOfError = (context: Context, error: unknown): Response => {
  if (error instanceof DroppedConnection) throw error;
  if (error instanceof HttpRefusal) return problem(error.status, error.errors);
  if (error instanceof EmptyAnswer) return new Response(null, { status: 200 });
  if (error instanceof Refusal) return problem(503, [error.message]);
  context.onError(error);
  return problem(500, ['The sandbox has a problem.']);
};

/** Everything beside the provider's API: control surface, gateway, SDK scripts. */
export const sideDoors = (context: Context) => {
  const controlApp = control(context);
  const open = (request: Request, path: string): Promise<Response> => {
    if (path === '/' || path === CONTROL) return Promise.resolve(home());
    if (path.startsWith(`${CONTROL}/`)) return Promise.resolve(controlApp.fetch(request));
    if (path === '/gateway') return gateway(context, request);
    if (path === ESIGN_SIGNATURES) return takeSignature(context, request);
    if (path.startsWith('/sdk/')) return serveSdk(context, request, path);
    return Promise.resolve(problem(404, ['There is nothing at this address.']));
  };
  return async (request: Request, path: string, cors: Cors): Promise<Response> => {
    if (request.method === 'OPTIONS') return preflight(cors);
    const response = await open(request, path).catch((error: unknown) => responseOfError(context, error));
    for (const [name, value] of Object.entries({ ...cors, 'cache-control': 'no-store' })) {
      response.headers.set(name, value);
    }
    return response;
  };
};
