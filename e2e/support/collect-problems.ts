import { type BrowserContext, type Page } from '@playwright/test';

/** Collects the problems of a page: console errors, uncaught errors, violations of the content security policy. */
export async function collectProblems(context: BrowserContext): Promise<string[]> {
  const seen: string[] = [];
  const listenToPage = (page: Page) => {
    page.on('console', (message) => {
      if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => void seen.push(`uncaught: ${error.message}`));
  };
  context.pages().forEach(listenToPage);
  context.on('page', listenToPage);
  await context.exposeBinding('noteViolation', (_source, what: string) => void seen.push(`policy: ${what}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
      noteViolation(`${violatedDirective} blocked ${blockedURI} (${sourceFile})`);
    });
  });
  return seen;
}
