import { chosenWith, COMPARED_AT_MOST, isChosen, say, type SchemeCard } from '@folioflow/flows';
import { comparison as words } from '@folioflow/flows/words/comparison';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { keeping } from '../../primitives/on-demand.ts';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import type { SchemeControls } from '../SchemeTable/SchemeTable.tsx';
import { StickyFoot } from '../StickyFoot/StickyFoot.ts';
import type { ComparingProps } from './ComparisonChoice.tsx';

export type { ComparingProps };

const loadChoice = keeping(async () => (await import('./ComparisonChoice.tsx')).ComparisonChoice);

/* As high as it will be, from the frame of the first tick on. */
const Foot = styled(StickyFoot)`
  min-height: 4.25rem;

  @media (max-width: 40rem) {
    min-height: 7rem;

    /* The way on keeps to one line. */
    > button:not(:last-child) {
      flex: 1 1 4rem;
    }

    > :is(button, a):last-child {
      flex: 3 1 11rem;
    }
  }
`;

const Choosing = createContext<ComparingProps | null>(null);

/** A tick draws its own box anew, and no card. */
export function CompareTick({ card: { name, scheme } }: { card: Pick<SchemeCard, 'name' | 'scheme'> }) {
  const choosing = use(Choosing);
  if (choosing === null) return null;
  const { chosen, onChoose } = choosing;
  const isTicked = isChosen(chosen, scheme);
  const { code, isin } = scheme;
  return (
    <Checkbox
      checked={isTicked}
      disabled={!isTicked && chosen.length === COMPARED_AT_MOST}
      aria-label={say(words['pick.labelOf'], { name })}
      onCheckedChange={() => onChoose(chosenWith(chosen, { code, isin }))}
    >
      {words['pick.label']}
    </Checkbox>
  );
}

/** A tick on each scheme of a list, inside `Comparing`. */
export const compareControls: SchemeControls = {
  label: words['pick.label'],
  of: (card) => <CompareTick card={card} />,
};

/** A list whose schemes can be ticked, and below it, in sight while it scrolls, the way to see them beside each other. */
export function Comparing({ chosen, onChoose, children }: ComparingProps & { children: ReactNode }) {
  const choosing = useMemo(() => ({ chosen, onChoose }), [chosen, onChoose]);
  return (
    <Choosing value={choosing}>
      {children}
      {chosen.length > 0 && (
        <Foot role="region" aria-label={words['pick.bar']}>
          <OnDemand load={loadChoice} props={choosing} fetching={null} />
        </Foot>
      )}
    </Choosing>
  );
}
