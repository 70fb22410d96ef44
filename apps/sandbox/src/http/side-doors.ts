import { type Context, type SideDoor } from '../ground/area.ts';
import { DroppedConnection, EmptyAnswer, HttpRefusal, Refusal } from '../ground/refusal.ts';
import { bytesWithin } from './body.ts';
import { preflight } from './cors.ts';

type Cors = Record<string, string>;
type Open = (request: Request, path: string) => Promise<Response>;

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

const nothing: Open = () => Promise.resolve(problem(404, ['There is nothing at this address.']));

const doorAt = (doors: readonly SideDoor[], path: string): SideDoor | undefined =>
  doors.find((door) => 'at' in door && door.at === path) ??
  doors.find((door) => 'under' in door && path.startsWith(door.under));

/** No door reads more of a body than the API does. */
const within = async (request: Request): Promise<Request> => {
  if (!request.body) return request;
  const { url, method, headers } = request;
  return new Request(url, { method, headers, body: await bytesWithin(request) });
};

/** Everything beside the provider's API: what the areas hand in as side doors. */
export const sideDoors = (context: Context) => {
  const doors = context.areas.flatMap((area) => area.doors ?? []);
  const opened = new Map(doors.map((door) => [door, door.open(context)]));
  const open: Open = async (request, path) => {
    const door = doorAt(doors, path);
    return ((door && opened.get(door)) ?? nothing)(await within(request), path);
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
