import { type Page } from 'playwright';
import { ownMobile } from '../serve/sandbox-client.ts';
import { storedSession } from '../serve/session.ts';
import { freePorts } from '../serve/ports.ts';
import { begun } from './begun.ts';
import { buildApps, startStack, type Stack } from '../serve/stack.ts';

async function startBuilt(dataFolder: string | null): Promise<Stack> {
  process.env['SANDBOX_MODE'] = '1';
  await buildApps();
  return startStack({
    environment: {},
    say: () => undefined,
    ports: await freePorts(['investor', 'backoffice', 'sandbox']),
    dataFolder,
    seed: 'full',
  });
}

const stacksOn = (dataFolder: string | null) =>
  begun(
    () => startBuilt(dataFolder),
    (stack) => stack.close(),
  );
const inMemory = stacksOn(null);

/** All that runs within it in memory has one and the same stack. */
export const sharingStack = inMemory.sharing;

/** Runs the built apps while `use` runs, with a sandbox in memory or on a data folder. */
export const withStack = <Result>(
  use: (stack: Stack) => Promise<Result>,
  dataFolder: string | null = null,
): Promise<Result> => (dataFolder === null ? inMemory : stacksOn(dataFolder)).use(use);

/** Puts a session into the browser, so that the next page opens signed in as a copy of a persona. */
export async function signIn(page: Page, { investor, sandbox }: Stack, like = '9000000100'): Promise<void> {
  const session = await storedSession(sandbox, { mobile: ownMobile(), like });
  await page.goto(`${investor}/config.json`);
  await page.evaluate((kept) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
  }, session);
}

/** Each scheme of the list; a link of the neutral page counts too, so look for its text as well. */
export const schemeLinks = (page: Page) => {
  const main = page.getByRole('main');
  return main.getByRole('link').or(main.getByRole('article'));
};

/** What the neutral page says, which stands at every address that shows nothing. */
export const neutralText = 'Sorry the information you are looking for could not be found';
