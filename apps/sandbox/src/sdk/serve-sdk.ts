import { faultsOfCall } from '../faults/faults-of-call.ts';
import { interruptionOf, isReplacing } from '../faults/strike.ts';
import { type Context } from '../http/context.ts';
import { HttpRefusal } from '../http/interruption.ts';
import { sdkScripts } from './scripts.ts';

/**
 * Serves a stand-in script.
 * @throws HttpRefusal 404 (unknown, or the fault sdkMissing), 405
 */
export const serveSdk = async (context: Context, request: Request, path: string): Promise<Response> => {
  const script = sdkScripts[path];
  if (!script) throw new HttpRefusal(404, ['There is nothing at this address.']);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpRefusal(405, ['A script is only read.']);
  const { faults } = await context.live();
  const struck = await faultsOfCall(context.db, faults, script.place, { kind: 'nobody' }, {});
  for (const fault of struck) if (fault.kind === 'delayMs') await context.wait(Number(fault.value));
  if (struck.some((fault) => fault.kind === 'sdkMissing')) throw new HttpRefusal(404, ['The script is missing.']);
  const replacing = struck.find(isReplacing);
  if (replacing) throw interruptionOf(replacing);
  return new Response(request.method === 'HEAD' ? null : script.source, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    },
  });
};
