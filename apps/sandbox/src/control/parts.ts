import { isSuccess } from '@folioflow/api/contract';
import { clockFace } from '../ground/move-clock.ts';
import { readFaults } from '../faults/faults.ts';
import { type Context } from '../ground/area.ts';
import { dayAt, timeAt } from '../kit/days.ts';
import { listOutbox } from '../outbox/outbox.ts';
import { html, type Markup, tableOf } from '../pages/page.ts';
import { staffActions } from '../access/audit.ts';
import { listEntities } from './entities.ts';

const momentOf = (instant: number): string => `${dayAt(instant)} ${timeAt(instant)}`;

const body = (value: object): string => JSON.stringify(value);

export const clockPart = async (context: Context): Promise<Markup> => {
  const face = clockFace((await context.live()).clock, context.machineNow());
  const move = (label: string, change: object) =>
    html`<button class="small" data-send="/clock" data-body="${body(change)}">${label}</button>`;
  return html`<div class="row apart">
    <p>
      <strong class="num">${momentOf(face.milliseconds)}</strong>
      <span class="soft">Asia/Kolkata</span> ${face.frozen ? html`<span class="notice">frozen</span>` : ''}
    </p>
    <div class="row">
      ${move('+5 s', { advance_seconds: 5 })} ${move('+2 min', { advance_seconds: 120 })}
      ${move('+15 min', { advance_seconds: 900 })} ${move('+1 day', { advance_days: 1 })}
      ${move('+1 working day', { advance_working_days: 1 })} ${move('+1 month', { advance_days: 30 })}
      ${move(face.frozen ? 'Release' : 'Freeze', { freeze: !face.frozen })}
    </div>
  </div>`;
};

export const outboxPart = async (context: Context, to: string | undefined): Promise<Markup> => {
  const messages = await listOutbox(context.db, to, 40);
  if (messages.length === 0) return html`<p class="soft">No messages yet. Codes and mails appear here.</p>`;
  return html`<ul class="messages">
    ${messages.map(
      (message) =>
        html`<li>
          <div class="row apart">
            <strong>${message.to}</strong>
            <span class="soft num">${message.kind} · ${momentOf(message.time)}</span>
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

export const entitiesPart = async (context: Context): Promise<Markup> => {
  const entities = await listEntities(context);
  if (entities.length === 0) return html`<p class="soft">Nothing waits for a next state.</p>`;
  return tableOf(
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
                  html`<button class="small" data-send="/advance" data-body="${body({ entity, id, to })}">
                    ${to}
                  </button>`,
              )}
            </div>
          </td>
        </tr>`,
    ),
  );
};

export const faultsPart = async (context: Context): Promise<Markup> => {
  const faults = await readFaults(context.db);
  if (faults.length === 0) return html`<p class="soft">No fault is waiting.</p>`;
  return tableOf(
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

export const logPart = (context: Context): Markup => {
  const entries = context.log.entries().slice(0, 100);
  if (entries.length === 0) return html`<p class="soft">No request yet.</p>`;
  return tableOf(
    ['Time', 'Operation', 'Answer', 'Caller', 'Body'],
    entries.map(
      (entry) =>
        html`<tr>
          <td class="num">${timeAt(entry.time)}</td>
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

const MOST_ACTIONS = 60;

/** What the staff did; nothing of it can be changed. */
export const auditPart = async (context: Context): Promise<Markup> => {
  const actions = await staffActions(context.db, MOST_ACTIONS);
  if (actions.length === 0) return html`<p class="soft">Nobody of the staff has done anything yet.</p>`;
  return tableOf(
    ['Time', 'Who', 'What', 'Client', 'Answer', 'Before', 'After'],
    actions.map(
      ({ at, caller, operation, subject, code, before, after }) =>
        html`<tr>
          <td class="num">${momentOf(at)}</td>
          <td>${caller === '' ? 'nobody' : caller}</td>
          <td>${operation}</td>
          <td class="num">${subject}</td>
          <td class="num ${isSuccess(code) ? 'good' : 'gone'}">${code}</td>
          <td><code>${before}</code></td>
          <td><code>${after === before ? '' : after}</code></td>
        </tr>`,
    ),
  );
};
