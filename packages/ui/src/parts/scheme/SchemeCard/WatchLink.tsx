import { addToWatchlistPath, type SchemeIdentity } from '@folioflow/flows';
import { watching } from '@folioflow/flows/words/watching';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** A link from a scheme to a new watchlist that contains it. */
export const WatchLink = ({ scheme }: { scheme: SchemeIdentity }) => (
  <TextLink to={addToWatchlistPath(scheme)} alone>
    {watching['watch.add']}
    <VisuallyHidden> ({scheme.name || scheme.code})</VisuallyHidden>
  </TextLink>
);
