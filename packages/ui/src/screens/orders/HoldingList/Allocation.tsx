import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { ALLOCATION_KINDS, classificationOf, type AllocationKind, type AllocationPart } from '@folioflow/flows';
import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Panel } from '../../../parts/page/Panel/Panel.tsx';
import { Percent } from '../../../primitives/Figure/Money.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';
import { PaiseMoney } from './holding-figures.tsx';

/* #6775e0 is a lighter accent that both themes share. */
const COLOURS = ['var(--accent)', 'var(--gain)', '#6775e0', 'var(--warn)', 'var(--info)', 'var(--line-strong)'];

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-12);
  margin-top: calc(-1 * var(--space-8));
`;

const Kind = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: var(--ink);

  > select {
    min-height: var(--control);
    padding: 0 var(--space-24) 0 var(--space-8);
    border: 0;
    border-radius: var(--radius-control);
    background: none;
    color: inherit;
    font-size: var(--type-14);
    text-align: end;
    appearance: none;
    cursor: pointer;
  }

  > select > option {
    background: var(--card);
  }

  > svg {
    position: absolute;
    inset-inline-end: 0;
    pointer-events: none;
  }
`;

const Bar = styled.div`
  display: flex;
  gap: 2px;
  height: 0.75rem;
  border-radius: var(--radius-full);
  overflow: hidden;
  forced-color-adjust: none;

  > span {
    min-width: 2px;
    print-color-adjust: exact;
  }
`;

const Legend = styled.table`
  width: 100%;
  margin-top: var(--space-4);
  border-collapse: collapse;
  font-size: var(--type-14);
  line-height: 1.25;

  tr {
    height: 2rem;
  }

  th {
    color: var(--text);
    font-weight: var(--weight-text);
    text-align: start;
    overflow-wrap: anywhere;
  }

  th > span:first-child {
    display: inline-block;
    width: 0.75rem;
    height: 0.75rem;
    margin-inline-end: var(--space-12);
    border-radius: 3px;
    vertical-align: -0.1em;
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  td {
    padding-inline-start: var(--space-12);
    text-align: end;
    white-space: nowrap;
  }

  td:nth-child(2) > span {
    color: var(--muted);
  }

  td:last-child {
    font-weight: var(--weight-heading);
  }
`;

interface AllocationProps {
  allocation: Readonly<Record<AllocationKind, readonly AllocationPart[]>>;
}

/** Name of a part; categories are as short as on the cards of schemes. */
const nameOf = (i18n: I18n, kind: AllocationKind, name: string): string =>
  (kind === 'category' ? classificationOf(name, '') : name) || i18n._('holdings.allocation.unnamed');

const colourOf = (place: number): string => COLOURS[place % COLOURS.length] ?? '';

/** The value by category, fund house or risk: one bar, and its legend with amount and share. */
export function Allocation({ allocation }: AllocationProps) {
  const { i18n } = useLingui();
  const [kind, setKind] = useState<AllocationKind>('category');
  const parts = allocation[kind];
  if (parts.length === 0) return null;
  return (
    <Panel aria-label={i18n._('holdings.allocation')}>
      <Head>
        <h2>{i18n._('holdings.allocation')}</h2>
        <Kind>
          <select
            aria-label={i18n._('holdings.allocation.by')}
            value={kind}
            onChange={({ target: { value } }) => setKind(ALLOCATION_KINDS.find((each) => each === value) ?? kind)}
          >
            {ALLOCATION_KINDS.map((each) => (
              <option key={each} value={each}>
                {i18n._(`holdings.allocation.${each}`)}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </Kind>
      </Head>
      <Bar aria-hidden>
        {parts.map(({ name, percent }, place) => (
          <span key={name} style={{ flexGrow: percent, background: colourOf(place) }} />
        ))}
      </Bar>
      <Legend aria-label={i18n._(`holdings.allocation.${kind}`)}>
        <tbody>
          {parts.map(({ name, percent, valuePaise }, place) => (
            <tr key={name}>
              <th scope="row">
                <span aria-hidden style={{ background: colourOf(place) }} />
                <span lang={languageOf(nameOf(i18n, kind, name))}>{nameOf(i18n, kind, name)}</span>
              </th>
              <td>
                <PaiseMoney paise={valuePaise} decimals={0} />
              </td>
              <td>
                <Percent value={percent} decimals={1} />
              </td>
            </tr>
          ))}
        </tbody>
      </Legend>
    </Panel>
  );
}
