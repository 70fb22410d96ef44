import { Unstyled } from '@storybook/addon-docs/blocks';
import { LinkProvider } from '../packages/ui/src/primitives/Link/LinkProvider.tsx';
import { ChangesPage } from '../packages/ui/src/review/changes/ChangesPage.tsx';
import { changesSource } from '../tools/room/load-changes.ts';
import { ReviewLink } from './ReviewLink.tsx';

/** The latest comparison of the review room with an earlier version, and those of releases. */
export function RoomChanges() {
  return (
    <Unstyled>
      <LinkProvider link={ReviewLink}>
        <ChangesPage source={changesSource} />
      </LinkProvider>
    </Unstyled>
  );
}
