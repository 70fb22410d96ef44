import { watchPath, type SchemeParameters } from '@folioflow/flows';
import { watching } from '@folioflow/flows/words/watching';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** From a scheme to a watchlist, which begins with it. */
export const WatchLink = ({ scheme }: { scheme: SchemeParameters }) => (
  <TextLink to={watchPath(scheme)} alone>
    {watching['watch.add']}
    <VisuallyHidden> ({scheme.name || scheme.code})</VisuallyHidden>
  </TextLink>
);
