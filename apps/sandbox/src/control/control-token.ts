import { type MiddlewareHandler } from 'hono';
import { bearerAuth } from 'hono/bearer-auth';
import { createHtmlResponse, createPage, html } from '../pages/page.ts';

const problem = (msg: string) => ({ message: { errors: [{ msg }] } });

/** Refuses calls without the bearer token. Hono compares digests, so that the duration shows nothing of the token. */
export const requireControlToken = (token: string): MiddlewareHandler =>
  bearerAuth({
    token,
    realm: 'sandbox control',
    noAuthenticationHeader: problem('The control surface requires its bearer token (SANDBOX_CONTROL_TOKEN).'),
    invalidAuthenticationHeader: problem('The control surface requires the header Authorization: Bearer <token>.'),
    invalidToken: problem('This is not the token of the control surface (SANDBOX_CONTROL_TOKEN).'),
  });

/**
 * Page that asks for the token instead of the control page: a browser opens an address without a bearer header. Its
 * script requests the control page with the token, which stays in a variable until the tab is closed or reloaded.
 */
export const createTokenPage = async (script: string, formTargets: readonly string[]): Promise<Response> => {
  const page = createPage(
    'Folioflow sandbox',
    html`<header>
        <div class="row apart">
          <h1>Folioflow sandbox</h1>
          <span class="notice">Stand-in provider: nothing here is real</span>
        </div>
      </header>
      <main>
        <section>
          <h2>Control token</h2>
          <p class="soft">
            This sandbox is reachable from other machines. The token is the value of <code>SANDBOX_CONTROL_TOKEN</code>
            at its start; the page does not store it.
          </p>
          <form class="row" data-unlock>
            <label>Token <input name="token" type="password" autocomplete="off" required autofocus /></label>
            <button class="main">Open</button>
          </form>
        </section>
      </main>
      <p id="status" role="status"></p>`,
    { script },
  );
  const response = await createHtmlResponse(page, formTargets, 401);
  response.headers.set('www-authenticate', 'Bearer realm="sandbox control"');
  return response;
};
