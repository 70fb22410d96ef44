import { isSuccess } from '@folioflow/api/contract';
import { createClockReading } from '../ground/maintenance/move-clock.ts';
import { readFaults } from '../faults/faults.ts';
import { type SandboxContext } from '../ground/area.ts';
import { dayAt, timeOfDayAt } from '../kit/days.ts';
import { listOutbox } from '../outbox/outbox.ts';
import { html, type Markup, createTable } from '../pages/page.ts';
import { readStaffActions } from '../access/records/audit.ts';
import { listEntities } from './entities.ts';

const formatMoment = (instant: number): string => `${dayAt(instant)} ${timeOfDayAt(instant)}`;

const formatJson = (value: object): string => JSON.stringify(value);

export const createClockPart = async (context: SandboxContext): Promise<Markup> => {
  const face = createClockReading((await context.live()).clock, context.machineNow());
  const moveButton = (label: string, change: object) =>
    html`<button class="small" data-send="/clock" data-body="${formatJson(change)}">${label}</button>`;
  return html`<div class="row apart">
    <p>
      <strong class="num">${formatMoment(face.milliseconds)}</strong>
      <span class="soft">Asia/Kolkata</span> ${face.frozen ? html`<span class="notice">frozen</span>` : ''}
    </p>
    <div class="row">
      ${moveButton('+5 s', { advance_seconds: 5 })} ${moveButton('+2 min', { advance_seconds: 120 })}
      ${moveButton('+15 min', { advance_seconds: 900 })} ${moveButton('+1 day', { advance_days: 1 })}
      ${moveButton('+1 working day', { advance_working_days: 1 })} ${moveButton('+1 month', { advance_days: 30 })}
      ${moveButton(face.frozen ? 'Release' : 'Freeze', { freeze: !face.frozen })}
    </div>
  </div>`;
};

export const createOutboxPart = async (context: SandboxContext, to: string | undefined): Promise<Markup> => {
  const messages = await listOutbox(context.db, to, 40);
  if (messages.length === 0) return html`<p class="soft">No messages yet. Codes and mails appear here.</p>`;
  return html`<ul class="messages">
    ${messages.map(
      (message) =>
        html`<li>
          <div class="row apart">
            <strong>${message.to}</strong>
            <span class="soft num">${message.kind} · ${formatMoment(message.time)}</span>
          </div>
          ${
            message.code === undefined
              ? ''
              : html`<button class="code" data-copy="${message.code}" aria-label="Copy code ${message.code}">
                  ${message.code}
                </button>`
          }
          ${
            message.link === undefined
              ? ''
              : html`<button class="small" data-copy="${message.link}">Copy ${message.link}</button>`
          }
          <span class="soft">${message.text}</span>
        </li>`,
    )}
  </ul>`;
};

export const createEntitiesPart = async (context: SandboxContext): Promise<Markup> => {
  const entities = await listEntities(context);
  if (entities.length === 0) return html`<p class="soft">No order, payment or client can be advanced.</p>`;
  return createTable(
    ['Owner', 'What', 'State', 'Next'],
    entities.map(
      ({ entity, id, owner, label, state, next }) =>
        html`<tr>
          <td class="num">${owner}</td>
          <td>${label}</td>
          <td><code>${state}</code></td>
          <td>
            <div class="row">
              ${next.map(
                (to) =>
                  html`<button class="small" data-send="/advance" data-body="${formatJson({ entity, id, to })}">
                    ${to}
                  </button>`,
              )}
            </div>
          </td>
        </tr>`,
    ),
  );
};

export const createFaultsPart = async (context: SandboxContext): Promise<Markup> => {
  const faults = await readFaults(context.db);
  if (faults.length === 0) return html`<p class="soft">No faults are set.</p>`;
  return createTable(
    ['Operation', 'Kind', 'Value', 'Left', ''],
    faults.map(
      (fault) =>
        html`<tr>
          <td>${fault.operation}${fault.persona === '' ? '' : ` (${fault.persona})`}</td>
          <td>${fault.kind}</td>
          <td><code>${JSON.stringify(fault.value)}</code></td>
          <td class="num">${fault.remaining < 0 ? 'until removed' : fault.remaining}</td>
          <td>
            <button class="small bad" data-send="/faults/${fault.id}" data-method="DELETE">Remove</button>
          </td>
        </tr>`,
    ),
  );
};

export const createLogPart = (context: SandboxContext): Markup => {
  const entries = context.log.entries().slice(0, 100);
  if (entries.length === 0) return html`<p class="soft">No requests yet.</p>`;
  return createTable(
    ['Time', 'Operation', 'Answer', 'Caller', 'Body'],
    entries.map(
      (entry) =>
        html`<tr>
          <td class="num">${timeOfDayAt(entry.time)}</td>
          <td>${entry.operation === '' ? `${entry.method} ${entry.path}` : entry.operation}</td>
          <td class="num ${isSuccess(entry.code) ? 'good' : 'gone'}">
            ${entry.status === 200 ? entry.code : entry.status || entry.code}
          </td>
          <td>${entry.caller}</td>
          <td><code>${JSON.stringify(entry.body ?? null).slice(0, 300)}</code></td>
        </tr>`,
    ),
  );
};

const MAX_ACTIONS = 60;

/** Audited staff actions; they cannot be changed. */
export const createAuditPart = async (context: SandboxContext): Promise<Markup> => {
  const actions = await readStaffActions(context.db, MAX_ACTIONS);
  if (actions.length === 0) return html`<p class="soft">No staff actions yet.</p>`;
  return createTable(
    ['Time', 'Person', 'Action', 'Client', 'Answer', 'Before', 'After'],
    actions.map(
      ({ at, caller, operation, subject, code, before, after }) =>
        html`<tr>
          <td class="num">${formatMoment(at)}</td>
          <td>${caller === '' ? 'unknown' : caller}</td>
          <td>${operation}</td>
          <td class="num">${subject}</td>
          <td class="num ${isSuccess(code) ? 'good' : 'gone'}">${code}</td>
          <td><code>${before}</code></td>
          <td><code>${after === before ? '' : after}</code></td>
        </tr>`,
    ),
  );
};
