import { COMPARED_AT_MOST, say, schemesSearchOf, type SchemeKey } from '@folioflow/flows';
import { comparison as words } from '@folioflow/flows/words/comparison';
import { Button } from '../../primitives/Button/Button.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';

export interface ComparingProps {
  chosen: readonly SchemeKey[];
  onChoose: (chosen: readonly SchemeKey[]) => void;
}

/** How many schemes are ticked, and the way to their comparison. */
export function ComparisonChoice({ chosen, onChoose }: ComparingProps) {
  const count = chosen.length;
  const told =
    count === COMPARED_AT_MOST
      ? say(words['pick.full'], { count })
      : count === 1
        ? words['pick.chosen.one']
        : say(words['pick.chosen'], { count });
  return (
    <>
      <p role="status">{told}</p>
      <Button variant="secondary" onClick={() => onChoose([])}>
        {words['pick.clear']}
      </Button>
      {count === 1 ? (
        <Button disabled>{words['pick.one']}</Button>
      ) : (
        <LinkButton to={`/schemeList${schemesSearchOf(chosen)}`}>{say(words['pick.many'], { count })}</LinkButton>
      )}
    </>
  );
}
