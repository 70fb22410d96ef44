import { execFileSync } from 'node:child_process';
import { existsSync, statfsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Playwright's own list (`chromiumSwitches.ts` of playwright-core 1.65): a browser heeds only the last such argument. */
const switchedOffByPlaywright = [
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

/** Chromium makes the popup of its address bar ready in each new window: 400 scripts, more work than a journey's own pages. */
const addressBarPopups = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'] as const;

/** A page that a journey hands out itself came from no address, and could then not reach the sandbox on this machine. */
const addressOfPage = 'LocalNetworkAccessChecks';

const featuresOff = [...switchedOffByPlaywright, ...addressBarPopups, addressOfPage].join(',');

const GIB = 2 ** 30;

/** What drawings are handed over in; where it is small, as in a container, the browser takes files on the disk instead. */
function hasSharedMemory(): boolean {
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
  ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--no-first-run',
  '--no-default-browser-check',
  `--disable-features=${featuresOff}`,
] as const;

/**
 * A page of a journey is gone before the machine code that is made of its busiest functions pays; one that a suite keeps
 * open for minutes is quicker with what is made fast. Nothing is measured so.
 */
const compiling = { journey: '--js-flags=--no-opt', suite: '--js-flags=--no-turbofan' } as const;

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
 * The same Chromium without windows takes a third less work. It shows no PDF, and has nobody to ask for a camera: it gives
 * the made-up one to every page.
 */
const windowless = (): string | undefined =>
  [process.env['CHROMIUM_SHELL_PATH'], '/usr/bin/chromium-headless-shell'].find(
    (path) => path !== undefined && path !== '' && existsSync(path),
  );

const chosenWindowless = () => (process.env['CHROMIUM_PATH'] ? undefined : windowless());

/** Left to itself it hints its letters, which are then wider than those of the whole browser. */
const windowlessArgs = ['--use-fake-ui-for-media-stream', '--font-render-hinting=none'];

/** No name but this machine's is found. */
export const offline = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost';

interface Wanted {
  /** The whole browser, for tests of what it asks a person. */
  readonly withWindows?: boolean;
  /** How long its page stays open. */
  readonly pageOf?: keyof typeof compiling;
  readonly args?: readonly string[];
}

/** How the browser of a test is launched; a Chromium that is named by `CHROMIUM_PATH` is always the one. */
export function launchOfTests({ withWindows = false, pageOf = 'journey', args = [] }: Wanted = {}) {
  const shell = withWindows ? undefined : chosenWindowless();
  const executablePath = shell ?? installedChromium();
  // Unit tests run on a machine without a browser too, so a missing one is the browser's own error.
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumArgs, compiling[pageOf], ...(shell === undefined ? [] : windowlessArgs), ...args],
  };
}

interface Try {
  readonly what: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly when: () => boolean;
}

/** Debian's package of that name, where one may install it. */
const packaged = (name: string): Try => ({
  what: `Debian's package ${name}`,
  command: 'sh',
  args: ['-c', `apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq ${name}`],
  when: () => process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
});

/** What tests cannot do without, and what makes them faster. */
const wanted: readonly { readonly find: () => string | undefined; readonly tries: readonly Try[] }[] = [
  {
    find: installedChromium,
    tries: [
      packaged('chromium'),
      {
        what: "Playwright's own download",
        command: 'npx',
        args: ['playwright', 'install', 'chromium'],
        when: () => true,
      },
    ],
  },
  { find: () => process.env['CHROMIUM_PATH'] ?? windowless(), tries: [packaged('chromium-headless-shell')] },
];

export interface Browsers {
  readonly whole: string;
  /** Undefined where there is none, or where `CHROMIUM_PATH` names the one to take. */
  readonly windowless: string | undefined;
}

/** Finds the browsers of the tests or installs them, and says what it did. */
export function ensureChromium(say: (line: string) => void): Browsers {
  for (const { find, tries } of wanted) {
    for (const { what, command, args, when } of tries) {
      if (find() !== undefined) break;
      if (!when()) continue;
      say(`No such browser found; trying ${what}.`);
      try {
        execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
      } catch {
        say(`${what} did not work.`);
      }
    }
  }
  return { whole: chromiumPath(), windowless: chosenWindowless() };
}
