import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { ALLOCATION_KINDS, classificationOf, type AllocationKind, type AllocationPart } from '@folioflow/flows';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Percent } from '../../../primitives/Figure/Money.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { Segments } from '../../../primitives/Segments/Segments.tsx';
import { PaiseMoney } from './holding-figures.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

const BarTable = styled.table`
  width: 100%;
  font-size: var(--type-14);

  th,
  td {
    padding-block: var(--space-4);
    color: var(--ink);
    font-weight: var(--weight-text);
    text-align: start;
    overflow-wrap: anywhere;
  }

  thead th {
    color: var(--muted);
    font-weight: var(--weight-label);
  }

  [data-figure] {
    padding-inline-start: var(--space-12);
    text-align: end;
    white-space: nowrap;
  }

  thead [data-figure] {
    width: 1%;
    white-space: normal;
    overflow-wrap: normal;

    @media (min-width: 40rem) {
      white-space: nowrap;
    }
  }

  @media (min-width: 48rem) {
    thead [data-figure] {
      white-space: nowrap;
    }
  }

  [data-bar] {
    padding-block: 0 var(--space-8);
  }

  [data-bar] > span {
    display: block;
    min-width: 2px;
    height: 0.5rem;
    border-radius: 3px;
    background: var(--accent);
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    [data-bar] > span {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`;

/* Enlarged figures scroll within the card. */
const ScrollArea = styled.div`
  overflow-x: auto;
`;

interface AllocationBarsProps {
  allocation: Readonly<Record<AllocationKind, readonly AllocationPart[]>>;
}

/** Name of a part; categories are as short as on the cards of schemes. */
const nameOf = (i18n: I18n, kind: AllocationKind, name: string): string =>
  (kind === 'category' ? classificationOf(name, '') : name) || i18n._('holdings.allocation.unnamed');

/** The value by category, fund house or risk: a bar below the name, share and amount of each part. */
export function AllocationBars({ allocation }: AllocationBarsProps) {
  const { i18n } = useLingui();
  const [kind, setKind] = useState<AllocationKind>('category');
  const parts = allocation[kind];
  if (parts.length === 0) return null;
  return (
    <Card aria-label={i18n._('holdings.allocation')}>
      <Stack gap={16}>
        <h2>{i18n._('holdings.allocation')}</h2>
        <Segments
          label={i18n._('holdings.allocation.by')}
          items={ALLOCATION_KINDS.map((each) => ({ value: each, label: i18n._(`holdings.allocation.${each}`) }))}
          value={kind}
          onValueChange={setKind}
        />
        <ScrollArea tabIndex={0} role="group" aria-label={i18n._(`holdings.allocation.${kind}`)}>
          <BarTable>
            <thead>
              <tr>
                <th scope="col">{i18n._(`holdings.allocation.${kind}`)}</th>
                <th scope="col" data-figure>
                  {i18n._('holdings.allocation.share')}
                </th>
                <th scope="col" data-figure>
                  {i18n._('holdings.value')}
                </th>
              </tr>
            </thead>
            {parts.map(({ name, percent, valuePaise }) => (
              <tbody key={name}>
                <tr>
                  <th scope="row" lang={languageOf(nameOf(i18n, kind, name))}>
                    {nameOf(i18n, kind, name)}
                  </th>
                  <td data-figure>
                    <Percent value={percent} decimals={1} />
                  </td>
                  <td data-figure>
                    <PaiseMoney paise={valuePaise} />
                  </td>
                </tr>
                <tr aria-hidden>
                  <td colSpan={3} data-bar>
                    <span style={{ width: `${percent}%` }} />
                  </td>
                </tr>
              </tbody>
            ))}
          </BarTable>
        </ScrollArea>
      </Stack>
    </Card>
  );
}
