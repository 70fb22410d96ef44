import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium } from 'playwright';

/**
 * Playwright's own list (`chromiumSwitches.ts` of playwright-core 1.65): a browser heeds only the last such argument.
 */
const featuresDisabledByPlaywright = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
] as const;

/**
 * Chromium makes the popup of its address bar ready in each new window: 400 scripts, more work than a journey's own
 * pages.
 */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/**
 * A page that a journey hands out itself came from no address, and could then not reach the sandbox on this machine.
 */
const localNetworkChecks = 'LocalNetworkAccessChecks';

const disabledFeatures = [...featuresDisabledByPlaywright, ...addressBarPopups, localNetworkChecks].join(',');

const GIB = 2 ** 30;

/** The browser passes drawings through shared memory; if it is small, as in a container, it uses files on disk. */
function hasLargeSharedMemory(): boolean {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= 4 * GIB;
}

/** Flags for a browser that never calls out by itself, and has a made-up camera; a test allows it where it wants it. */
export const chromiumArgs = [
  '--use-fake-device-for-media-stream=fps=5',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  ...(hasLargeSharedMemory() ? [] : ['--disable-dev-shm-usage']),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-default-browser-check',
  `--disable-features=${disabledFeatures}`,
] as const;

/**
 * A page of a journey is gone before the machine code that is made of its busiest functions pays; one that a suite
 * keeps open for minutes is quicker with what is made fast. Nothing is measured so.
 */
const compilerFlags = { journey: '--js-flags=--no-opt', suite: '--js-flags=--no-turbofan' } as const;

/** The browser of this machine, where there is one. */
export const installedChromium = (): string | undefined =>
  [
    process.env['CHROMIUM_PATH'],
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    chromium.executablePath(),
  ].find((path) => path !== undefined && path !== '' && existsSync(path));

function chromiumPath(): string {
  const found = installedChromium();
  if (found === undefined)
    throw new Error('No Chromium found. Set CHROMIUM_PATH, or run `npm test` once: it installs one.');
  return found;
}

/**
 * The same Chromium without windows takes a third less work. It shows no PDF, and has nobody to ask for a camera: it
 * gives the made-up one to every page.
 */
const installedHeadlessShell = (): string | undefined =>
  [process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

const preferredHeadlessShell = () => (process.env['CHROMIUM_PATH'] ? undefined : installedHeadlessShell());

/** Left to itself it hints its letters, which are then wider than those of the whole browser. */
const headlessShellArgs = ['--use-fake-ui-for-media-stream', '--font-render-hinting=none'];

/** No name but this machine's is found. */
export const offlineArg = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

interface TestLaunchRequest {
  /** The whole browser, for tests of what it asks a person. */
  readonly needsWindows?: boolean;
  /** Lifetime of its page. */
  readonly pageLifetime?: keyof typeof compilerFlags;
  readonly args?: readonly string[];
}

/** Launch options for the browser of a test; a Chromium that `CHROMIUM_PATH` names has precedence. */
export function testLaunchOptions({
  needsWindows: withWindows = false,
  pageLifetime: pageOf = 'journey',
  args = [],
}: TestLaunchRequest = {}) {
  const shell = withWindows ? undefined : preferredHeadlessShell();
  const executablePath = shell ?? installedChromium();
  // Unit tests run on a machine without a browser too, so a missing one is the browser's own error.
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArgs, compilerFlags[pageOf], ...(shell === undefined ? [] : headlessShellArgs), ...args],
  };
}

interface InstallAttempt {
  readonly description: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly isApplicable: () => boolean;
}

/** Debian's package of that name, where one may install it. */
const debianPackageAttempt = (name: string): InstallAttempt => ({
  description: `Debian's package ${name}`,
  command: 'sh',
  args: ['-c', `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`],
  isApplicable: () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
});

/** The browser that tests require, and the one that makes them faster. */
const browserRequirements: readonly {
  readonly find: () => string | undefined;
  readonly tries: readonly InstallAttempt[];
}[] = [
  {
    find: installedChromium,
    tries: [
      debianPackageAttempt('chromium'),
      {
        description: "Playwright's own download",
        command: 'npx',
        args: ['playwright', 'install', 'chromium'],
        isApplicable: () => true,
      },
    ],
  },
  {
    find: () => process.env['CHROMIUM_PATH'] ?? installedHeadlessShell(),
    tries: [debianPackageAttempt('chromium-headless-shell')],
  },
];

export interface Browsers {
  readonly chromium: string;
  /** Undefined where there is none, or where `CHROMIUM_PATH` names the one to take. */
  readonly headlessShell: string | undefined;
}

/** Finds the browsers of the tests or installs them, and logs each installation. */
export function ensureBrowsers(log: (line: string) => void): Browsers {
  for (const { find, tries } of browserRequirements) {
    for (const { description: what, command, args, isApplicable: when } of tries) {
      if (find() !== undefined) break;
      if (!when()) continue;
      log(`No such browser found; trying ${what}.`);
      try {
        execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
      } catch {
        log(`${what} did not work.`);
      }
    }
  }
  return { chromium: chromiumPath(), headlessShell: preferredHeadlessShell() };
}
