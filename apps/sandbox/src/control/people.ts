import { html, type Markup, createTable } from '../pages/page.ts';
import { allPersonas } from '../personas/all-personas.ts';
import { startPageOf } from '../personas/start-page.ts';
import { type Persona } from '../personas/persona.ts';

/** Form that signs in to the investor app; only this page may use its route (`tools/serve/sign-in-endpoint.ts`). */
export const createSignInForm = (app: string, mobile: string, page: string, label: Markup | string): Markup =>
  html`<form method="post" action="${app}/__sandbox/sign-in" target="_blank" rel="noopener">
    <input type="hidden" name="mobile" value="${mobile}" />
    <input type="hidden" name="to" value="${page}" />
    <button class="small main">${label}</button>
  </form>`;

const createSignInCell = (app: string, persona: Persona): Markup => {
  const page = startPageOf(persona);
  const [first, last] = persona.name;
  return page === null
    ? html`<a class="button small" href="${app}/signin" target="_blank" rel="noopener">Sign in by hand</a>`
    : createSignInForm(app, persona.mobile, page, html`Sign in as<span class="hidden"> ${first} ${last}</span>`);
};

/** Table of all personas with the pages that show them. */
export const createPersonasTable = (app: string): Markup =>
  createTable(
    ['Who', 'Shows', 'Opens', ''],
    allPersonas.map(
      (persona) =>
        html`<tr>
          <td>
            <strong>${persona.name.join(' ')}</strong><br />
            <button class="small num" data-copy="${persona.mobile}">${persona.mobile}</button>
          </td>
          <td>${persona.shows}</td>
          <td><code class="whole">${startPageOf(persona) ?? '/signin'}</code></td>
          <td>
            <div class="row">
              ${createSignInCell(app, persona)}
              <button
                class="small"
                data-send="/token"
                data-body="${JSON.stringify({ mobile: persona.mobile })}"
                data-show="token_id"
                aria-label="Copy a token for ${persona.mobile}"
              >
                Token
              </button>
            </div>
          </td>
        </tr>`,
    ),
  );
