import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Gives each name its wanted port or, with a line in the log, the next free one that no other name wants. get-port
 * searches a list for one server; the rest of these lines would remain.
 */
export async function reservePorts<Name extends string>(
  wanted: Readonly<Record<Name, number>>,
  log: (line: string) => void,
): Promise<Record<Name, number>> {
  const names = Object.keys(wanted) as Name[];
  const reserved = new Set(names.map((name) => wanted[name]));
  const assigned: Partial<Record<Name, number>> = {};
  for (const name of names) {
    let port = wanted[name];
    if (!(await isFree(port))) {
      do port += 1;
      while (port < 65_536 && (reserved.has(port) || !(await isFree(port))));
      if (port > 65_535) throw new Error(`No free port above ${wanted[name]} for ${name}.`);
      log(`Port ${wanted[name]} is taken: ${name} uses ${port}.`);
      reserved.add(port);
    }
    assigned[name] = port;
  }
  return assigned as Record<Name, number>;
}

/** As many free ports as there are names, different each time: for tests that run beside a started project. */
export async function findFreePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
  const servers = names.map(() => createServer());
  const found = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) =>
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(typeof address === 'object' && address !== null ? address.port : 0);
          }),
        ),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return Object.fromEntries(names.map((name, index) => [name, found[index] ?? 0])) as Record<Name, number>;
}
