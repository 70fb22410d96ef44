import { schemeCardOf, type SchemeKey } from '@folioflow/flows';
import { sampleSchemes } from '@folioflow/flows/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Page } from '../../../shell/Page.tsx';
import { SchemeCard } from '../SchemeCard/SchemeCard.tsx';
import { compareControls, ComparisonSelection } from './ComparisonSelection.tsx';

const cards = sampleSchemes(4).map(schemeCardOf);
const noop = () => undefined;

function SelectableList({ count }: { count: number }) {
  const [chosen, choose] = useState<readonly SchemeKey[]>(cards.slice(0, count).map(({ scheme }) => scheme));
  return (
    <Page>
      <ComparisonSelection chosen={chosen} onChoose={choose}>
        <ul style={{ display: 'grid', gap: '1rem', maxWidth: '22rem' }}>
          {cards.map((card) => (
            <li key={card.id}>
              <SchemeCard card={card} isNarrow={false} onFollow={noop} control={compareControls.of(card)} />
            </li>
          ))}
        </ul>
      </ComparisonSelection>
    </Page>
  );
}

const meta = { title: 'Parts/ComparisonSelection', component: SelectableList, args: { count: 0 } } satisfies Meta<
  typeof SelectableList
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NoneTicked: Story = {};
export const OneTicked: Story = { args: { count: 1 } };
export const TwoTicked: Story = { args: { count: 2 } };
export const AsManyAsCanBe: Story = { args: { count: 3 } };
