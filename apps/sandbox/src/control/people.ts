import { html, type Markup, tableOf } from '../pages/page.ts';
import { allPersonas } from '../personas/all-personas.ts';
import { opensOf } from '../personas/opens.ts';
import { type Persona } from '../personas/persona.ts';

/** The door of the investor app that only this page may knock at (`tools/serve/sign-in-door.ts`). */
export const signInAs = (app: string, mobile: string, page: string, label: Markup | string): Markup =>
  html`<form method="post" action="${app}/__sandbox/sign-in" target="_blank" rel="noopener">
    <input type="hidden" name="mobile" value="${mobile}" />
    <input type="hidden" name="to" value="${page}" />
    <button class="small main">${label}</button>
  </form>`;

const wayIn = (app: string, persona: Persona): Markup => {
  const page = opensOf(persona);
  const [first, last] = persona.name;
  return page === null
    ? html`<a class="button small" href="${app}/signin" target="_blank" rel="noopener">Sign in by hand</a>`
    : signInAs(app, persona.mobile, page, html`Sign in as<span class="hidden"> ${first} ${last}</span>`);
};

/** Everybody there is, and where each of them is shown. */
export const personasTable = (app: string): Markup =>
  tableOf(
    ['Who', 'Shows', 'Opens', ''],
    allPersonas.map(
      (persona) =>
        html`<tr>
          <td>
            <strong>${persona.name.join(' ')}</strong><br />
            <button class="small num" data-copy="${persona.mobile}">${persona.mobile}</button>
          </td>
          <td>${persona.shows}</td>
          <td><code class="whole">${opensOf(persona) ?? '/signin'}</code></td>
          <td>
            <div class="row">
              ${wayIn(app, persona)}
              <button
                class="small"
                data-send="/token"
                data-body="${JSON.stringify({ mobile: persona.mobile })}"
                data-show="token_id"
                aria-label="Copy a token of ${persona.mobile}"
              >
                Token
              </button>
            </div>
          </td>
        </tr>`,
    ),
  );
