import { createServer } from 'node:net';

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** Gives each name its wanted port, or the next free one that nobody else wants, and says so. */
export async function takePorts<Name extends string>(
  wanted: Readonly<Record<Name, number>>,
  say: (line: string) => void,
): Promise<Record<Name, number>> {
  const names = Object.keys(wanted) as Name[];
  const spoken = new Set(names.map((name) => wanted[name]));
  const taken: Partial<Record<Name, number>> = {};
  for (const name of names) {
    let port = wanted[name];
    if (!(await isFree(port))) {
      do port += 1;
      while (port < 65_536 && (spoken.has(port) || !(await isFree(port))));
      if (port > 65_535) throw new Error(`No free port above ${wanted[name]} for ${name}.`);
      say(`Port ${wanted[name]} is taken: ${name} uses ${port}.`);
      spoken.add(port);
    }
    taken[name] = port;
  }
  return taken as Record<Name, number>;
}

/** As many free ports as there are names, different each time: for tests that run beside a started project. */
export async function freePorts<Name extends string>(names: readonly Name[]): Promise<Record<Name, number>> {
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
