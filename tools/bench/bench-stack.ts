import { type Page } from 'playwright';
import { createUnusedMobile } from '@folioflow/wiring/testing/sandbox-client';
import { createStoredSession } from '@folioflow/wiring/testing/stored-session';
import { findFreePorts } from '../serve/ports.ts';
import { createSharedResource } from './shared-resource.ts';
import { buildApps, startStack, type Stack, type StackOptions } from '../serve/stack.ts';

interface BenchSandbox extends Pick<StackOptions, 'dataFolder' | 'seed'> {
  /** Origin of a bare page that calls the sandbox, beside those of the apps. */
  readonly floorOrigin?: string;
}

async function startBuiltStack({ dataFolder = null, seed = 'full', floorOrigin }: BenchSandbox): Promise<Stack> {
  process.env['SANDBOX_MODE'] = '1';
  await buildApps();
  const ports = await findFreePorts(['investor', 'backoffice', 'sandbox']);
  const origins = [ports.investor, ports.backoffice].map((port) => `http://127.0.0.1:${port}`);
  return startStack({
    environment: floorOrigin === undefined ? {} : { SANDBOX_APP_ORIGINS: [...origins, floorOrigin].join() },
    log: () => undefined,
    ports,
    dataFolder,
    seed,
  });
}

const sharedStackOf = (sandbox: BenchSandbox) =>
  createSharedResource(
    () => startBuiltStack(sandbox),
    (stack) => stack.close(),
  );
const inMemoryStack = sharedStackOf({});

/** All that runs within it in memory has one and the same stack. */
export const withSharedStack = inMemoryStack.shareDuring;

/** Runs the built apps while `use` runs, with a sandbox in memory or on a data folder. */
export const withStack = <Result>(
  use: (stack: Stack) => Promise<Result>,
  dataFolder: string | null = null,
): Promise<Result> => (dataFolder === null ? inMemoryStack : sharedStackOf({ dataFolder })).use(use);

/** Runs the built apps while `use` runs, with a sandbox of another seed in memory. */
export const withStackOfSeed = <Result>(
  seed: NonNullable<StackOptions['seed']>,
  use: (stack: Stack) => Promise<Result>,
  floorOrigin?: string,
): Promise<Result> => sharedStackOf(floorOrigin === undefined ? { seed } : { seed, floorOrigin }).use(use);

async function storeSession(
  page: Page,
  { sandbox }: Stack,
  origin: string,
  persona: Parameters<typeof createStoredSession>[1],
): Promise<void> {
  const session = await createStoredSession(sandbox, persona);
  await page.goto(`${origin}/config.json`);
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, session);
}

/** Puts a session into the browser, so that the next page opens signed in as a copy of a persona. */
export const signIn = (page: Page, stack: Stack, like = '9000000100'): Promise<void> =>
  storeSession(page, stack, stack.investor, { mobile: createUnusedMobile(), like });

/** The same as the persona itself, whose rows are too many to be copied for each visit, on an app or a bare page. */
export const signInAsPersona = (page: Page, stack: Stack, mobile: string, origin = stack.investor): Promise<void> =>
  storeSession(page, stack, origin, { mobile });

/** Each scheme of the list; a link of the neutral page counts too, so look for its text as well. */
export const schemeLinks = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('link').or(main.getByRole('article'));
};

/** Text of the neutral page, which every address without content shows. */
export const neutralPageText = 'Sorry the information you are looking for could not be found';
