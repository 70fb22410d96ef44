import { IntegrationError } from '@folioflow/api/diagnostics';

/**
 * Returns the function that creates a flow, with a check of its ports: without it, a missing port fails at its first
 * call as a request without an answer. The returned function throws an `IntegrationError` that names the missing ports.
 * A compiler reports them earlier; this is for plain JavaScript, and for ports that are put together at run time.
 */
export function withPortCheck<Ports extends object, Rest extends readonly unknown[], F>(
  createFlow: (ports: Ports, ...rest: Rest) => F,
): (ports: Ports, ...rest: Rest) => F {
  return (ports, ...rest) => {
    const missing = new Set<string>();
    const flow = createFlow(recordMissingPorts(ports, missing), ...rest);
    if (missing.size > 0) throw createMissingPortError([...missing]);
    return flow;
  };
}

/** A flow reads its ports when it is created; a promise is no port, and its `then` is read by an await. */
const recordMissingPorts = <Ports extends object>(ports: Ports, missing: Set<string>): Ports =>
  new Proxy(ports, {
    get: (target, name, receiver) => {
      const found: unknown = Reflect.get(target, name, receiver);
      if (typeof name === 'string' && typeof found !== 'function') missing.add(name);
      return found;
    },
  });

/** The error of a flow without these ports. */
export const createMissingPortError = (names: readonly string[]): IntegrationError =>
  new IntegrationError(
    'missing-port',
    `The flow was created without ${names.length === 1 ? 'the port' : 'the ports'} ${names.join(', ')}: pass a function for each.`,
  );
