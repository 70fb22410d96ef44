import { operations } from '@folioflow/api/schemas';
import { faultKinds, faultNotes, faultPlaces } from '../faults/faults.ts';
import { type SandboxContext } from '../ground/area.ts';
import { html, type Markup, createPage } from '../pages/page.ts';
import { seedNames } from '../ground/seed-name.ts';
import { isSwitchName, switchNotes, switchValues, type Switches } from '../ground/switches.ts';
import { createMagicPart } from './magic-part.ts';
import {
  createAuditPart,
  createClockPart,
  createEntitiesPart,
  createFaultsPart,
  createLogPart,
  createOutboxPart,
} from './parts.ts';
import { createPersonasTable } from './people.ts';
import { createTourPart } from './tour.ts';

/** Address of the script of the control page. */
export const PAGE_SCRIPT = '/__sandbox/page.js';

const optionElement = (value: string, isSelected = false): Markup =>
  html`<option value="${value}" ${isSelected ? 'selected' : ''}>${value}</option>`;

const switchField = (name: string, values: readonly (string | number)[], current: string | number): Markup => {
  const isNumber = typeof values[0] === 'number';
  const field = values.includes('number')
    ? html`<input data-switch="${name}" data-type="number" type="number" min="0" value="${current}" />`
    : html`<select data-switch="${name}" data-type="${isNumber ? 'number' : 'text'}">
        ${values.map((value) => optionElement(String(value), value === current))}
      </select>`;
  return html`<label class="switch">
    <strong>${name}</strong> ${field} <span>${isSwitchName(name) ? switchNotes[name] : ''}</span>
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
        ${['*', ...operations.map(({ name }) => name), ...faultPlaces].map((name) => optionElement(name))}
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

const createSeedButtons = (): Markup =>
  html`<div class="row">
    ${seedNames.map(
      (seed) =>
        html`<button
          class="small"
          data-send="/reset"
          data-body="${JSON.stringify({ seed })}"
          data-confirm="Reset to the seed ${seed}? All changes will be lost."
          data-reload
        >
          ${seed}
        </button>`,
    )}
  </div>`;

const createLivePart = (name: string, content: Markup): Markup =>
  html`<div class="scroll tall" data-part="${name}">${content}</div>`;

/** Control page: every JSON call of the control surface as a form or button. */
export const createControlPage = async (context: SandboxContext, to: string | undefined): Promise<Markup> => {
  const { switches } = await context.live();
  const [app = ''] = context.appOrigins;
  return createPage(
    'Folioflow sandbox',
    html`<header>
        <div class="row apart">
          <h1>Folioflow sandbox</h1>
          <span class="notice">Stand-in provider: nothing here is real</span>
          <a href="/docs/">API documentation</a>
        </div>
      </header>
      <main class="wide">
        <section class="span" aria-label="Clock">
          <div data-part="clock">${await createClockPart(context)}</div>
        </section>
        <section class="span">
          <h2>A first order in five steps</h2>
          <div data-part="tour">${await createTourPart(context)}</div>
        </section>
        <div class="stack">
          <section>
            <h2>Personas</h2>
            <p class="soft">
              Password <code>Sandbox@1</code>, PIN <code>1234</code>, code <code>123456</code> (mobile) or
              <code>654321</code> (e-mail). Staff: <code>operator@staff.example</code>,
              <code>viewer@staff.example</code>, <code>norole@staff.example</code>.
            </p>
            <div class="scroll tall">${createPersonasTable(app)}</div>
          </section>
          <section>
            <h2>Magic values</h2>
            <p class="soft">What each value does where it is entered. Press a value to copy it.</p>
            ${createMagicPart(context)}
          </section>
          <section>
            <h2>Orders, payments, clients</h2>
            ${createLivePart('entities', await createEntitiesPart(context))}
          </section>
          <section>
            <h2>Faults</h2>
            ${faultForm()} ${createLivePart('faults', await createFaultsPart(context))}
          </section>
        </div>
        <div class="stack">
          <section>
            <h2>Outbox</h2>
            ${createLivePart('outbox', await createOutboxPart(context, to))}
          </section>
          <section>
            <h2>Switches</h2>
            ${switchesForm(switches)}
          </section>
          <section>
            <h2>Seed</h2>
            <p class="soft">Resets everything: customers, orders, tokens, faults, switches and the clock.</p>
            ${createSeedButtons()}
          </section>
        </div>
        <section class="span">
          <h2>Staff actions</h2>
          <p class="soft">
            An append-only record that survives a reset: time, person, action, client, before and after.
          </p>
          ${createLivePart('audit', await createAuditPart(context))}
        </section>
        <section class="span">
          <div class="row apart">
            <h2>Requests</h2>
            <button class="small" data-send="/log" data-method="DELETE">Clear</button>
          </div>
          ${createLivePart('log', createLogPart(context))}
        </section>
      </main>
      <p id="status" role="status"></p>`,
    { script: PAGE_SCRIPT },
  );
};
