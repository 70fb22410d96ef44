import { applyPlaceFaults } from '../faults/faults-of-call.ts';
import { type SandboxContext } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { sdkScripts } from './scripts.ts';

/**
 * Serves a simulated script.
 * @throws HttpRefusal 404 (unknown, or the fault sdkMissing), 405
 */
export const serveSdk = async (context: SandboxContext, request: Request, path: string): Promise<Response> => {
  const script = sdkScripts[path];
  if (!script) throw new HttpRefusal(404, ['There is nothing at this address.']);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpRefusal(405, ['A script is only read.']);
  await applyPlaceFaults(context, script.place);
  return new Response(request.method === 'HEAD' ? null : script.source, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
    },
  });
};
