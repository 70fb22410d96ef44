import { useLingui } from '@lingui/react';
import { toggleComparedScheme, MAX_COMPARED_SCHEMES, isSchemeCompared, type SchemeCard } from '@folioflow/flows';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { WatchButton } from '../SchemeCard/WatchButton.tsx';
import type { SchemeControlsColumn } from '../SchemeTable/SchemeTable.tsx';
import { StickyFoot } from '../../page/StickyFoot/StickyFoot.ts';
import type { ComparisonSelectionProps } from './ComparisonBar.tsx';

export type { ComparisonSelectionProps };

const loadChoice = createCachedLoader(async () => (await import('./ComparisonBar.tsx')).ComparisonBar);

/* Full height from the frame of the first selection on. */
const Foot = styled(StickyFoot)`
  min-height: 4.25rem;

  @media (max-width: 40rem) {
    min-height: 7rem;

    /* The link has one line. */
    > button:not(:last-child) {
      flex: 1 1 4rem;
    }

    > :is(button, a):last-child {
      flex: 3 1 11rem;
    }
  }
`;

const SelectionContext = createContext<ComparisonSelectionProps | null>(null);

/** A change renders the checkbox only, not the card. */
export function CompareCheckbox({ card: { name, scheme } }: { card: Pick<SchemeCard, 'name' | 'scheme'> }) {
  const { i18n } = useLingui();
  const choosing = use(SelectionContext);
  if (choosing === null) return null;
  const { chosen, onChoose } = choosing;
  const isTicked = isSchemeCompared(chosen, scheme);
  const { code, isin } = scheme;
  return (
    <Checkbox
      checked={isTicked}
      disabled={!isTicked && chosen.length === MAX_COMPARED_SCHEMES}
      aria-label={i18n._('comparison.pick.labelOf', { name })}
      onCheckedChange={() => onChoose(toggleComparedScheme(chosen, { code, isin }))}
    >
      {i18n._('comparison.pick.label')}
    </Checkbox>
  );
}

/** A checkbox for each scheme of a list inside `ComparisonSelection`. */
export const compareControls: SchemeControlsColumn = {
  label: 'comparison.pick.label',
  of: (card) => (
    <>
      <CompareCheckbox card={card} />
      <WatchButton scheme={card.scheme} />
    </>
  ),
};

/** A list with selectable schemes. A bar below it stays visible and links to their comparison. */
export function ComparisonSelection({
  chosen,
  onChoose,
  children,
}: ComparisonSelectionProps & { children: ReactNode }) {
  const { i18n } = useLingui();
  const choosing = useMemo(() => ({ chosen, onChoose }), [chosen, onChoose]);
  return (
    <SelectionContext value={choosing}>
      {children}
      {chosen.length > 0 && (
        <Foot role="region" aria-label={i18n._('comparison.pick.bar')}>
          <OnDemand load={loadChoice} props={choosing} fetching={null} />
        </Foot>
      )}
    </SelectionContext>
  );
}
