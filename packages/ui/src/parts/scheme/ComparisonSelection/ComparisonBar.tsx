import { MAX_COMPARED_SCHEMES, formatMessage, comparedSchemesQuery, type SchemeKey } from '@folioflow/flows';
import { comparison as words } from '@folioflow/flows/words/comparison';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { formatCount } from '../../../format/format-count.ts';

export interface ComparisonSelectionProps {
  chosen: readonly SchemeKey[];
  onChoose: (chosen: readonly SchemeKey[]) => void;
}

/** Number of selected schemes and the link to their comparison. */
export function ComparisonBar({ chosen, onChoose }: ComparisonSelectionProps) {
  const count = chosen.length;
  const told =
    count === MAX_COMPARED_SCHEMES
      ? formatMessage(words['pick.full'], { count })
      : formatCount({ one: words['pick.chosen.one'], other: words['pick.chosen'] }, count);
  return (
    <>
      <p role="status">{told}</p>
      <Button variant="secondary" onClick={() => onChoose([])}>
        {words['pick.clear']}
      </Button>
      {count === 1 ? (
        <Button disabled>{words['pick.one']}</Button>
      ) : (
        <LinkButton to={`/schemeList${comparedSchemesQuery(chosen)}`}>
          {formatMessage(words['pick.many'], { count })}
        </LinkButton>
      )}
    </>
  );
}
