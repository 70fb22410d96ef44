import { openInReview, type OpenPath } from './open-in-review.ts';
import { referenceName, referencePath, type References } from './references.ts';

interface ReferenceLinksProps {
  references: References | undefined;
  onOpen: OpenPath;
}

/** Links to the rows and decisions behind a name. */
export function ReferenceLinks({ references = [], onOpen }: ReferenceLinksProps) {
  return references.map((id) => {
    const path = referencePath(id);
    return (
      <span key={id}>
        {' '}
        <a href={path} target="_top" onClick={openInReview(path, onOpen)}>
          {referenceName(id)}
        </a>
      </span>
    );
  });
}
