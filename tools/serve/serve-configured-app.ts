import { isIP } from 'node:net';
import { isLoopback, LOOPBACK } from '../../apps/sandbox/src/serve/bind-address.ts';
import { serveApp, type RunningServer } from './app-server.ts';
import { createAppConfig, readPorts, readSandboxUrl, readSandboxInternalUrl, type Environment } from './config.ts';

const appNames = ['investor', 'backoffice'] as const;

function readBind(environment: Environment): string {
  const bind = environment['FOLIOFLOW_BIND']?.trim() ?? '';
  if (bind === '') return LOOPBACK;
  if (isIP(bind) === 0) throw new Error(`FOLIOFLOW_BIND is an IP address such as 0.0.0.0, not "${bind}".`);
  return bind;
}

const isOnThisMachine = (url: string) => {
  const { hostname } = new URL(url);
  return hostname === 'localhost' || (isIP(hostname) !== 0 && isLoopback(hostname));
};

/**
 * Serves one built app of a folder with the configuration of an environment, without a sandbox. An app that other
 * machines reach signs no persona in at a sandbox that only this machine reaches: it would open the sandbox to them.
 */
export async function serveConfiguredApp(
  app: string,
  folder: string,
  environment: Environment,
): Promise<RunningServer> {
  const policy = appNames.find((name) => name === app);
  if (policy === undefined) throw new Error(`The app is ${appNames.join(' or ')}, not "${app}".`);
  const bind = readBind(environment);
  const ports = readPorts(environment);
  const sandbox = readSandboxUrl(environment) ?? `http://${LOOPBACK}:${ports.sandbox}`;
  const sandboxReachedAt = readSandboxInternalUrl(environment) ?? sandbox;
  const config = createAppConfig(environment, sandbox);
  const canSignIn =
    app === 'investor' &&
    new URL(config.providerUrl).origin === sandbox &&
    (isLoopback(bind) || !isOnThisMachine(sandboxReachedAt));
  return serveApp({
    folder,
    bind,
    port: ports[policy],
    config,
    policy,
    ...(canSignIn ? { sandbox, sandboxReachedAt } : {}),
  });
}
