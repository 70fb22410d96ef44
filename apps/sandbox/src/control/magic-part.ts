import { type SandboxContext } from '../ground/area.ts';
import { type MagicValue } from '../ground/magic.ts';
import { html, type Markup } from '../pages/page.ts';

/** Table of the magic values of all areas, by input. */
export const createMagicPart = ({ areas }: Pick<SandboxContext, 'areas'>): Markup => {
  const byPlace = Map.groupBy(
    areas.flatMap(({ magic = [] }) => magic),
    ({ place }) => place,
  );
  const row = ({ value, causes }: MagicValue) =>
    html`<li><button class="small num" data-copy="${value}">${value}</button> <span>${causes}</span></li>`;
  return html`<div class="places">
    ${[...byPlace].map(
      ([place, values]) =>
        html`<details>
          <summary>${place} <span class="soft">${values.length}</span></summary>
          <ul class="values">
            ${values.toSorted((one, other) => one.value.localeCompare(other.value)).map(row)}
          </ul>
        </details>`,
    )}
  </div>`;
};
