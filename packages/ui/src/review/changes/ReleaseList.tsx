import { formatDay } from '../../format/day.ts';
import { PlainButton as Button } from '../../primitives/Button/PlainButton.tsx';
import { Counts } from './changes-look.ts';
import type { ReleaseName } from './room-changes.ts';

interface ReleaseListProps {
  releases: readonly ReleaseName[];
  /** Version of the shown release; null for the latest comparison. */
  shown: string | null;
  onShow: (release: string | null) => void;
}

/** The latest comparison and the releases, the last one first. */
export function ReleaseList({ releases, shown, onShow }: ReleaseListProps) {
  const entries = [
    { release: null, name: 'Latest comparison' },
    ...releases.map(({ release, day }) => ({ release, name: `${release}, ${formatDay(day)}` })),
  ];
  return (
    <nav aria-label="Comparisons">
      <Counts>
        {entries.map(({ release, name }) => (
          <li key={name}>
            <Button variant="quiet" size="small" aria-current={release === shown} onClick={() => onShow(release)}>
              {release === shown ? <strong>{name}</strong> : name}
            </Button>
          </li>
        ))}
      </Counts>
    </nav>
  );
}
