import { type SandboxContext, type SideRoute } from '../ground/area.ts';
import { DroppedConnection, EmptyAnswer, HttpRefusal, Refusal } from '../ground/refusal.ts';
import { readBytes } from './transport/body.ts';
import { preflightResponse } from './transport/cors.ts';

type CorsHeaders = Record<string, string>;
type RouteHandler = (request: Request, path: string) => Promise<Response>;

const problemResponse = (status: number, errors: readonly string[]): Response =>
  Response.json({ errors: errors.map((msg) => ({ msg })) }, { status });

const errorResponse = (context: SandboxContext, error: unknown): Response => {
  if (error instanceof DroppedConnection) throw error;
  if (error instanceof HttpRefusal) return problemResponse(error.status, error.errors);
  if (error instanceof EmptyAnswer) return new Response(null, { status: 200 });
  if (error instanceof Refusal) return problemResponse(503, [error.message]);
  context.onError(error);
  return problemResponse(500, ['The sandbox has a problem.']);
};

const respondNotFound: RouteHandler = () =>
  Promise.resolve(problemResponse(404, ['There is nothing at this address.']));

const findRoute = (routes: readonly SideRoute[], path: string): SideRoute | undefined =>
  routes.find((route) => 'path' in route && route.path === path) ??
  routes.find((route) => 'pathPrefix' in route && path.startsWith(route.pathPrefix));

/** Side routes have the same body limit as the API. */
const limitBody = async (request: Request): Promise<Request> => {
  if (!request.body) return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await readBytes(request) });
};

/** Creates the handler of the side routes of all areas. */
export const createSideRouteHandler = (context: SandboxContext) => {
  const routes = context.areas.flatMap((area) => area.sideRoutes ?? []);
  const handlers = new Map(routes.map((route) => [route, route.createHandler(context)]));
  const handleRoute: RouteHandler = async (request, path) => {
    const route = findRoute(routes, path);
    return ((route && handlers.get(route)) ?? respondNotFound)(await limitBody(request), path);
  };
  return async (request: Request, path: string, cors: CorsHeaders): Promise<Response> => {
    if (request.method === 'OPTIONS') return preflightResponse(cors);
    const response = await handleRoute(request, path).catch((error: unknown) => errorResponse(context, error));
    for (const [name, value] of Object.entries({ ...cors, 'cache-control': 'no-store' })) {
      response.headers.set(name, value);
    }
    return response;
  };
};
