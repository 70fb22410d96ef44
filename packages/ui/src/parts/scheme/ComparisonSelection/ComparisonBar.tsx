import { useLingui } from '@lingui/react';
import { MAX_COMPARED_SCHEMES, comparedSchemesQuery, type SchemeKey } from '@folioflow/flows';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';

export interface ComparisonSelectionProps {
  chosen: readonly SchemeKey[];
  onChoose: (chosen: readonly SchemeKey[]) => void;
}

/** Number of selected schemes and the link to their comparison. */
export function ComparisonBar({ chosen, onChoose }: ComparisonSelectionProps) {
  const { i18n } = useLingui();
  const count = chosen.length;
  const told =
    count === MAX_COMPARED_SCHEMES
      ? i18n._('comparison.pick.full', { count })
      : i18n._('comparison.pick.chosen', { count });
  return (
    <>
      <p role="status">{told}</p>
      <Button variant="secondary" onClick={() => onChoose([])}>
        {i18n._('comparison.pick.clear')}
      </Button>
      {count === 1 ? (
        <Button disabled>{i18n._('comparison.pick.one')}</Button>
      ) : (
        <LinkButton to={`/schemeList${comparedSchemesQuery(chosen)}`}>
          {i18n._('comparison.pick.many', { count })}
        </LinkButton>
      )}
    </>
  );
}
