import { faultKinds, faultNotes, faultPlaces } from '../faults/faults.ts';
import { type Context } from '../ground/area.ts';
import { operations } from '../ground/operations.ts';
import { html, type Markup, pageOf } from '../pages/page.ts';
import { seedNames } from '../ground/seed-name.ts';
import { isSwitch, switchNotes, switchValues, type Switches } from '../ground/switches.ts';
import { magicPart } from './magic-part.ts';
import { auditPart, clockPart, entitiesPart, faultsPart, logPart, outboxPart } from './parts.ts';
import { personasTable } from './people.ts';
import { tourPart } from './tour.ts';

const option = (value: string, isSelected = false): Markup =>
  html`<option value="${value}" ${isSelected ? 'selected' : ''}>${value}</option>`;

const switchField = (name: string, values: readonly (string | number)[], current: string | number): Markup => {
  const isNumber = typeof values[0] === 'number';
  const field = values.includes('number')
    ? html`<input data-switch="${name}" data-type="number" type="number" min="0" value="${current}" />`
    : html`<select data-switch="${name}" data-type="${isNumber ? 'number' : 'text'}">
        ${values.map((value) => option(String(value), value === current))}
      </select>`;
  return html`<label class="switch">
    <strong>${name}</strong> ${field} <span>${isSwitch(name) ? switchNotes[name] : ''}</span>
  </label>`;
};

const switchesForm = (switches: Switches): Markup => {
  const current: Readonly<Record<string, string | number>> = { ...switches };
  return html`<div class="switches">
    ${Object.entries(switchValues).map(([name, values]) => switchField(name, values, current[name] ?? ''))}
  </div>`;
};

const faultForm = (): Markup =>
  html`<form class="row" data-post="/faults">
    <label
      >Operation
      <select name="operation">
        ${['*', ...operations.map(({ name }) => name), ...faultPlaces].map((name) => option(name))}
      </select></label
    >
    <label
      >Kind
      <select name="kind">
        ${faultKinds.map((kind) => html`<option value="${kind}">${kind}: ${faultNotes[kind]}</option>`)}
      </select></label
    >
    <label>Value (text or JSON) <input name="value" data-type="json" autocomplete="off" /></label>
    <label>Times <input name="times" data-type="number" type="number" min="1" value="1" /></label>
    <label>Persona (mobile) <input name="persona" inputmode="numeric" autocomplete="off" /></label>
    <button class="main">Add fault</button>
  </form>`;

const seedButtons = (): Markup =>
  html`<div class="row">
    ${seedNames.map(
      (seed) =>
        html`<button
          class="small"
          data-send="/reset"
          data-body="${JSON.stringify({ seed })}"
          data-confirm="Put the seed ${seed} back? Everything made so far is lost."
          data-reload
        >
          ${seed}
        </button>`,
    )}
  </div>`;

const live = (name: string, content: Markup): Markup =>
  html`<div class="scroll tall" data-part="${name}">${content}</div>`;

/** The control surface as one page: everything the JSON calls do, with buttons. */
export const controlPage = async (context: Context, to: string | undefined): Promise<Markup> => {
  const { switches } = await context.live();
  const [app = ''] = context.appOrigins;
  return pageOf(
    'Folioflow sandbox',
    html`<header>
        <div class="row apart">
          <h1>Folioflow sandbox</h1>
          <span class="notice">Stand-in provider: nothing here is real</span>
        </div>
      </header>
      <main class="wide">
        <section class="span" aria-label="Clock"><div data-part="clock">${await clockPart(context)}</div></section>
        <section class="span">
          <h2>A first order in five steps</h2>
          <div data-part="tour">${await tourPart(context)}</div>
        </section>
        <div class="stack">
          <section>
            <h2>Personas</h2>
            <p class="soft">
              Password <code>Sandbox@1</code>, PIN <code>1234</code>, code <code>123456</code> (mobile) or
              <code>654321</code> (e-mail). Staff: <code>operator@staff.example</code>,
              <code>viewer@staff.example</code>, <code>norole@staff.example</code>.
            </p>
            <div class="scroll tall">${personasTable(app)}</div>
          </section>
          <section>
            <h2>Magic values</h2>
            <p class="soft">What a value brings about where it is typed. A press copies it.</p>
            ${magicPart(context)}
          </section>
          <section>
            <h2>Orders, payments, clients</h2>
            ${live('entities', await entitiesPart(context))}
          </section>
          <section>
            <h2>Faults</h2>
            ${faultForm()} ${live('faults', await faultsPart(context))}
          </section>
        </div>
        <div class="stack">
          <section>
            <h2>Outbox</h2>
            ${live('outbox', await outboxPart(context, to))}
          </section>
          <section>
            <h2>Switches</h2>
            ${switchesForm(switches)}
          </section>
          <section>
            <h2>Seed</h2>
            <p class="soft">Puts everything back: customers, orders, tokens, faults, switches and the clock.</p>
            ${seedButtons()}
          </section>
        </div>
        <section class="span">
          <h2>What the staff did</h2>
          <p class="soft">
            Only added to, and kept through a reset: when, who, what, about which client, before and after.
          </p>
          ${live('audit', await auditPart(context))}
        </section>
        <section class="span">
          <div class="row apart">
            <h2>Requests</h2>
            <button class="small" data-send="/log" data-method="DELETE">Clear</button>
          </div>
          ${live('log', logPart(context))}
        </section>
      </main>
      <p id="status" role="status"></p>`,
    '/__sandbox/page.js',
  );
};
